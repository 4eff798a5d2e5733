import type { Fact, FactName } from '#contract/facts.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { json, type Timestamp } from '#storage/values.ts'

/** What one person does without a longer pause, within an hour by the clock, is told in one email. */
export const pauseSeconds = 300
const atOnce = 500
const most = 5000

// The actor's facts in the group, by facts_by_actor.
const own = `group_id = :group_id and account_id = :account_id and name = any(:names::text[]) and data @> :about::jsonb`
const nextFact = query(
  'facts.nextOfBurst',
  `select id from facts where ${own} and id > :id and created <= :created::timestamptz + make_interval(secs => ${pauseSeconds})
     and created < date_trunc('hour', :created::timestamptz) + interval '1 hour' order by id limit 1`,
)
const factsBefore = query(
  'facts.beforeInBurst',
  `select id, name, created, group_id, account_id, via, data from facts
   where ${own} and id < :id and created >= date_trunc('hour', :created::timestamptz) order by id desc limit ${atOnce}`,
)

type BurstOptions<N extends FactName> = { names: readonly N[]; about: object }

/**
 * The facts of which a fact is the last: of its kind, by the same person in the same group, with no longer pause between them.
 * Empty if another one follows, which will be the last. Called once the pause after the fact is over.
 */
export async function burstEndingWith<N extends FactName>(
  tx: Tx,
  fact: Fact<N>,
  { names, about }: BurstOptions<N>,
): Promise<Fact<N>[]> {
  const { group_id, account_id, id } = fact
  const created = fact.created as Timestamp
  if (group_id === null || account_id === null) return [fact]
  const where = { group_id, account_id, names: [...names], about: json(about) }
  if (await nextFact.first(tx, { ...where, id, created })) return []
  const burst: Fact<N>[] = [fact]
  while (burst.length < most) {
    const last = burst.at(-1)!
    const before = await factsBefore.all(tx, { ...where, id: last.id, created })
    for (const earlier of before) {
      if (Date.parse(burst.at(-1)!.created) - Date.parse(earlier.created) > pauseSeconds * 1000)
        return burst.toReversed()
      burst.push(earlier as unknown as Fact<N>)
    }
    if (before.length < atOnce) break
  }
  return burst.toReversed()
}
