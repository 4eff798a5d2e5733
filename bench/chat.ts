// Chat: what open sockets take of the memory, how soon the last of them hears something, chats of ten that all talk, and
// everybody coming back after the server was killed; beside a bare `ws` server that only passes on.
import { broadcast, reconnectAll, memory, talk } from './chat-scenarios.ts'
import { openChatWorld } from './support/chat-world.ts'

const [people = 10_000, perSecond = 1000] = process.argv.slice(2, 4).map(Number)
const chosen = process.argv.slice(4)
const parts = { memory, broadcast, talk, comeBack: reconnectAll }

const world = await openChatWorld(people)
for (const [name, run] of Object.entries(parts))
  if (chosen.length === 0 || chosen.includes(name)) await run(world, perSecond)
await world.close()
