import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { eraseFromChat } from './chats.ts'
import { eraseFromLocalMailbox } from './local-mailbox.ts'
import { eraseFromMessages } from './messages.ts'
import { addressesOf, formerAddress, formerMember, factTextsOf, ownTextsOf } from './patterns.ts'
import { eraseFromPending } from './pending.ts'
import type { Erasure } from './store.ts'
import { eraseFromWiki } from './wiki.ts'

/** Where the work is: in which group, and after which row of it. */
type EraseCursor = { group_id: number; after: number }
/** Processes a batch; returns the last row, or null when done. */
export type EraseStep = (tx: Tx, erasure: Erasure, eraseCursor: EraseCursor) => Promise<number | null>
/** `everywhere`: not divided by group. `withAccounts`: includes records of accounts outside of groups. */
export type EraseTask = { of: 'groups' | 'groups and accounts' | 'everywhere'; step: EraseStep }

const redacted = (column: string) => `${column} = redact(${column}, :patterns::text[], :replacements::text[])`
const redactedJson = (column: string) =>
  `${column} = redact(${column}::text, :patterns::text[], :replacements::text[])::jsonb`

const facts = query(
  'erasure.facts',
  `with batch as (select id from facts where group_id = :group_id and id > :after order by id limit 2000),
   changed as (
     update facts f set ${redactedJson('data').replace('data::text', 'f.data::text')} from batch
     where f.group_id = :group_id and f.id = batch.id and f.data::text ~* :any
   )
   select max(id) as last from batch`,
)
const isOwnTopic = `(:anonymize and coalesce(t.account_id = :account_id, false))`
const topics = query(
  'erasure.topics',
  `with batch as (select id from topics where group_id = :group_id and id > :after order by id limit 2000),
   changed as (
     update topics t set
       subject = case when ${isOwnTopic} then redact(t.subject, :own_patterns::text[], :own_replacements::text[])
         else redact(t.subject, :patterns::text[], :replacements::text[]) end,
       thread_key = case when ${isOwnTopic} then redact(t.thread_key, :own_patterns, :own_replacements)
         else redact(t.thread_key, :patterns, :replacements) end,
       summary = case when ${isOwnTopic} then redact(t.summary, :own_patterns, :own_replacements)
         else redact(t.summary, :patterns, :replacements) end,
       name = case when ${isOwnTopic} then :former else t.name end
     from batch where t.group_id = :group_id and t.id = batch.id
       and (t.subject ~* :any or t.summary ~* :any or ${isOwnTopic})
   )
   select max(id) as last from batch`,
)
const pastMembers = query(
  'erasure.pastMembers',
  `update past_members set sort_name = :former, sort_email = :address,
     membership = membership || jsonb_build_object('email', :address::text, 'full_name', :former::text, 'user_name', '',
       'preferences', '{}'::jsonb, 'moderator_notes', '', 'extra_data', '[]'::jsonb, 'given_name', null, 'given_email', null,
       'sort_name', :former, 'sort_email', :address)
   where group_id = :group_id and sort_email = any(:emails::text[])`,
)
const isOrganizer = `lower(e.organizer_email) = any(:emails::text[])`
const texts = ['name', 'location', 'description', 'plain_description']
// The text of events counts in the storage of a group.
const events = query(
  'erasure.events',
  `with before as (
     select e.id, event_bytes(e) as bytes, ${isOrganizer} as organizes from events e
     where e.group_id = :group_id and (not :orphaned or e.account_id is null) and (${isOrganizer} or e.name ~* :any or e.location ~* :any or e.description ~* :any)
     order by e.id for update
   ), changed as (
     update events e set ${texts.map(column => `${column} = redact(e.${column}, :patterns::text[], :replacements::text[])`).join()},
       organizer_email = case when b.organizes then '' else e.organizer_email end,
       organizer_phone = case when b.organizes then '' else e.organizer_phone end,
       organizer_name = case when b.organizes and :anonymize then '' else e.organizer_name end
     from before b where e.id = b.id
     returning case when e.deleted is null then event_bytes(e) - b.bytes else 0 end as growth
   )
   update groups set storage_used = storage_used + c.growth, storage_events = storage_events + c.growth
   from (select coalesce(sum(growth), 0) as growth from changed) c where id = :group_id`,
)
const series = query(
  'erasure.series',
  `update event_series set ${redactedJson('template')} where group_id = :group_id and template::text ~* :any`,
)
const tableRows = query(
  'erasure.tableRows',
  `with one as (
     select id from database_tables where group_id = :group_id and id > :after order by id limit 1
   ), described as (
     update database_tables t set name = case when t.name ~* :any then redact(t.name, :patterns::text[], :replacements::text[]) || ' ' || t.id
         else t.name end,
       short_desc = redact(t.short_desc, :patterns, :replacements), description = redact(t.description, :patterns, :replacements),
       columns = redact(t.columns::text, :patterns, :replacements)::jsonb
     from one where t.id = one.id and (t.name ~* :any or t.short_desc ~* :any or t.description ~* :any or t.columns::text ~* :any)
   ), changed as (
     update database_rows r set vals = redact(r.vals::text, :patterns::text[], :replacements::text[])::jsonb,
       keys = redact(r.keys, :patterns, :replacements), words = redact(r.words, :patterns, :replacements)
     from one where r.table_id = one.id and (r.vals::text ~* :any or r.words ~* :any)
   ), changed_before as (
     update database_changes c set fields = redact(c.fields::text, :patterns, :replacements)::jsonb,
       vals = redact(c.vals::text, :patterns, :replacements)::jsonb
     from one where c.group_id = :group_id and c.table_id = one.id and (c.fields::text ~* :any or c.vals::text ~* :any)
   ), deleted as (
     update database_deleted_rows d set vals = redact(d.vals::text, :patterns, :replacements)::jsonb
     from one where d.table_id = one.id and d.vals::text ~* :any
   ), viewed as (
     update database_views v set name = case when v.name ~* :any then redact(v.name, :patterns, :replacements) || ' ' || v.id else v.name end,
       search = redact(v.search, :patterns, :replacements), filter = redact(v.filter, :patterns, :replacements)
     from one where v.table_id = one.id and (v.name ~* :any or v.search ~* :any or v.filter ~* :any)
   )
   select max(id) as last from one`,
)
// Whose creator is gone may be their own: their names in it go as well.
const ownIfOrphaned = (column: string, owner: string): string =>
  `redact(${column}, case when ${owner} is null then :own_patterns::text[] else :patterns::text[] end,
     case when ${owner} is null then :own_replacements::text[] else :replacements::text[] end)`
