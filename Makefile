# AdPane: the two commands are `make run` and `make test`; `make help` lists the rest.

# What `make run` shows: a folder, layouts, or a whole command such as "render path/to/Your.xib".
ARGS ?= Layouts
# Where `make install` puts the program and the layouts.
PREFIX ?= /usr/local

# One release program serves run, test and install. The Swift runtime is linked in, so that it starts fast and runs without Swift.
RELEASE = swift build -c release --static-swift-stdlib --product adpane
PROGRAM = .build/release/adpane

SHELL = /bin/bash
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL = help
.PHONY: help run test lint build install swift

## run: build the program and start it; ARGS="render path/to/Your.xib" says with what
run: build
	@$(PROGRAM) $(ARGS)

## test: run all tests, the end-to-end tests on the release program, and the format lint
test: swift
	@Scripts/debian-packages test
	$(RELEASE)
	ADPANE_PROGRAM="$(CURDIR)/$(PROGRAM)" swift test
	$(MAKE) lint

## lint: check the format of all Swift files
lint: swift
	swift format lint --strict -r Sources Tests Package.swift

## build: build the release program, .build/release/adpane
build: swift
	@Scripts/debian-packages build
	@$(RELEASE) >&2

## install: put the program and its layouts under PREFIX (/usr/local)
install: build
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/adpane/Layouts"
	install -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/adpane"
	install -m 644 Layouts/*.xib Layouts/*.json Layouts/README.md "$(DESTDIR)$(PREFIX)/share/adpane/Layouts"

## help: list the targets
help:
	@echo "usage: make TARGET"
	@sed -n 's/^## \([a-z]*\): /  \1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 12

swift:
	@command -v swift >/dev/null 2>&1 || { \
	  echo "AdPane is built with Swift 6.1 or later, which is not here: see https://www.swift.org/install/linux/" >&2; \
	  exit 1; }
