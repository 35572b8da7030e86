# AdPane: the two commands are `make run` and `make test`; `make help` lists the rest.

# What `make run` shows: a folder, layouts, or a whole command such as "render path/to/Your.xib".
ARGS ?= Layouts
# Where `make install` puts the program, its manual page, completions and layouts.
PREFIX ?= /usr/local
SHARE = $(DESTDIR)$(PREFIX)/share

# One release program serves run, test and install. The Swift runtime is linked in, so that it starts fast and runs without Swift.
RELEASE = swift build -c release --static-swift-stdlib --product adpane
PROGRAM = .build/release/adpane

SHELL = /bin/bash
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL = help
.PHONY: help run test lint build install record swift

## run: build the program and start it; ARGS="render path/to/Your.xib" says with what
run: build
	@$(PROGRAM) $(ARGS)

## test: run all tests, the end-to-end tests on the release program; compare the recorded frames; lint the format
test: swift
	@Scripts/debian-packages test
	$(RELEASE)
	ADPANE_PROGRAM="$(CURDIR)/$(PROGRAM)" swift test
	$(PROGRAM) snapshot verify
	$(MAKE) lint

## lint: check the format of all Swift files
lint: swift
	swift format lint --strict -r Sources Tests Package.swift

## build: build the release program, .build/release/adpane
build: swift
	@Scripts/debian-packages build
	@$(RELEASE) >&2

## install: put the program, its manual page, completions and layouts under PREFIX (/usr/local)
install: build
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(SHARE)/adpane/Layouts" "$(SHARE)/man/man1" "$(SHARE)/bash-completion/completions" \
	  "$(SHARE)/zsh/site-functions" "$(SHARE)/fish/vendor_completions.d"
	install -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/adpane"
	$(PROGRAM) manual > "$(SHARE)/man/man1/adpane.1"
	$(PROGRAM) manual --format bash > "$(SHARE)/bash-completion/completions/adpane"
	$(PROGRAM) manual --format zsh > "$(SHARE)/zsh/site-functions/_adpane"
	$(PROGRAM) manual --format fish > "$(SHARE)/fish/vendor_completions.d/adpane.fish"
	install -m 644 Layouts/*.xib Layouts/*.json Layouts/README.md "$(SHARE)/adpane/Layouts"

## record: record the frames of the bundled layouts anew, here and in the tests, after a change that is meant
record: build
	$(PROGRAM) snapshot record --update all --unreferenced delete
	ADPANE_RECORD=all swift test --filter SnapshotTestingTests || true
	swift test --filter SnapshotTestingTests

## help: list the targets
help:
	@echo "usage: make TARGET"
	@sed -n 's/^## \([a-z]*\): /  \1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 12

swift:
	@command -v swift >/dev/null 2>&1 || { \
	  echo "AdPane is built with Swift 6.1 or later, which is not here: see https://www.swift.org/install/linux/" >&2; \
	  exit 1; }
