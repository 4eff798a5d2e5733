import { setTimeout as pause } from 'node:timers/promises'
import { startChatClients, type ChatClientPool } from './chat-client-pool.ts'
import { housekeepingOf, delayReport } from './support/chat-delays.ts'
import { post, residentMegabytes, reportFigures, type ChatWorld, type ServerProcess } from './support/chat-world.ts'
import { cpuOf, cpuOfServer, postmasterOf } from './support/cpu.ts'
import { reportMetric } from './support/metrics.ts'
import { median } from './support/median.ts'
import { now } from './support/event-loop-lag.ts'

const ways = { 'over TLS': 'secure', 'behind a proxy': 'plain' } as const

/** What open sockets take of the memory, and opening one of the processors; beside a bare server. */
export async function memory(world: ChatWorld): Promise<void> {
  for (const way of ['over TLS', 'behind a proxy'] as const) {
    for (const name of ['bare ws', 'folkmoot'] as const) {
      const served = await (name === 'folkmoot' ? world.startOurs() : world.startBare())
      const crowds = await startChatClients()
      // What the first ones bring with them is there whether more come or not.
      const [first, rest] = [world.chats.one.slice(0, 50), world.chats.one.slice(50)]
      await crowds.come(first, world[ways[way]](served))
      const [before, used, began] = [residentMegabytes(served.pid), cpuOf(served.pid), performance.now()]
      await crowds.come(rest, world[ways[way]](served))
      const [took, cpu] = [(performance.now() - began) / 1000, cpuOf(served.pid) - used]
      // Until unused memory is released.
      await pause(12_000)
      const { open } = await crowds.count()
      const more = residentMegabytes(served.pid) - before
      if (name === 'folkmoot')
        reportMetric({
          name: `chat: memory for 10,000 ${way}`,
          unit: 'MB',
          ours: (more * 10_000) / rest.length,
          atMost: 250,
        })
      reportFigures(
        `${name}, ${way}: ${open} sockets`,
        [
          `${more.toFixed(0)} MB`,
          `${((more * 1024) / rest.length).toFixed(1)} kB a socket`,
          `open after ${took.toFixed(1)} s`,
          `${(cpu / rest.length).toFixed(2)} ms CPU each`,
        ],
        name === 'folkmoot' ? ['10,000 in under 250 MB', (more * 10_000) / rest.length < 250] : undefined,
      )
      crowds.stop()
      await served.stop()
    }
  }
}