const namesThem = (owner: string, ...columns: string[]): string =>
  columns.map(column => `${column} ~* case when ${owner} is null then :own_any else :any end`).join(' or ')
const fileNames = namesThem('e.account_id', 'e.name')
// The number keeps names in a folder different, and stands before the ending.
const newFileName = `regexp_replace(${ownIfOrphaned('e.name', 'e.account_id')}, '(\\.[a-zA-Z0-9]{1,5})?$', ' ' || e.id || '\\1')`
const files = query(
  'erasure.files',
  `with batch as (select id from file_entries where group_id = :group_id and id > :after order by id limit 2000),
   changed as (
     update file_entries e set
       name = case when ${fileNames} then ${newFileName} else e.name end,
       name_key = case when ${fileNames} then lower(${newFileName}) else e.name_key end,
       description = ${ownIfOrphaned('e.description', 'e.account_id')}, url = redact(e.url, :patterns, :replacements)
     from batch where e.id = batch.id and (${namesThem('e.account_id', 'e.name', 'e.description')} or e.url ~* :any)
   )
   select max(id) as last from batch`,
)
const albums = query(
  'erasure.albums',
  `with described as (
     update photo_albums set title = ${ownIfOrphaned('title', 'account_id')}, description = ${ownIfOrphaned('description', 'account_id')}
     where group_id = :group_id and (${namesThem('account_id', 'title', 'description')})
   )
   update photos set name = ${ownIfOrphaned('name', 'account_id')}, description = ${ownIfOrphaned('description', 'account_id')}
   where group_id = :group_id and (${namesThem('account_id', 'name', 'description')})`,
)
/** Drafts of others; their own are deleted. */
const drafts = query(
  'erasure.drafts',
  `update drafts set ${redacted('subject')}, ${redacted('body')}
   where group_id = :group_id and (subject ~* :any or body ~* :any)`,
)
const webhooks = query(
  'erasure.webhooks',
  `update webhooks set name = ${ownIfOrphaned('name', 'account_id')}
   where group_id = :group_id and (${namesThem('account_id', 'name')})`,
)
const groupRecords = query(
  'erasure.groupRecords',
  `with invited as (delete from invites where group_id = :group_id and lower(email) = any(:emails::text[])),
   returned as (
     update bounces set response = redact(response, :patterns::text[], :replacements::text[])
     where group_id = :group_id and response ~* :any
   )
   update direct_adds set ${redacted('emails')}, ${redacted('message')}
   where group_id = :group_id and (emails ~* :any or message ~* :any)`,
)
/** What mail servers answered, which often repeats the address. */
const responses = query(
  'erasure.responses',
  `with batch as (
     select outgoing_message_id as id from outgoing_message_results where group_id = :group_id and outgoing_message_id > :after
     group by outgoing_message_id order by outgoing_message_id limit 200
   ), changed as (
     update outgoing_message_results r set responses = redact(r.responses, :patterns::text[], :replacements::text[])
     from batch where r.group_id = :group_id and r.outgoing_message_id = batch.id and array_to_string(r.responses, ' ') ~* :any
   )
   select max(id) as last from batch`,
)
const mailRecords = query(
  'erasure.mailRecords',
  `with sent as (delete from service_emails where lower(recipient) = any(:emails::text[]) and state <> 'queued'),
   received as (delete from incoming_emails where lower(sender) = any(:emails)),
   bounced as (update incoming_emails set envelope_from = '' where lower(envelope_from) = any(:emails) and lower(sender) <> all(:emails)),
   undelivered as (delete from deliveries where lower(email) = any(:emails)),
   confirmed as (delete from mail_tokens where lower(email) = any(:emails)),
   failed as (delete from jobs where dead_since is not null and (payload::text ~* :any or error ~* :any))
   delete from mail_requests where lower(email) = any(:emails)`,
)
/** An opt-out outlives the account, like a ban: as the hash of the address. */
const refusals = query(
  'erasure.refusals',
  `update opted_out_addresses set email = erased_email(email) where email = any(:emails::text[])`,
)

