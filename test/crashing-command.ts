// The command line, in a process that dies as its first word says; the others are those of the command.
import { crashAt, type CrashPoint } from './crash-points.ts'

const [death] = process.argv.splice(2, 1)
const given = JSON.parse(death!) as CrashPoint | null
if (given) crashAt(given)
await import('#cli/main.ts')
