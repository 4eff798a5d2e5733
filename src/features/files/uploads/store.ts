import { query, type Row } from '#storage/query.ts'
import { expiryHours, maxUploadHours } from '../limits.ts'
import { isThere } from '../store.ts'

/** The path of the folder that `u` is for; empty if it was deleted. */
const folderPath = `case when u.folder_id = 0 then '/' else coalesce((with recursive up as (
    select p.parent_id, p.name, 1 as level from file_entries p where p.id = u.folder_id and p.deleted is null
    union all
    select p.parent_id, p.name, up.level + 1 from up join file_entries p on p.id = up.parent_id
  ) select '/' || string_agg(up.name, '/' order by up.level desc) from up), '') end as "path!"`
/** When it ends if nobody continues it, and when it ends in any case: it takes storage that moderators can't use. */
const expires = `least(u.updated + interval '${expiryHours} hours', u.created + interval '${maxUploadHours} hours')`
const shown = `u.id, u.group_id, u.account_id, u.folder_id, u.name, u.given_name, u.size, u.received, u.num_parts, u.created, u.updated, u.file_id, u.metadata,
  ${folderPath}, ${expires} as "expires!", coalesce((select a.full_name from accounts a where a.id = u.account_id), '') as "creator_name!"`
// Without an account: of anyone.
const ofPerson = 'u.group_id = :group_id and (:account_id?::bigint is null or u.account_id = :account_id)'
/** Nobody continues them any more, or nobody may: whoever began them has left, and isn't an owner by way of the parent group. */
export const isOver = `(${expires} < now() or (u.file_id is null and not exists (
    select from members m join groups g on g.id = u.group_id
    where m.account_id = u.account_id and m.status = 'sub_status_normal' and m.group_id in (g.id, g.parent_id))))`

export const findUpload = query(
  'fileUpload.find',
  `select ${shown} from file_uploads u where ${ofPerson} and u.id = :id`,
)
/** An upload in parts. */
export type FileUploadRow = Row<'fileUpload.find'>

export const lockUpload = query(
  'fileUpload.lock',
  `select ${shown} from file_uploads u where ${ofPerson} and u.id = :id for update of u`,
)
export const openUploads = query(
  'fileUpload.open',
  `select ${shown} from file_uploads u where ${ofPerson} and u.file_id is null order by u.id limit 1000`,
)
export const storageUsed = query('fileUpload.storageUsed', `select storage_used from groups where id = :group_id`)
export const countUploads = query(
  'fileUpload.count',
  `select count(*)::int as "count!" from file_uploads where group_id = :group_id and account_id = :account_id and file_id is null`,
)
export const findTaken = query(
  'fileUpload.taken',
  `select e.type from file_entries e where e.group_id = :group_id and e.parent_id = :folder_id and e.name_key = :name_key and ${isThere}`,
)

const take = (bytes: string) =>
  `update groups g set storage_used = g.storage_used + ${bytes}, storage_files = g.storage_files + ${bytes}`
export const insertUpload = query(
  'fileUpload.insert',
  `insert into file_uploads (group_id, account_id, folder_id, name, given_name, size, metadata)
   values (:group_id, :account_id, :folder_id, :name, :given_name, :size, :metadata) returning id`,
)

// Ends in the folder that was sent with the name.
const folderOf = (name: string) => `lower(substring(${name} from '^.*[/\\\\]'))`
/** Whether the file of a name is another one that the person uploads: from another folder of theirs. */
export const findOther = query(
  'fileUpload.other',
  `select from file_entries e join file_uploads u on u.file_id = e.id
   where e.group_id = :group_id and e.parent_id = :folder_id and e.name_key = :name_key and ${isThere} and u.account_id = :account_id
     and ${folderOf('u.given_name')} is distinct from ${folderOf(':given_name::text')} limit 1`,
)

export const partsOf = query(
  'fileUpload.parts',
  `select hash, size from file_upload_parts where upload_id = :id order by start`,
)
/** Adds what has arrived, and takes it from the storage. */
export const addParts = query(
  'fileUpload.addParts',
  `with given as (
     select * from jsonb_to_recordset(:parts::jsonb) as p(start bigint, hash text, size bigint)
   ), added as (
     insert into file_upload_parts (group_id, upload_id, start, hash, size)
     select :group_id, :id, start, hash, size from given returning size
   ), stored as (${take('(select coalesce(sum(size), 0) from added)')} where g.id = :group_id)
   update file_uploads u set received = u.received + a.size, num_parts = u.num_parts + a.count, updated = now()
   from (select coalesce(sum(size), 0)::bigint as size, count(*)::int as count from added) a where u.id = :id`,
)
/** The upload has become a file, which has its own share of the storage. */
export const endUpload = query(
  'fileUpload.end',
  `with stored as (${take('- :received::bigint')} where g.id = :group_id)
   update file_uploads set file_id = :file_id, received = size, updated = now() where id = :id`,
)
/** Forgets an upload, and returns its storage. */
export const removeUpload = query(
  'fileUpload.remove',
  `with gone as (
     delete from file_uploads where id = :id returning group_id, case when file_id is null then received else 0 end as size
   )
   ${take('- gone.size')} from gone where g.id = gone.group_id`,
)
