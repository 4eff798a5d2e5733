import { query } from '#storage/query.ts'

// Of a deleted account that is banned somewhere only a hash is left.
export const findExport = query(
  'groupExport.find',
  `select e.group_id, e.state as status, e.created, e.finished, e.expires, coalesce(a.id, 0) as "user_id!", coalesce(a.full_name, '') as "name!",
     e.num_rows, e.num_files, e.num_missing, e.size, e.hash
   from group_exports e left join accounts a on a.id = e.account_id and a.email not like 'deleted-%@deleted.invalid'
   where e.group_id = :group_id and not e.deleted and (e.expires is null or e.expires > now())`,
)

const isOver = `(state in ('export_ready', 'export_failed'))`
/** Makes room for another: what is over is no longer shown, and its file is removed in the background. */
export const replaceExport = query(
  'groupExport.replace',
  `update group_exports set deleted = true, expires = now() where group_id = :group_id and not deleted and ${isOver}`,
)
/** None is inserted while another is written. */
export const insertExport = query(
  'groupExport.insert',
  `insert into group_exports (group_id, account_id) values (:group_id, :account_id)
   on conflict (group_id) where not deleted do nothing returning id`,
)
export const deleteExport = query(
  'groupExport.delete',
  `update group_exports set deleted = true, expires = now()
   where group_id = :group_id and not deleted and (expires is null or expires > now())`,
)

/** The longest-waiting export that nobody writes. */
export const claimExport = query(
  'groupExport.claim',
  `update group_exports set state = 'export_running', attempts = attempts + 1,
     leased_until = now() + make_interval(secs => :lease_seconds), num_rows = 0, num_files = 0, num_missing = 0, size = 0
   where id = (select id from group_exports
     where state in ('export_pending', 'export_running') and not deleted and (leased_until is null or leased_until < now())
     order by id limit 1 for update skip locked)
   returning id, group_id, account_id, attempts`,
)
// The number of attempts is the fencing token.
const isOurs = `id = :id and attempts = :attempts and state = 'export_running' and not deleted`
/** Notes progress and renews the lease; no row: it was cancelled, or another process has it. */
export const renewExport = query(
  'groupExport.renew',
  `update group_exports set leased_until = now() + make_interval(secs => :lease_seconds),
     num_rows = :num_rows, num_files = :num_files, num_missing = :num_missing, size = :size
   where ${isOurs}`,
)
/** Leaves it to the next process, at once. */
export const returnExport = query(
  'groupExport.return',
  `update group_exports set state = 'export_pending', leased_until = null, attempts = attempts - 1 where ${isOurs}`,
)
export const finishExport = query(
  'groupExport.finish',
  `update group_exports set state = 'export_ready', leased_until = null, hash = :hash, size = :size, num_rows = :num_rows,
     num_files = :num_files, num_missing = :num_missing, finished = now(), expires = now() + make_interval(days => :days)
   where ${isOurs}`,
)
export const failExport = query(
  'groupExport.fail',
  `update group_exports set state = 'export_failed', leased_until = null, finished = now(),
     expires = now() + make_interval(days => :days)
   where ${isOurs}`,
)

/** Removes exports that were deleted or have expired; their files are to be removed then. */
export const sweepExpired = query(
  'groupExport.sweep',
  `with gone as (
     select id from group_exports where expires <= now() order by expires limit 100 for update skip locked
   )
   delete from group_exports e using gone where e.id = gone.id returning e.hash`,
)

/** The address of whoever asked for it, if they are still an owner. */
export const ownerAddress = query(
  'groupExport.ownerAddress',
  `select a.email from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and m.account_id = :account_id and m.status = 'sub_status_normal'
     and m.mod_status = 'sub_modstatus_owner'`,
)