/** Posts to all, each after everyone has received the one before. */
async function postToAll(crowds: ChatClientPool, pid: number, people: number) {
  const [began, used] = [performance.now(), cpuOf(pid)]
  let [heard, last] = [0, 0]
  for (let n = 0; n < 5; n += 1) {
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

/** How soon everyone receives a post, and the frame rate, beside a bare server. */
export async function broadcast(world: ChatWorld): Promise<void> {
  const [bare, ours] = [await world.startBare(), await world.startOurs()]
  const [bareCrowds, ourCrowds] = [await startChatClients(), await startChatClients()]
  await bareCrowds.come(world.chats.one, world.secure(bare))
  await ourCrowds.come(world.chats.one, world.secure(ours))
  await Promise.all([bareCrowds.count(), ourCrowds.count()])
  type Run = Awaited<ReturnType<typeof postToAll>>
  const runs: { bare: Run; ours: Run }[] = []
  for (let round = 0; round < 5; round += 1)
    runs.push({
      bare: await postToAll(bareCrowds, bare.pid, world.people),
      ours: await postToAll(ourCrowds, ours.pid, world.people),
    })
  for (const who of ['bare', 'ours'] as const) {
    const of = (part: 'rate' | 'last' | 'cpu') => median(runs.map(run => run[who][part]))
    reportFigures(
      `${who === 'bare' ? 'bare ws' : 'folkmoot'}: a post to ${world.people}`,
      [
        `${of('rate').toFixed(0)} frames/s`,
        `the last hears it after ${of('last').toFixed(0)} ms`,
        `${of('cpu').toFixed(1)} µs CPU a frame`,
      ],
      who === 'ours' ? ['the last hears it within 2 s', of('last') < 2000] : undefined,
    )
  }
  const ratio = median(runs.map(run => run.ours.rate / run.bare.rate))
  const rates = { ours: median(runs.map(run => run.ours.rate)), bare: median(runs.map(run => run.bare.rate)) }
  reportMetric({ name: `chat: a post to ${world.people}`, unit: 'frames/s', ...rates, share: 0.4 })
  const last = median(runs.map(run => run.ours.last))
  reportMetric({ name: `chat: until the last of ${world.people} hears`, unit: 'ms', ours: last, atMost: 2000 })
  reportFigures(
    'folkmoot : bare ws',
    [`${Math.floor(100 * ratio)} % of the frames a second`],
    ['at least 40 % of bare ws', ratio >= 0.4],
  )
  for (const crowds of [bareCrowds, ourCrowds]) crowds.stop()
  await Promise.all([bare.stop(), ours.stop()])
}

/** Everyone in their chat of ten. */
async function fillTens(world: ChatWorld): Promise<{ ours: ServerProcess; crowds: ChatClientPool }> {
  const [ours, crowds] = [await world.startOurs(), await startChatClients()]
  await crowds.come(world.chats.tens, world.secure(ours))
  await crowds.count()
  return { ours, crowds }
}

/** All chats of ten talk at once. */
export async function talk(world: ChatWorld, perSecond: number): Promise<void> {
  const { ours, crowds } = await fillTens(world)
  const [{ backend }] = (await world.chats.sql(`select pg_backend_pid() as backend`)) as [{ backend: number }]
  const postmaster = postmasterOf(backend)
  const text = post('One of ten says this.')
  // A new server compiles its code; that takes some seconds.
  await crowds.order({ do: 'talk', perSecond: perSecond / 2, seconds: 5, text })
  await crowds.order({ do: 'listen' })
  await crowds.count()
  await ours.stops()
  const began = now()
  const kept = await housekeepingOf(world.chats.sql)
  const cpuOfPeople = (): number => crowds.pids.reduce((sum, pid) => sum + cpuOf(pid), 0)
  const before = { server: cpuOf(ours.pid), database: cpuOfServer(postmaster), people: cpuOfPeople() }
  await crowds.order({ do: 'talk', perSecond: perSecond / 2, seconds: 20, text })
  await crowds.order({ do: 'listen' })
  const talked = await crowds.count()
  const lost = talked.said * 10 - talked.heard
  const cpu = (part: keyof typeof before, now: number): string =>
    `${part} ${((now - before[part]) / talked.said).toFixed(3)} ms CPU a post`
  const isWhole = lost === 0 && talked.wrong.length === 0
  reportMetric({ name: `chat: p99 at ${perSecond} posts/s`, unit: 'ms', ours: talked.wait(0.99), atMost: 300 })
  reportMetric({ name: `chat: lost at ${perSecond} posts/s`, unit: 'frames', ours: lost, atMost: 0 })
  reportFigures(
    `${world.people / 10} chats of ten, ${perSecond} posts/s for 20 s`,
    [
      `p50 ${talked.wait(0.5)} ms`,
      `p99 ${talked.wait(0.99)} ms`,
      `most ${talked.wait(1)} ms`,
      `${lost} of ${talked.said * 10} lost`,
      `${talked.wrong.length} out of order`,
      cpu('server', cpuOf(ours.pid)),
      cpu('database', cpuOfServer(postmaster)),
      // The clients share the machine: their CPU time is missing for the server.
      cpu('people', cpuOfPeople()),
    ],
    ['p99 under 300 ms, nothing lost, order kept', talked.wait(0.99) < 300 && isWhole],
  )
  const happened = {
    ...{ began, seconds: 20, late: talked.late, peopleHeld: talked.held, before: kept },
    ...{ stops: await ours.stops(), after: await housekeepingOf(world.chats.sql) },
  }
  for (const line of delayReport(happened)) console.log(`  ${line}`)
  crowds.stop()
  await ours.stop()
}

/** Killed while all talk: missed messages are received afterwards. */
export async function reconnectAll(world: ChatWorld, perSecond: number): Promise<void> {
  const { ours: first, crowds } = await fillTens(world)
  const talking = crowds.order({ do: 'talk', perSecond: perSecond / 20, seconds: 5, text: post('Before the end.') })
  await pause(2500)
  await first.kill()
  await talking
  const began = performance.now()
  const ours = await world.startOurs(first.port)
  const used = cpuOf(ours.pid)
  await crowds.order({ do: 'return', server: world.secure(ours), atOnce: 100, greet: '{"since":LAST}' })
  const back = (performance.now() - began) / 1000
  const cpu = (cpuOf(ours.pid) - used) / world.people
  await pause(5000)
  const after = await crowds.count()
  const rows = (await world.chats.sql(
    `select num_messages from chats where id in (select chat_id from chat_subs group by 1 having count(*) = 10)`,
  )) as { num_messages: number }[]
  const said = rows.reduce((sum, row) => sum + row.num_messages, 0) * 10
  const missed = said - after.lasts.reduce((sum, last) => sum + last, 0)
  reportMetric({ name: `chat: until ${world.people} are back`, unit: 's', ours: back, atMost: 60 })
  reportMetric({ name: 'chat: missed when back', unit: 'frames', ours: missed, atMost: 0 })
  reportFigures(
    `${world.people} come back after kill -9`,
    [
      `${back.toFixed(1)} s with the start`,
      `${cpu.toFixed(2)} ms CPU each`,
      `${after.open} are there`,
      `${missed} of ${said} missed`,
      `${after.wrong.length} out of order`,
    ],
    ['within 60 s, nothing missed', back < 60 && after.open === world.people && missed === 0],
  )
  crowds.stop()
  await ours.stop()
}
