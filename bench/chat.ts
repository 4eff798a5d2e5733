import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { makeChats } from './chat-data.ts'
import { startCrowds } from './chat-crowds.ts'
import { startChild } from './child.ts'
import { cpuOf, cpuOfServer, postmasterOf } from './cpu.ts'
import { median } from './median.ts'

// Chat: what ten thousand open sockets take of the memory, how soon the last of them hears something, a thousand chats of ten
// that all talk, and everybody coming back after the server was killed; beside a bare `ws` server that only passes on.

const people = Number(process.argv[2] ?? 10_000)
const perSecond = Number(process.argv[3] ?? 1000)
const rounds = 5
const posts = 5
const seconds = 20

const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const certificate = await loadCertificate({ data, certFile: undefined, keyFile: undefined, hostname: 'localhost' })
const chats = await makeChats(people)
const origin = 'https://localhost'
const env = {
  FOLKMOOT_URL: origin,
  FOLKMOOT_CONNECTIONS: '100000',
  FOLKMOOT_CONNECTIONS_ADDRESS: '100000',
}
const start = (port = 0) => startChild('served.ts', { connection: chats.connection, certificate, data, env, port })
const serverAt = (port: number) => ({ port, cert: certificate.cert, origin })

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
const told = (name: string, ...figures: string[]): void => console.log(`${name.padEnd(44)} ${figures.join('  ')}`)
const post = (text: string): string => JSON.stringify({ type: 'chat_msg_type_normal', message: `${text} @@NOW` })

const around = {
  object: 'chat_message',
  id: 123_456,
  created: '2026-11-16T06:00:00.000000Z',
  version: 4711,
  user_id: 1234,
  group_id: 12,
  chat_id: 345,
  type: 'chat_msg_type_normal',
  message: '',
  msg_num: 0,
  delete_msg_num: 0,
  reply_to_msg_num: 0,
  edited: null,
  nonce: '',
  media: null,
  tapbacks: [],
  tapback_counts: [],
  display_name: 'Talker1234',
  user_name: '',
  profile_photo_url: '',
  profile_privacy: 'profile_members',
  profile_color: '',
  email: 'talker…@example.org',
}
const bare = await startChild('chat-yardstick.ts', { certificate, around })
let ours = await start()
const [bareCrowds, ourCrowds] = [await startCrowds(), await startCrowds()]

async function fill(name: string, crowds: typeof bareCrowds, pid: number, port: number): Promise<void> {
  const before = residentMegabytes(pid)
  const began = performance.now()
  await crowds.come(chats.one, serverAt(port))
  const took = (performance.now() - began) / 1000
  await pause(12_000)
  const { open } = await crowds.count()
  told(
    `${name}: ${open} sockets`,
    `${(residentMegabytes(pid) - before).toFixed(0)} MB`,
    `open after ${took.toFixed(1)} s`,
  )
}

/** Some posts to all, one when the one before has come to everybody. */
async function broadcast(crowds: typeof bareCrowds, pid: number) {
  const [began, used] = [performance.now(), cpuOf(pid)]
  let heard = 0
  let last = 0
  for (let n = 0; n < posts; n += 1) {
    await crowds.say(n, post(`Everybody hears number ${n}.`))
    for (let here = 0; here < people;) {
      await pause(5)
      const count = await crowds.count()
      if (count.wrong.length > 0) console.log(count.wrong)
      here += count.heard
      heard += count.heard
      last = Math.max(last, count.wait(1) || 0)
    }
  }
  const took = performance.now() - began
  return { rate: heard / (took / 1000), last, cpu: ((cpuOf(pid) - used) / heard) * 1000 }
}

await fill('bare ws', bareCrowds, bare.pid, bare.port)
await fill('folkmoot', ourCrowds, ours.pid, ours.port)
const runs: { bare: Awaited<ReturnType<typeof broadcast>>; ours: Awaited<ReturnType<typeof broadcast>> }[] = []
for (let round = 0; round < rounds; round += 1)
  runs.push({ bare: await broadcast(bareCrowds, bare.pid), ours: await broadcast(ourCrowds, ours.pid) })
for (const who of ['bare', 'ours'] as const) {
  const of = (part: 'rate' | 'last' | 'cpu') => median(runs.map(run => run[who][part]))
  told(
    `${who === 'bare' ? 'bare ws' : 'folkmoot'}: a post to all`,
    `${of('rate').toFixed(0)} frames/s`,
    `the last hears it after ${of('last').toFixed(0)} ms`,
    `${of('cpu').toFixed(1)} µs CPU a frame`,
  )
}
told(
  'folkmoot : bare ws',
  `${((100 * median(runs.map(run => run.ours.rate / run.bare.rate))) | 0).toString()} % of the frames a second`,
)
bareCrowds.stop()
await bare.stop()

await ourCrowds.order({ do: 'go' })
await ourCrowds.come(chats.tens, serverAt(ours.port))
await ourCrowds.count()
const [{ backend }] = (await chats.sql(`select pg_backend_pid() as backend`)) as [{ backend: number }]
const postmaster = postmasterOf(backend)
const before = { server: cpuOf(ours.pid), database: cpuOfServer(postmaster) }
const expected = perSecond * seconds * 10
await ourCrowds.order({ do: 'talk', perSecond: perSecond / 2, seconds, text: post('One of ten says this.') })
await pause(3000)
const talk = await ourCrowds.count()
const cpu = (part: keyof typeof before, now: number): string =>
  `${part} ${((now - before[part]) / talk.said).toFixed(2)} ms CPU a post`
told(
  `${people / 10} chats of ten, ${perSecond} posts/s for ${seconds} s`,
  `p50 ${talk.wait(0.5)} ms`,
  `p99 ${talk.wait(0.99)} ms`,
  `most ${talk.wait(1)} ms`,
  `${expected - talk.heard} of ${expected} lost`,
  `${talk.wrong.length} out of order`,
  cpu('server', cpuOf(ours.pid)),
  cpu('database', cpuOfServer(postmaster)),
)

// Killed while all talk: what was not heard before is heard after.
const talking = ourCrowds.order({ do: 'talk', perSecond: perSecond / 20, seconds: 5, text: post('Before the end.') })
await pause(2500)
await ours.kill()
await talking
const began = performance.now()
ours = await start(ours.port)
await ourCrowds.order({ do: 'return', server: serverAt(ours.port), atOnce: 100, greet: '{"since":LAST}' })
const back = (performance.now() - began) / 1000
await pause(5000)
const after = await ourCrowds.count()
const rows = (await chats.sql(
  `select num_messages from chats where id in (select chat_id from chat_subs group by 1 having count(*) = 10)`,
)) as { num_messages: number }[]
const said = rows.reduce((sum, row) => sum + row.num_messages, 0) * 10
told(
  `${people} come back after kill -9`,
  `${back.toFixed(1)} s with the start`,
  `${after.open} are there`,
  `${said - after.lasts.reduce((sum, last) => sum + last, 0)} of ${said} missed`,
  `${after.wrong.length} out of order`,
)

ourCrowds.stop()
await ours.stop()
await chats.close()
await rm(data, { recursive: true })
