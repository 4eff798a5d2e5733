import { errorExtraOf } from '../fixtures/expected-errors.ts'
import type { World } from '../world.ts'

/** Locks a row until all callers wait for it, in order; returns their results. */
export async function serializeOnLock(
  world: World,
  [table, id]: readonly [table: 'groups' | 'members' | 'topics', id: number],
  work: readonly (() => Promise<unknown>)[],
): Promise<string[]> {
  const running: Promise<string>[] = []
  await world.database.transaction(async tx => {
    await tx.execute({ name: '', text: `select id from ${table} where id = $1 for update` }, [id])
    for (const one of work) {
      running.push(errorExtraOf(one()))
      while ((await waitingSessions(world)) < running.length);
    }
  })
  return Promise.all(running)
}

async function waitingSessions(world: World): Promise<number> {
  const [row] = await world.sql(
    `select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return Number(row!['waiting'])
}
