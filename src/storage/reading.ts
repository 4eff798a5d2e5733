import type { Connections } from './connections.ts'
import { isStale, leavesConnectionUsable } from './failures.ts'
import { type Answer, Execution, planningOf, type Request, type Tell } from './statement.ts'
import { traced, type Tx } from './tx.ts'
import { encode } from './values.ts'

type Ask = (request: Request) => Promise<Answer>

type Reading = {
  /**
   * Runs statements one by one, each on its own. Quick ones that are asked for in one moment travel together, whoever asks:
   * docs/decisions/0328.
   */
  read: Tx
  /** The same for one purpose: what else is asked for at once travels at once, in one round trip, and the answers come together. */
  readAtOnce(): Tx
}

export function readingOn(connections: Connections): Reading {
  // After all that has come in by now, on whatever connection.
  const gathered = gathering(connections, most.ofSeveral, setImmediate)
  const unlessQuick = (ask: Ask): Tx => readingBy(request => (request.statement.isQuick ? gathered : ask)(request))
  return {
    read: unlessQuick(request => executeAlone(connections, request)),
    readAtOnce: () => unlessQuick(gathering(connections, most.ofOne, process.nextTick)),
  }
}

const readingBy = (ask: Ask): Tx => ({
  async execute(statement, values) {
    try {
      return await ask({ statement, values: values.map(encode) })
    } catch (error) {
      throw traced(error)
    }
  },
})

type Asker = { resolve: (answer: Answer) => void; reject: (error: unknown) => void }
/** What is asked for, by one or by several. */
type Asked = { request: Request; askers: Asker[] }
/**
 * How many share a round trip. More of what several ask for goes by other connections: while some are told what was found, others
 * are looked for.
 */
const most = { ofSeveral: 8, ofOne: 32 }

/**
 * Has what is asked for until then travel in few round trips. Should one fail, the others are none the worse. `later`: not before
 * everybody who has just heard an answer has asked for what comes next.
 */
function gathering(connections: Connections, atOnce: number, later: (travel: () => void) => unknown): Ask {
  let waiting = new Map<unknown, Asked>()

  const alone = ({ request, askers }: Asked): void =>
    void executeAlone(connections, request).then(
      answer => tell(askers, answer),
      (error: unknown) => refuse(askers, error),
    )
  function send(asked: readonly Asked[]): void {
    if (asked.length === 1) return alone(asked[0]!)
    const requests = asked.map(({ request }) => request)
    const open = new Map(asked.entries())
    const answered = (n: number, answer: Answer): void => {
      const one = open.get(n)
      open.delete(n)
      if (one) tell(one.askers, answer)
    }
    // What may have changed something is not sure before all is: should another be refused, it is undone. docs/decisions/0338
    const soon = (n: number, answer: Answer): void => void (requests[n]!.statement.isQuick && answered(n, answer))
    return void executeAll(connections, requests, soon).then(
      answers => answers.forEach((answer, n) => answered(n, answer)),
      (error: unknown) => {
        const left = [...open.values()]
        // What the server refused it has undone, whichever of them it was.
        if (leavesConnectionUsable(error) || isStale(error)) left.forEach(alone)
        else for (const { askers } of left) refuse(askers, error)
      },
    )
  }
  function travel(): void {
    const asked = [...waiting.values()]
    waiting = new Map()
    if (asked.length === 1) return alone(asked[0]!)
    // One that is planned by its values would have the others planned so, too.
    for (const alike of Object.values(Object.groupBy(asked, ({ request }) => planningOf(request))))
      for (let n = 0; n < alike.length; n += atOnce) send(alike.slice(n, n + atOnce))
  }
  return request =>
    new Promise((resolve, reject) => {
      const question = questionOf(request)
      const asked = waiting.get(question) ?? { request, askers: [] }
      const isFirst = waiting.size === 0
      asked.askers.push({ resolve, reject })
      waiting.set(question, asked)
      if (isFirst) later(travel)
    })
}

/** What those who ask for the same have in common. Only quick statements are known to change nothing. */
const questionOf = (request: Request): unknown =>
  request.statement.isQuick && !request.values.some(Buffer.isBuffer)
    ? request.statement.name + JSON.stringify(request.values)
    : request

/** Each gets rows of their own. */
function tell([first, ...others]: readonly Asker[], answer: Answer): void {
  first!.resolve(answer)
  for (const { resolve } of others) resolve({ ...answer, rows: answer.rows.map(row => ({ ...row })) })
}
function refuse(askers: readonly Asker[], error: unknown): void {
  for (const { reject } of askers) reject(error)
}

async function executeAlone(connections: Connections, request: Request): Promise<Answer> {
  try {
    return (await executeAll(connections, [request]))[0]!
  } catch (error) {
    if (isStale(error)) return (await executeAll(connections, [request]))[0]!
    throw error
  }
}

// The pool's own query() throws the connection away after any refused statement, and does more work per call.
const executeAll = (connections: Connections, requests: readonly Request[], soon?: Tell): Promise<Answer[]> =>
  new Promise((resolve, reject) => {
    connections.take((refusal, client) => {
      if (!client) return reject(refusal)
      const done = (error: Error | null, answers?: Answer[]): void => {
        connections.giveBack(client, error !== null && !leavesConnectionUsable(error))
        if (answers) resolve(answers)
        else reject(error ?? new Error('the server gave no answer'))
      }
      client.query(new Execution(requests, 'alone', done, soon))
    })
  })
