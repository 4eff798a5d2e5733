import assert from 'node:assert/strict'
import type { TestDatabase } from './database.ts'

/** Holds the counters of every group about its members against what is really there. */
export async function assertCounted({ sql }: TestDatabase): Promise<void> {
  const wrong = await sql(
    `with real as (
       select g.id, count(m.id) filter (where m.status = 'sub_status_normal') as members_count,
         count(m.id) filter (where m.status = 'sub_status_pending') as pending_count,
         count(m.id) filter (where m.status = 'sub_status_banned') as banned_count,
         count(m.id) filter (where m.status = 'sub_status_normal' and m.mod_status <> 'sub_modstatus_none') as moderators_count,
         (select count(*) from past_members p where p.group_id = g.id) as past_members_count
       from groups g left join members m on m.group_id = g.id group by g.id
     )
     select to_jsonb(real) as real, g.name, g.members_count, g.pending_count, g.banned_count, g.moderators_count,
       g.past_members_count
     from groups g join real on real.id = g.id
     where (g.members_count, g.pending_count, g.banned_count, g.moderators_count, g.past_members_count)
       is distinct from (real.members_count, real.pending_count, real.banned_count, real.moderators_count, real.past_members_count)`,
  )
  assert.deepEqual(wrong, [])
}
