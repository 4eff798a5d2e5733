import type { FactData, FactName } from '#contract/facts.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import { namedVariableSql, variableNameIn } from '#storage/transaction-variable.ts'
import { outboundSubscriber, type FactSubscriber } from './job-queue.ts'

/** A fact to be committed. */
export type NewFact = {
  [N in FactName]: { name: N; group_id: number; account_id: number | null; via: string; data: FactData[N] }
}[FactName]

// Inserted together with the subscribers' jobs: fact ids do not commit in order, so nothing polls for new facts.
// docs/decisions/0006
const factRecords = `with given as (
     select * from jsonb_to_recordset(:facts::jsonb)
       as f(n int, name text, group_id bigint, account_id bigint, via text, data jsonb, variable text, subscribers text[],
         delays int[])
   )`
const insertingFacts = `insert into facts (group_id, name, account_id, via, data)
     select group_id, name, account_id, via,
       case when variable is null then data else data || ${namedVariableSql('variable')} end from given order by n`
// Webhooks are queued in the same transaction, in the order of facts about one object. docs/decisions/0051
const queuedWebhooks = `hooked as (
     insert into webhook_deliveries (group_id, webhook_id, fact_id, action, object)
     select f.group_id, w.id, f.id, f.name, webhook_object(f.data)
     from inserted f join webhooks w on w.group_id = f.group_id and w.status = 'webhook_active' and f.name = any(w.actions)
     order by f.id, w.id
     returning id, webhook_id, group_id
   ), hook_jobs as (
     insert into jobs (subscriber, payload)
     select '${outboundSubscriber}', jsonb_build_object('delivery_id', id, 'webhook_id', webhook_id, 'group_id', group_id) from hooked
   )`
const insertFacts = query(
  'facts.insert',
  `${factRecords}, inserted as (
     ${insertingFacts}
     returning id, group_id, name, data
   ), ${queuedWebhooks}, numbered as (
     -- They are inserted in order.
     select id, row_number() over (order by id) as n from inserted
   ), queued as (
     insert into jobs (subscriber, fact_id, run_at)
     select s.subscriber, f.id, now() + make_interval(secs => s.delay)
     from numbered f join given g on g.n + 1 = f.n, unnest(g.subscribers, g.delays) as s(subscriber, delay)
   )
   select count(*)::int as "count!" from inserted`,
)
/** Facts without subscribers: half the work, for every post, while its group is locked. */
const insertUnsubscribed = query(
  'facts.insertUnsubscribed',
  `${factRecords}, inserted as (${insertingFacts} returning id, group_id, name, data), ${queuedWebhooks}
   select count(*)::int as "count!" from inserted`,
)

/**
 * Inserts facts, and one job per subscriber and fact, in the caller's transaction with one statement that is not
 * awaited.
 */
export function writeFacts(tx: Tx, facts: readonly NewFact[], subscribers: readonly FactSubscriber[]): void {
  if (facts.length === 0) return
  const rows = facts.map((fact, n) => {
    const handling = subscribers.filter(
      ({ facts: handled, wants }) => handled.includes(fact.name) && (wants?.(fact) ?? true),
    )
    return {
      ...{ ...fact, n, variable: variableNameIn(fact.data) },
      subscribers: handling.map(({ name }) => name),
      delays: handling.map(({ delaySeconds = 0 }) => delaySeconds),
    }
  })
  const insert = rows.some(row => row.subscribers.length > 0) ? insertFacts : insertUnsubscribed
  insert.send(tx, { facts: json(rows) })
}
