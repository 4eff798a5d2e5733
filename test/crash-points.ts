import pg from 'pg'

/** The n-th question to the database at which a process dies: before it is asked, or after it was answered. */
export type CrashPoint = { at: number; side: 'before' | 'after' }

type DatabaseQuery = string | { callback?: (...answer: unknown[]) => void }

/** Crashes this process after so many queries, as if killed. */
export function crashAt({ at, side }: CrashPoint): void {
  let asked = 0
  const ask = pg.Client.prototype.query
  const die = (): void => void process.kill(process.pid, 'SIGKILL')
  pg.Client.prototype.query = function query(this: pg.Client, question: DatabaseQuery, ...more: unknown[]) {
    asked += 1
    const isLast = asked === at
    if (isLast && side === 'before') die()
    const dies = isLast && side === 'after'
    if (dies && typeof question === 'object') question.callback = die
    const asking = Reflect.apply(ask, this, [question, ...more]) as unknown
    if (dies && typeof question === 'string') void Promise.resolve(asking).then(die)
    return asking
  } as typeof ask
}