const valuesOf = (erasure: Erasure) => {
  const { account_id, anonymize, emails } = erasure
  const own = ownTextsOf(erasure)
  return {
    ...{ account_id, anonymize, emails, former: formerMember, address: formerAddress, ...addressesOf(erasure) },
    ...{ own_patterns: own.patterns, own_replacements: own.replacements, own_any: own.any },
  }
}
type ErasureValues = ReturnType<typeof valuesOf>
type RangedStep = (tx: Tx, values: ErasureValues & EraseCursor) => Promise<{ last: number | null }>
const inRanges =
  (run: RangedStep): EraseStep =>
  async (tx, erasure, eraseCursor) =>
    (await run(tx, { ...valuesOf(erasure), ...eraseCursor })).last
const inOneStep =
  (...runs: ((tx: Tx, values: ErasureValues & EraseCursor) => Promise<unknown>)[]): EraseStep =>
  async (tx, erasure, eraseCursor) => {
    for (const run of runs) await run(tx, { ...valuesOf(erasure), ...eraseCursor })
    return null
  }

/** How each table is erased. Others are deleted with the account, or by age (docs/decisions/0013-erasure.md). */
export const eraseTasks: readonly EraseTask[] = [
  { of: 'groups', step: inRanges((tx, values) => topics.one(tx, values)) },
  { of: 'groups', step: eraseFromMessages },
  { of: 'groups', step: eraseFromPending },
  { of: 'groups', step: eraseFromChat },
  { of: 'groups', step: eraseFromWiki },
  { of: 'groups', step: inRanges((tx, values) => tableRows.one(tx, values)) },
  { of: 'groups', step: inRanges((tx, values) => files.one(tx, values)) },
  {
    of: 'groups',
    step: inOneStep(
      (tx, values) => pastMembers.run(tx, values),
      (tx, values) => events.run(tx, { ...values, orphaned: false }),
      // Their own events are among those whose creator is gone.
      async (tx, { own_patterns: patterns, own_replacements: replacements, own_any: any, anonymize, ...values }) => {
        if (anonymize) await events.run(tx, { ...values, anonymize, patterns, replacements, any, orphaned: true })
      },
      (tx, values) => series.run(tx, values),
      (tx, values) => groupRecords.run(tx, values),
      (tx, values) => albums.run(tx, values),
      (tx, values) => webhooks.run(tx, values),
      (tx, values) => drafts.run(tx, values),
    ),
  },
  {
    of: 'groups and accounts',
    step: async (tx, erasure, eraseCursor) => (await facts.one(tx, { ...eraseCursor, ...factTextsOf(erasure) })).last,
  },
  { of: 'groups and accounts', step: eraseFromLocalMailbox },
  { of: 'groups and accounts', step: inRanges((tx, values) => responses.one(tx, values)) },
  {
    of: 'everywhere',
    step: inOneStep(
      (tx, values) => mailRecords.run(tx, values),
      (tx, values) => refusals.run(tx, values),
    ),
  },
]
