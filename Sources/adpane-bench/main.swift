import Glibc

var arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "solver": exit(SolverCommand.run(Array(arguments.dropFirst())))
case "pictures": exit(PictureCommand.run())
case "snapshots": exit(SnapshotCommand.run(Array(arguments.dropFirst())))
case "terminal": exit(TerminalCommand.run(Array(arguments.dropFirst())))
case "video": exit(VideoCommand.run(Array(arguments.dropFirst())))
default:
  print("usage: adpane-bench solver [--import FILE] [--export FILE] [--runs N] [LAYOUT...]")
  print("       adpane-bench pictures")
  print("       adpane-bench snapshots [FOLDER]")
  print("       adpane-bench terminal [PROGRAM [LAYOUTS [ROW]]]")
  print("       adpane-bench video FILE [COLUMNSxROWS] [FRAMES-A-SECOND]")
  exit(2)
}
