// On paper: an hour of many nodes under the load of many people, some of which die. A simulation from unit costs, not a measurement; the
// database is taken to keep up. node bench/simulate-nodes.ts [nodes] [deaths in the hour] [times the load]
// Costs in milliseconds of CPU: docs/sizing.md and bench/nodes.ts.
const [nodes = 20, deaths = 10, times = 1] = process.argv.slice(2, 5).map(Number)

/** What comes in a second at the busiest hour: `docs/architecture/growing.md` says how it was estimated. */
const arrivals = {
  page: { perSecond: 930 * times, cost: 6, isAwaited: true },
  call: { perSecond: 500 * times, cost: 1.1, isAwaited: true },
  post: { perSecond: 1.5 * times, cost: 22, isAwaited: true },
  chat: { perSecond: 50 * times, cost: 2, isAwaited: true },
  email: { perSecond: 160 * times, cost: 0.5, isAwaited: false },
} as const
/** A balancer leaves out a node this long after its death; what was leased to it is taken over after the lease. */
const [noticeMs, leaseMs, startMs] = [1000, 60_000, 15_000]
const [stepMs, hourMs] = [10, 3_600_000]
const idlePerSecond = 20

type Work = { at: number; left: number; isAwaited: boolean }
type Node = { queue: Work[]; deadSince: number }
const all: Node[] = Array.from({ length: nodes }, () => ({ queue: [], deadSince: -Infinity }))
const isUp = ({ deadSince }: Node, now: number): boolean => now - deadSince > startMs
/** What a balancer believes. */
const isOffered = (node: Node, now: number): boolean => isUp(node, now) || now - node.deadSince < noticeMs

// The same numbers in each run.
let seed = 35
function random(): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
  return seed / 0x7fffffff
}
/** How many of so many expected ones come in a step. */
function drawCount(expected: number): number {
  let [count, product] = [0, random()]
  for (const end = Math.exp(-expected); product > end; product *= random()) count += 1
  return count
}

const waits: number[] = []
const late: { at: number; work: Work }[] = []
let [busy, failed, asked, mostLate] = [0, 0, 0, 0]
const deathsAt = new Set(Array.from({ length: deaths }, () => Math.floor((random() * hourMs) / stepMs) * stepMs))
for (let now = 0; now < hourMs; now += stepMs) {
  if (deathsAt.has(now)) {
    const node = all[Math.floor(random() * nodes)]!
    for (const work of node.queue)
      if (work.isAwaited) failed += 1
      else late.push({ at: now + leaseMs, work })
    Object.assign(node, { queue: [], deadSince: now })
  }
  const offered = all.filter(node => isOffered(node, now))
  const give = (work: Work): void => {
    // The less busy one of two.
    const [one, two] = [0, 1].map(() => offered[Math.floor(random() * offered.length)]!) as [Node, Node]
    const node = one.queue.length <= two.queue.length ? one : two
    if (isUp(node, now)) node.queue.push(work)
    // A request that nobody took is sent to another one; a job waits in the database.
    else offered.find(other => isUp(other, now))?.queue.push(work)
  }
  while (late[0] && late[0].at <= now) give(late.shift()!.work)
  mostLate = Math.max(mostLate, late.length)
  for (const { perSecond, cost, isAwaited } of Object.values(arrivals))
    for (let n = drawCount((perSecond * stepMs) / 1000); n > 0; n -= 1) {
      asked += 1
      give({ at: now, left: -Math.log(1 - random()) * cost, isAwaited })
    }
  for (const node of all) {
    if (!isUp(node, now)) continue
    // One thread computes; the other cores are those of the database, of pictures and of mail.
    let left = stepMs - (idlePerSecond * stepMs) / 1000
    while (left > 0 && node.queue.length > 0) {
      const work = node.queue[0]!
      const done = Math.min(left, work.left)
      left -= done
      busy += done
      work.left -= done
      if (work.left > 1e-9) break
      node.queue.shift()
      if (work.isAwaited) waits.push(now - work.at + stepMs - left)
    }
  }
}
waits.sort((a, b) => a - b)
const at = (part: number): string => waits[Math.floor(waits.length * part)]!.toFixed(0)
console.log(
  [
    `${nodes} nodes, ${deaths} deaths in an hour, ${times} times the load: a simulation`,
    `${(asked / 3600).toFixed(0)} pieces of work a second; each node's thread is busy ${((busy / hourMs / nodes) * 100).toFixed(0)} % of the time`,
    `an answer takes ${at(0.5)} ms in the middle, ${at(0.99)} ms at p99, ${at(0.999)} ms at p99.9 (without the database)`,
    `${failed} of ${asked} requests were cut off by a death; at most ${mostLate} emails waited for a lease to end`,
  ].join('\n'),
)
