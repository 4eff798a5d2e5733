import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'
import { maxDraftText } from './limits.ts'

/** Locks the account, so that concurrent saves stay within the limit, and no membership starts meanwhile. */
export const lockWriter = query('draft.lockWriter', `select id from accounts where id = :account_id for no key update`)
export const countAll = query(
  'draft.countAll',
  `select count(*)::int as "count!" from drafts where account_id = :account_id`,
)

const counted = (change: string, from: string) =>
  `update members m set num_drafts = num_drafts ${change} from ${from} d
   where m.group_id = d.group_id and m.account_id = d.account_id`
/** The counter of the membership moves with the drafts. */
export const insertDraft = query(
  'draft.insert',
  `with made as (
     insert into drafts (account_id, group_id, draft_type, message_id, member_id) values (:account_id, :group_id, :draft_type, :message_id?, :member_id?) returning *
   ), counted as (${counted('+ 1', 'made')})
   select * from made`,
)
export const removeDraft = query(
  'draft.remove',
  `with gone as (delete from drafts where id = :id and account_id = :account_id returning group_id, account_id),
   counted as (${counted('- 1', 'gone')})
   select group_id from gone`,
)
const takeSql = (lock: string) => `with asRead as materialized (
     select id from drafts where id = :id and account_id = :account_id and updated = :updated ${lock}
   ), gone as (
     delete from drafts d using asRead where d.id = asRead.id returning d.group_id, d.account_id
   ), counted as (${counted('- 1', 'gone')})
   select coalesce((select group_id::text from gone), overtaken('a draft')) as "taken!"`
/**
 * Removes a draft that is still as it was read. Not waited for: of many who post it at once one gets it, and what the others did
 * meanwhile is undone with their transaction; run again, they find it gone.
 */
export const takeDraft = query('draft.take', takeSql('for update'))
/** The same once the group is locked, without waiting. */
export const takeSkipLocked = query('draft.takeBeside', takeSql('for update skip locked'))
export const lockDraft = query(
  'draft.lock',
  `select * from drafts where id = :id and account_id = :account_id for update`,
)
/** Null leaves a value unchanged. A longer text is saved only within the limit of the account's drafts. */
export const saveDraft = query(
  'draft.save',
  `update drafts set subject = coalesce(:subject?, subject), body = coalesce(:body?, body), body_type = coalesce(:body_type?, body_type),
     reply_to = coalesce(:reply_to?, reply_to), is_special = coalesce(:is_special?, is_special), bcc_me = coalesce(:bcc_me?, bcc_me),
     bcc_all = coalesce(:bcc_all?, bcc_all), updated = next_updated(updated), edited = next_updated(updated)
   where id = :id and account_id = :account_id and (:body::text is null or octet_length(:body) <= octet_length(body)
     or octet_length(:body) + (select coalesce(sum(octet_length(o.body)), 0) from drafts o where o.account_id = :account_id and o.id <> :id)
       <= ${maxDraftText})
   returning *`,
)

const file = `draft_id, id, hash, size, filename, content_type, is_inline, width, height, thumbnail_hash`
export const filesOf = query(
  'draft.files',
  `select ${file} from draft_attachments where draft_id = :draft_id order by id limit 1000`,
)
export const filePages = keysetFamily(
  'draft.filePage',
  'id',
  { created: 'id' },
  ({ afterCondition, order }) =>
    `select ${file} from draft_attachments where draft_id = :draft_id and ${afterCondition} order by ${order} limit :count`,
)
export const findFile = query(
  'draft.file',
  `select ${file} from draft_attachments where draft_id = :draft_id and id = :id`,
)
/** The size of the draft's files, of all drafts of its author, and of the group's messages. */
export const spaceOf = query(
  'draft.space',
  `select g.storage_used, coalesce((select sum(size) from draft_attachments where draft_id = :draft_id), 0)::bigint as "files!",
     coalesce((select sum(f.size) from drafts d join draft_attachments f on f.draft_id = d.id where d.account_id = :account_id), 0)::bigint
       as "all_files!"
   from groups g where g.id = :group_id`,
)
/** Files by their numbers after the draft's next one. */
export const addFiles = query(
  'draft.addFiles',
  `with draft as (
     update drafts set num_attachments = num_attachments + jsonb_array_length(:files::jsonb),
       next_attachment_id = next_attachment_id + jsonb_array_length(:files::jsonb), updated = next_updated(updated)
     where id = :id returning group_id, id, next_attachment_id - jsonb_array_length(:files::jsonb) as first
   )
   insert into draft_attachments (group_id, ${file})
   select draft.group_id, draft.id, draft.first + f.n, f.hash, f.size, f.filename, f.content_type, f.is_inline, f.width, f.height,
     f.thumbnail_hash
   from draft, jsonb_to_recordset(:files::jsonb) as f(n int, hash text, size bigint, filename text, content_type text,
     is_inline boolean, width int, height int, thumbnail_hash text)
   returning ${file}`,
)
export const removeFile = query(
  'draft.removeFile',
  `with gone as (delete from draft_attachments where draft_id = :draft_id and id = :id returning draft_id),
   counted as (
     update drafts d set num_attachments = num_attachments - 1, updated = next_updated(d.updated) from gone where d.id = gone.draft_id
   )
   select draft_id from gone`,
)
