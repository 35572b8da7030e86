#!/usr/bin/env python3
"""Writes small random constraint systems with their best objective vectors, for LexicographicOracleTests.

An independent answer to what the solver must find: each level is one linear program of its own (HiGHS
through scipy), with error variables for every optional constraint and the results of the levels above as
bounds. Required constraints are taken in their order, each if it can hold with those taken before.

usage: lexicographic_oracle.py > answers.txt      needs scipy (python3 -m pip install scipy)
"""
import random

import numpy
from scipy.optimize import linprog

PRIORITIES = [999.5, 999, 751, 750, 500, 251, 250, 1]


def make_system(generator):
    """Returns a variable count and constraints as (relation, priority, constant, terms)."""
    variables = generator.randint(1, 6)
    rows = []
    for _ in range(generator.randint(1, 14)):
        count = min(variables, generator.choice([1, 1, 2, 2, 2, 3]))
        chosen = generator.sample(range(variables), count)
        terms = [(v, generator.choice([-2, -1, -1, 1, 1, 1, 0.5, 1.5])) for v in chosen]
        relation = generator.choice(["eq", "eq", "le", "ge"])
        priority = 1000 if generator.random() < 0.45 else generator.choice(PRIORITIES)
        rows.append((relation, priority, generator.randint(-20, 20), terms))
    return variables, rows


def dense(variables, terms, width):
    row = numpy.zeros(width)
    for variable, coefficient in terms:
        row[variable] += coefficient
    return row


def feasible(variables, rows):
    upper, upper_bound, equal, equal_bound = [], [], [], []
    for relation, _, constant, terms in rows:
        row = dense(variables, terms, variables)
        if relation == "eq":
            equal.append(row)
            equal_bound.append(-constant)
        else:
            sign = 1 if relation == "le" else -1
            upper.append(sign * row)
            upper_bound.append(-sign * constant)
    answer = linprog(
        numpy.zeros(variables), A_ub=upper or None, b_ub=upper_bound or None, A_eq=equal or None,
        b_eq=equal_bound or None, bounds=[(None, None)] * variables, method="highs")
    return answer.status != 2


def solve(variables, rows):
    """Returns the dropped constraints, the objective by priority and the ambiguous variables."""
    kept, dropped = [], []
    for index, row in enumerate(rows):
        if row[1] < 1000:
            continue
        if feasible(variables, kept + [row]):
            kept.append(row)
        else:
            dropped.append(index)
    optional = [row for row in rows if row[1] < 1000]
    width = variables + 2 * len(optional)
    upper, upper_bound, equal, equal_bound = [], [], [], []
    for relation, _, constant, terms in kept:
        row = dense(variables, terms, width)
        if relation == "eq":
            equal.append(row)
            equal_bound.append(-constant)
        else:
            sign = 1 if relation == "le" else -1
            upper.append(sign * row)
            upper_bound.append(-sign * constant)
    costs = {}
    for number, (relation, priority, constant, terms) in enumerate(optional):
        row = dense(variables, terms, width)
        above, below = variables + 2 * number, variables + 2 * number + 1
        row[above], row[below] = -1, 1
        equal.append(row)
        equal_bound.append(-constant)
        cost = costs.setdefault(priority, numpy.zeros(width))
        cost[above] = 1 if relation != "ge" else 0
        cost[below] = 1 if relation != "le" else 0
    bounds = [(None, None)] * variables + [(0, None)] * (2 * len(optional))
    objective = []
    for priority in sorted(costs, reverse=True):
        answer = linprog(
            costs[priority], A_ub=upper or None, b_ub=upper_bound or None, A_eq=equal or None,
            b_eq=equal_bound or None, bounds=bounds, method="highs")
        assert answer.status == 0, answer.message
        objective.append((priority, answer.fun))
        upper.append(costs[priority])
        upper_bound.append(answer.fun + 1e-9)
    ambiguous = []
    for variable in range(variables):
        ends = []
        for sign in (1, -1):
            cost = numpy.zeros(width)
            cost[variable] = sign
            answer = linprog(
                cost, A_ub=upper or None, b_ub=upper_bound or None, A_eq=equal or None,
                b_eq=equal_bound or None, bounds=bounds, method="highs")
            ends.append(sign * answer.fun if answer.status == 0 else -sign * float("inf"))
        if ends[1] - ends[0] > 1e-5:
            ambiguous.append(variable)
    return dropped, objective, ambiguous


def main():
    generator = random.Random(20240611)
    print("# made by lexicographic_oracle.py")
    for number in range(600):
        variables, rows = make_system(generator)
        dropped, objective, ambiguous = solve(variables, rows)
        print(f"system {number}")
        print(f"variables {variables}")
        for relation, priority, constant, terms in rows:
            words = " ".join(f"{variable} {coefficient:g}" for variable, coefficient in terms)
            print(f"constraint {relation} {priority:g} {constant:g} {words}")
        print("dropped", *dropped)
        print("ambiguous", *ambiguous)
        for priority, value in objective:
            print(f"objective {priority:g} {round(value, 8) + 0:.12g}")
        print("end")


main()
