import MizanCLI

MizanCommand.runTool()
