import { isPersisted, type FactData, type FactName } from '#contract/facts.ts'
import type { CommitGuard } from '#storage/transaction.ts'
import type { Database, OpenTransaction } from '#storage/database.ts'
import type { TtlCache, Invalidation } from '../cache/ttl-cache.ts'
import type { Channel } from '../calls/handler.ts'
import { writeFacts, type NewFact, type FactSubscriber } from '../jobs/outbox.ts'

export type CommitDeps = {
  database: Database
  cache: TtlCache
  subscribers: readonly FactSubscriber[]
  wakeOutbox: () => void
  /** Somebody has something to send. */
  wakeQueue: () => void
  /** Told what has happened here, once it is committed. */
  onCommitted: (facts: readonly NewFact[]) => void
}

/** Says what has happened: it is written down at the end, and finds the notes that were left. */
export type RecordFacts = (facts: readonly NewFact[]) => void
type TransactionWork<T> = (tx: OpenTransaction, tell: RecordFacts) => Promise<T>
export type Commit = <T>(work: TransactionWork<T>, waiting?: CommitGuard) => Promise<T>

/** The change and its facts in one transaction; afterwards, and only then, the rest of the house hears of it. */
export function buildCommit({ database, cache, subscribers, wakeOutbox, wakeQueue, onCommitted }: CommitDeps): Commit {
  /** Facts that somebody acts on. */
  const subscribedFacts = new Set(subscribers.flatMap(({ facts }) => facts))

  return async <T>(work: TransactionWork<T>, waiting?: CommitGuard): Promise<T> => {
    let facts: NewFact[] = []
    const result = await database.transaction(async tx => {
      facts = []
      const done = await work(tx, told => void facts.push(...told))
      writeFacts(tx, facts.filter(isPersisted), subscribers)
      return done
    }, waiting)
    const persisted = facts.filter(isPersisted)
    if (persisted.length > 0) cache.invalidate(invalidationFor(persisted))
    if (facts.length > 0) onCommitted(facts)
    if (facts.some(({ name }) => subscribedFacts.has(name))) wakeOutbox()
    if (facts.some(({ name }) => name === 'message.posted')) wakeQueue()
    return result
  }
}

export type SystemTransaction = { tx: OpenTransaction; record<F extends FactName>(name: F, data: FactData[F]): void }
/** What the service or its operator does without a call: one transaction, and facts as for any other change. */
export type RunAsSystem = <T>(work: (systemTransaction: SystemTransaction) => Promise<T>) => Promise<T>

export const buildRunAsSystem =
  (commit: Commit): RunAsSystem =>
  work =>
    commit(async (tx, tell) => {
      const facts: NewFact[] = []
      const record: SystemTransaction['record'] = (name, data) =>
        void facts.push(newFact(name, data, { group_id: 0, account_id: null, via: 'via_robot' }))
      const result = await work({ tx, record })
      tell(facts)
      return result
    })

type FactContext = { group_id: number; account_id: number | null; via: Channel }

/** A fact may be about another group than the call: one that was just made, or a subgroup. Then it says which. */
export function newFact(name: FactName, data: object, { group_id, account_id, via }: FactContext): NewFact {
  const named = 'group_id' in data ? Number(data.group_id) : 0
  return { name, group_id: named || group_id, account_id, via, data } as NewFact
}

const isAboutContents = (name: FactName): boolean => /^(?:message|topic|archives|event|chat)\./.test(name)

/** Whatever a fact is about may be in a cache somewhere. */
function invalidationFor(facts: readonly NewFact[]): Invalidation {
  const accounts = new Set<number>()
  const groups = new Set<number>()
  const contents = new Set<number>()
  for (const { name, group_id, data } of facts) {
    if (group_id) (isAboutContents(name) ? contents : groups).add(group_id)
    if ('account_id' in data) accounts.add(data.account_id)
  }
  return { accounts: [...accounts], groups: [...groups], contents: [...contents] }
}
