import { runCommandLine } from './run-command.ts'

// An older Node cannot become this process, and has started it instead. Were that one killed, this would go on unseen.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

process.exitCode = await runCommandLine(process.argv.slice(2))
// Whatever still holds the process after that is not worth waiting for.
setTimeout(() => process.exit(), 1000).unref()
