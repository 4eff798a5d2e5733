import { isPersisted, type FactData, type FactName } from '#contract/facts.ts'
import { untraced } from '#base/tracing.ts'
import type { CommitGuard } from '#storage/transaction.ts'
import type { Database, OpenTransaction } from '#storage/database.ts'
import type { TtlCache, Invalidation } from '../cache/ttl-cache.ts'
import type { Channel } from '../calls/handler.ts'
import { writeFacts, type NewFact } from '../jobs/outbox.ts'
import type { FactSubscriber } from '../jobs/job-queue.ts'

/** What is said in a chat, or told to a person, changes nothing that is cached. */
const uncached: ReadonlySet<FactName> = new Set<FactName>(['chat.said', 'notifications.changed'])

export type CommitDeps = {
  database: Database
  cache: TtlCache
  subscribers: readonly FactSubscriber[]
  wakeJobQueue: () => void
  /** Wakes the mail queue. */
  wakeQueue: () => void
  /** Called with the facts after the commit. */
  onCommitted: (facts: readonly NewFact[]) => void
}

/** Records facts: they are inserted at the end, and see the transaction variables that were set. */
export type RecordFacts = (facts: readonly NewFact[]) => void
type TransactionWork<T> = (tx: OpenTransaction, recordFacts: RecordFacts) => Promise<T>
export type Commit = <T>(work: TransactionWork<T>, guard?: CommitGuard) => Promise<T>

/** Commits the change and its facts in one transaction; subscribers and caches are notified after the commit. */
export function buildCommit({
  database,
  cache,
  subscribers,
  wakeJobQueue,
  wakeQueue,
  onCommitted,
}: CommitDeps): Commit {
  /** Facts that have subscribers. */
  const subscribedFacts = new Set(subscribers.flatMap(({ facts }) => facts))

  function notify(facts: readonly NewFact[]): void {
    onCommitted(facts)
    if (facts.some(({ name }) => subscribedFacts.has(name))) wakeJobQueue()
    if (facts.some(({ name }) => name === 'message.posted')) wakeQueue()
  }

  return async <T>(work: TransactionWork<T>, guard?: CommitGuard): Promise<T> => {
    let facts: NewFact[] = []
    const result = await database.transaction(async tx => {
      facts = []
      const outcome = await work(tx, newFacts => void facts.push(...newFacts))
      writeFacts(tx, facts.filter(isPersisted), subscribers)
      return outcome
    }, guard)
    const changing = facts.filter(({ name }) => !uncached.has(name))
    if (changing.length > 0) cache.invalidate(invalidationFor(changing))
    if (facts.length > 0) untraced(() => notify(facts))
    return result
  }
}

export type SystemTransaction = { tx: OpenTransaction; record<F extends FactName>(name: F, data: FactData[F]): void }
/** A change by the service or its operator without a call: one transaction, and facts as for any other change. */
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

/** A fact may be about another group than the call, such as a new group or a subgroup. Then it names that group. */
export function newFact(name: FactName, data: object, { group_id, account_id, via }: FactContext): NewFact {
  const named = 'group_id' in data ? Number(data.group_id) : 0
  return { name, group_id: named || group_id, account_id, via, data } as NewFact
}

const isAboutContents = (name: FactName): boolean => /^(?:message|topic|archives|event|chat)\./.test(name)

/** The objects of a fact may be in a cache. */
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
