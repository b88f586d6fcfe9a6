import MizanCLI

ConformanceTool.runTool()
