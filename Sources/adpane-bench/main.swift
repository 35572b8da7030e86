import Glibc

var arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.first == "solver" else {
  print("usage: adpane-bench solver [--import FILE] [--export FILE] [--runs N] [LAYOUT...]")
  exit(2)
}
exit(SolverCommand.run(Array(arguments.dropFirst())))
