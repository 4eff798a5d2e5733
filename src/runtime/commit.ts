import { isKept, type FactData, type FactName } from '#contract/facts.ts'
import type { Client } from '#storage/transaction.ts'
import type { Database, OpenTransaction } from '#storage/database.ts'
import type { Cache, Changed } from './cache.ts'
import type { Via } from './call.ts'
import { writeFacts, type NewFact, type Reader } from './outbox.ts'

export type CommitParts = {
  database: Database
  cache: Cache
  readers: readonly Reader[]
  wakeOutbox: () => void
  /** Somebody has something to send. */
  wakeQueue: () => void
  /** Told what has happened here, once it is committed. */
  hear: (facts: readonly NewFact[]) => void
}

/** Says what has happened: it is written down at the end, and finds the notes that were left. */
export type Tell = (facts: readonly NewFact[]) => void
type Work<T> = (tx: OpenTransaction, tell: Tell) => Promise<T>
export type Commit = <T>(work: Work<T>, waiting?: Client) => Promise<T>

/** The change and its facts in one transaction; afterwards, and only then, the rest of the house hears of it. */
export function buildCommit({ database, cache, readers, wakeOutbox, wakeQueue, hear }: CommitParts): Commit {
  /** Facts that somebody acts on. */
  const awaited = new Set(readers.flatMap(({ facts }) => facts))

  return async <T>(work: Work<T>, waiting?: Client): Promise<T> => {
    let facts: NewFact[] = []
    const result = await database.transaction(async tx => {
      facts = []
      const done = await work(tx, told => void facts.push(...told))
      writeFacts(tx, facts.filter(isKept), readers)
      return done
    }, waiting)
    const kept = facts.filter(isKept)
    if (kept.length > 0) cache.changed(changedBy(kept))
    if (facts.length > 0) hear(facts)
    if (facts.some(({ name }) => awaited.has(name))) wakeOutbox()
    if (facts.some(({ name }) => name === 'message.posted')) wakeQueue()
    return result
  }
}

export type Operation = { tx: OpenTransaction; record<F extends FactName>(name: F, data: FactData[F]): void }
/** What the service or its operator does without a call: one transaction, and facts as for any other change. */
export type Operate = <T>(work: (operation: Operation) => Promise<T>) => Promise<T>

export const buildOperate =
  (commit: Commit): Operate =>
  work =>
    commit(async (tx, tell) => {
      const facts: NewFact[] = []
      const record: Operation['record'] = (name, data) =>
        void facts.push(newFact(name, data, { group_id: 0, account_id: null, via: 'via_robot' }))
      const result = await work({ tx, record })
      tell(facts)
      return result
    })

type Circumstances = { group_id: number; account_id: number | null; via: Via }

/** A fact may be about another group than the call: one that was just made, or a subgroup. Then it says which. */
export function newFact(name: FactName, data: object, { group_id, account_id, via }: Circumstances): NewFact {
  const named = 'group_id' in data ? Number(data.group_id) : 0
  return { name, group_id: named || group_id, account_id, via, data } as NewFact
}

const isAboutContents = (name: FactName): boolean => /^(?:message|topic|archives|event|chat)\./.test(name)

/** Whatever a fact is about may be in a cache somewhere. */
function changedBy(facts: readonly NewFact[]): Changed {
  const accounts = new Set<number>()
  const groups = new Set<number>()
  const contents = new Set<number>()
  for (const { name, group_id, data } of facts) {
    if (group_id) (isAboutContents(name) ? contents : groups).add(group_id)
    if ('account_id' in data) accounts.add(data.account_id)
  }
  return { accounts: [...accounts], groups: [...groups], contents: [...contents] }
}
