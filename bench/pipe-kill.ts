import { newCrashWorld } from '#test/mail-crash.ts'
import { pipeThroughCrashes } from '#test/pipe-crash.ts'

// Mails that are piped to a command which dies at every question that it asks the database, before it and after it; then once more to
// one that does not. It ends with an error where something is lost, archived twice or not whole. Two numbers name the first and the last
// question: it asks some 35.

const [first, last] = [Number(process.argv[2] ?? 1), Number(process.argv[3] ?? 32)]
const deaths = Array.from({ length: last - first + 1 }, (_, n) => n + first).flatMap(at => [
  { at, side: 'before' as const },
  { at, side: 'after' as const },
])
const world = await newCrashWorld()
const wasThere = await pipeThroughCrashes(world, deaths)
console.log(
  `${deaths.length} deaths: each mail is posted once; ${wasThere.filter(Boolean).length} were there when the command died, ` +
    `the first of them at question ${deaths[wasThere.indexOf(true)]?.at}`,
)
await world.app.close()
await world.close()
process.exit(0)
