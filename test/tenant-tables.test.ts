import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testDatabase } from '#test/database.ts'

// What belongs to a group carries its id, so that a database can be divided by groups: docs/architecture/growing.md

const { sql, close } = await testDatabase()
after(close)

/** Tables without a group id, and why. */
const withoutGroup: Record<string, string> = {
  ...because('they belong to a person, who is in many groups', [
    ...['accounts', 'api_keys', 'bounce_states', 'identities', 'identity_logins', 'identity_permits', 'mail_tokens'],
    ...['notification_counts', 'notification_settings', 'push_subscriptions', 'recovery_codes', 'sessions'],
    ...['trusted_image_senders', 'opted_out_addresses', 'erasures'],
  ]),
  ...because('they belong to the installation', [
    ...['mail_keys', 'mail_workers', 'migration', 'organisations', 'rate_counts', 'reserved_names', 'revoked_tokens'],
    ...['search_formats', 'setup_link', 'signing_keys', 'service_emails', 'page_cursors'],
  ]),
  groups: 'its own id is the group id',
  jobs: 'a queue of all groups; it is short',
}
/** Their rows may belong to a group or to none. */
const withOrWithout = ['calendar_feeds', 'incoming_emails']

function because(reason: string, tables: readonly string[]): Record<string, string> {
  return Object.fromEntries(tables.map(table => [table, reason]))
}

/** Of every table, whether it has a group id, and whether that is always there. */
const tables = (await sql(
  `select c.relname as name, coalesce(bool_or(a.attname = 'group_id'), false) as has_group,
     coalesce(bool_or(a.attname = 'group_id' and a.attnotnull), false) as is_always
   from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
   group by c.oid, c.relname order by c.relname`,
)) as { name: string; has_group: boolean; is_always: boolean }[]

test('a table has a group id, or a reason why not', () => {
  const namesOf = (found: typeof tables): string[] => found.map(({ name }) => name)

  assert.deepEqual(namesOf(tables.filter(({ has_group }) => !has_group)), Object.keys(withoutGroup).toSorted())
  assert.deepEqual(namesOf(tables.filter(({ has_group, is_always }) => has_group && !is_always)), withOrWithout)
})
