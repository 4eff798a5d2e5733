// The command line in a process that crashes as its first argument says; the rest are the command's arguments.
import { crashAt, type CrashPoint } from './crash-points.ts'

const [death] = process.argv.splice(2, 1)
const given = JSON.parse(death!) as CrashPoint | null
if (given) crashAt(given)
await import('#cli/main.ts')
