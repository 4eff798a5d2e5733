import { query } from '#storage/query.ts'
import { maxDraftText } from './limits.ts'

/** Holds the account, so that its drafts do not grow past a limit at two places, and nobody becomes a member meanwhile. */
export const lockWriter = query('draft.lockWriter', `select id from accounts where id = $1 for no key update`)
export const countAll = query('draft.countAll', `select count(*)::int as "count!" from drafts where account_id = $1`)

const counted = (change: string, from: string) =>
  `update members m set num_drafts = num_drafts ${change} from ${from} d
   where m.group_id = d.group_id and m.account_id = d.account_id`
/** The counter of the membership moves with the drafts. */
export const insertDraft = query(
  'draft.insert',
  `with made as (
     insert into drafts (account_id, group_id, draft_type, message_id, member_id) values ($1, $2, $3, $4, $5) returning *
   ), counted as (${counted('+ 1', 'made')})
   select * from made`,
)
export const removeDraft = query(
  'draft.remove',
  `with gone as (delete from drafts where id = $1 and account_id = $2 returning group_id, account_id),
   counted as (${counted('- 1', 'gone')})
   select group_id from gone`,
)
/** Removes a draft that is still as it was read. */
export const takeDraft = query(
  'draft.take',
  `with gone as (delete from drafts where id = $1 and account_id = $2 and updated = $3 returning group_id, account_id),
   counted as (${counted('- 1', 'gone')})
   select group_id from gone`,
)
export const lockDraft = query('draft.lock', `select * from drafts where id = $1 and account_id = $2 for update`)
/** Null leaves a value as it is. A longer text is saved only where the drafts of the account have room for it. */
export const saveDraft = query(
  'draft.save',
  `update drafts set subject = coalesce($3, subject), body = coalesce($4, body), body_type = coalesce($5, body_type),
     reply_to = coalesce($6, reply_to), is_special = coalesce($7, is_special), bcc_me = coalesce($8, bcc_me),
     bcc_all = coalesce($9, bcc_all), updated = now()
   where id = $1 and account_id = $2 and ($4::text is null or octet_length($4) <= octet_length(body)
     or octet_length($4) + (select coalesce(sum(octet_length(o.body)), 0) from drafts o where o.account_id = $2 and o.id <> $1)
       <= ${maxDraftText})
   returning *`,
)

const file = `draft_id, id, hash, size, filename, content_type, is_inline, width, height, thumbnail_hash`
export const filesOf = query(
  'draft.files',
  `select ${file} from draft_attachments where draft_id = $1 order by id limit 1000`,
)
export const filePage = query(
  'draft.filePage',
  `select ${file} from draft_attachments where draft_id = $1 and id > $2 order by id limit $3`,
)
export const filePageBack = query(
  'draft.filePageBack',
  `select ${file} from draft_attachments where draft_id = $1 and ($2::int = 0 or id < $2) order by id desc limit $3`,
)
export const findFile = query('draft.file', `select ${file} from draft_attachments where draft_id = $1 and id = $2`)
/** What the files of a draft take, those of all drafts of its author ($3), and the messages of its group. */
export const spaceOf = query(
  'draft.space',
  `select g.storage_used, coalesce((select sum(size) from draft_attachments where draft_id = $2), 0)::bigint as "files!",
     coalesce((select sum(f.size) from drafts d join draft_attachments f on f.draft_id = d.id where d.account_id = $3), 0)::bigint
       as "all_files!"
   from groups g where g.id = $1`,
)
/** Files by their numbers after the draft's next one. */
export const addFiles = query(
  'draft.addFiles',
  `with draft as (
     update drafts set num_attachments = num_attachments + jsonb_array_length($2::jsonb),
       next_attachment_id = next_attachment_id + jsonb_array_length($2::jsonb), updated = now()
     where id = $1 returning id, next_attachment_id - jsonb_array_length($2::jsonb) as first
   )
   insert into draft_attachments (${file})
   select draft.id, draft.first + f.n, f.hash, f.size, f.filename, f.content_type, f.is_inline, f.width, f.height,
     f.thumbnail_hash
   from draft, jsonb_to_recordset($2::jsonb) as f(n int, hash text, size bigint, filename text, content_type text,
     is_inline boolean, width int, height int, thumbnail_hash text)
   returning ${file}`,
)
export const removeFile = query(
  'draft.removeFile',
  `with gone as (delete from draft_attachments where draft_id = $1 and id = $2 returning draft_id),
   counted as (
     update drafts d set num_attachments = num_attachments - 1, updated = now() from gone where d.id = gone.draft_id
   )
   select draft_id from gone`,
)

const batchOf = (table: string) =>
  `delete from ${table} where ctid = any (array(select ctid from ${table} where group_id = $1 limit $2))`
export const removeDraftsIn = query('draft.removeIn', batchOf('drafts'))
export const removePrivateIn = query('private.removeIn', batchOf('private_messages'))
