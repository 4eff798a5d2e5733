// The command line, in a process that dies as its first word says; the others are those of the command.
import { dieAt, type Death } from './dying.ts'

const [death] = process.argv.splice(2, 1)
const given = JSON.parse(death!) as Death | null
if (given) dieAt(given)
await import('#cli/main.ts')
