import { blockSql } from '#content/tokenizer/index.ts'
import { withNewIds, type BundlePart, type BundleTable, type ImportContext } from '#runtime/bundle/part.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { archiveMbox } from '../files/archive-mbox.ts'

const fileHashes = 'array[t.hash, t.thumbnail_hash]'
const partHashes = `array(select p ->> 'hash' from jsonb_array_elements(t.parts) p)`
const messageHash = { message_id: 'message' }

const topics: BundleTable = {
  table: 'topics',
  order: 'id',
  id: 'topic',
  refs: { account_id: 'account', chat_id: 'chat', event_id: 'event' },
  lists: { hashtag_ids: 'hashtag' },
}
const messages: BundleTable = {
  table: 'messages',
  order: 'id',
  id: 'message',
  refs: {
    ...{ topic_id: 'topic', account_id: 'account', edited_by: 'account', hidden_by: 'account' },
    ...{ repost_of: 'message', parent_id: 'message' },
  },
  // Set again once its poll has a number.
  leftOut: ['poll_id'],
  html: ['body', 'quoted', 'remainder'],
}

// Keyword terms have the numbers of authors and hashtags; no word can look like them.
const keywordTerm = /'(p=|#)(\d+)'/g
const keywordKinds: Record<string, string> = { 'p=': 'account', '#': 'hashtag' }
const withNewTerms = (words: unknown, { ids }: ImportContext): string =>
  String(words).replaceAll(
    keywordTerm,
    (_, sign: string, old: string) => `'${sign}${ids.find(keywordKinds[sign]!, Number(old)) ?? 0}'`,
  )
const search: BundleTable = {
  table: 'message_search',
  order: 'msg_num',
  leftOut: ['block'],
  read: (row, _, context) => ({
    ...row,
    block: context.group_id * 1_048_576 + Math.floor(Number(row['msg_num']) / 8192),
    words: withNewTerms(row['words'], context),
  }),
}

const submissionIds = {
  ...{ account_id: 'account', member_id: 'member', reply_to_message_id: 'message', repost_of: 'message' },
  ...{ chat_id: 'chat', event_id: 'event' },
}
const pending: BundleTable = {
  table: 'pending_messages',
  order: 'id',
  id: 'pending message',
  refs: { account_id: 'account', claimed_by: 'account', edited_by: 'account' },
  html: ['submission.text.body', 'submission.text.quoted', 'submission.text.remainder'],
  hashes: `array(select f ->> k from jsonb_array_elements(coalesce(t.submission -> 'files', '[]') || coalesce(t.submission -> 'parts', '[]')) f, unnest('{hash,thumbnail_hash}'::text[]) k)`,
  read: (row, _, { ids }) => ({ ...row, submission: withNewIds(row['submission'], submissionIds, ids) }),
}

const deriveBlocks = query(
  'bundle.messageBlocks',
  `insert into message_blocks (group_id, block, earliest, latest)
   select :group_id, ${blockSql(':group_id', 'm.msg_num')}, min(m.created), max(m.created)
   from messages m where m.group_id = :group_id group by 2`,
)

/** An address that leads to another group of this server keeps doing so: a bundle can't take it over. */
const dropKnownAddresses = query(
  'bundle.dropKnownAddresses',
  `delete from old_addresses o where o.group_id = :group_id
     and exists (select from old_addresses p where p.key = o.key and p.group_id <> o.group_id)`,
)

/** Topics and messages with all that belongs to them. */
export const archiveBundle: BundlePart = {
  tables: [
    topics,
    messages,
    { table: 'merged_topics', order: 'topic_id', refs: { topic_id: 'topic', into_topic_id: 'topic' } },
    { table: 'topic_hashtags', order: 'topic_id, hashtag_id', refs: { topic_id: 'topic', hashtag_id: 'hashtag' } },
    { table: 'topic_followers', order: 'topic_id, account_id', refs: { topic_id: 'topic', account_id: 'account' } },
    { table: 'topic_reads', order: 'topic_id, member_id', refs: { topic_id: 'topic', member_id: 'member' } },
    {
      table: 'message_raw',
      order: 'message_id',
      refs: messageHash,
      html: ['signature.html'],
      hashes: partHashes,
    },
    { table: 'message_days', order: 'day' },
    {
      table: 'message_revisions',
      order: 'message_id, rev',
      refs: { ...messageHash, account_id: 'account' },
      html: ['body'],
    },
    { table: 'message_likes', order: 'message_id, account_id', refs: { ...messageHash, account_id: 'account' } },
    {
      table: 'message_reports',
      order: 'message_id, account_id',
      refs: { ...messageHash, account_id: 'account', resolved_by: 'account' },
    },
    { table: 'attachments', order: 'id', id: 'attachment', refs: messageHash, hashes: fileHashes },
    search,
    pending,
    { table: 'old_addresses', order: 'key', texts: ['key'], refs: messageHash },
  ],
  async *files({ tx, blobs, group, mailDomain, codes }) {
    const reader = { seesAddresses: true, mailDomain, codes }
    const download = { group_id: group.id, afterNumber: 0, afterTime: null, account_id: 0, reader }
    yield { path: 'messages.mbox', content: archiveMbox(tx, blobs, download) }
  },
  async derive(tx: Tx, group_id) {
    await deriveBlocks.run(tx, { group_id })
    await dropKnownAddresses.run(tx, { group_id })
  },
}
