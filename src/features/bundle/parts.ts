import type { BundlePart, BundleTable } from '#runtime/bundle/part.ts'
import { activityBundle } from '../activity/index.ts'
import { archiveBundle } from '../archives/index.ts'
import { calendarBundle } from '../calendar/index.ts'
import { chatBundle } from '../chats/index.ts'
import { databaseBundle } from '../databases/index.ts'
import { fileBundle } from '../files/index.ts'
import { photoBundle } from '../photos/index.ts'
import { groupBundle } from '../groups/index.ts'
import { hashtagBundle } from '../hashtags/index.ts'
import { pollBundle } from '../polls/index.ts'
import { wikiBundle } from '../wiki/index.ts'
import { memberBundle } from '../members/index.ts'

/** All parts of a bundle. Rows of a table are there before those that refer to them by a foreign key. */
export const bundleParts: readonly BundlePart[] = [
  groupBundle,
  memberBundle,
  hashtagBundle,
  calendarBundle,
  chatBundle,
  databaseBundle,
  fileBundle,
  wikiBundle,
  photoBundle,
  archiveBundle,
  pollBundle,
  activityBundle,
]

export const bundleTables: readonly BundleTable[] = bundleParts.flatMap(({ tables }) => tables)

const derived = 'computed from what is in the bundle'
const ofAccounts = "a person's own, on this server"
const mail = 'about emails that this server sent or received'
const secret = 'secret'
const passing = 'gone within days'
const ofServer = 'about the server, not a group'

/** The tables that no part of a bundle has, and why. Together with the parts, these are all tables of the database. */
export const tablesLeftOut: Readonly<Record<string, string>> = {
  ...byReason(derived, [
    ...['database_cells', 'database_words', 'digest_cursors', 'directory', 'member_counts', 'message_blocks'],
    ...['search_formats', 'search_merges', 'search_postings', 'search_segments', 'search_stale_docs'],
    'wiki_links',
  ]),
  ...byReason(ofAccounts, [
    ...['accounts', 'draft_attachments', 'drafts', 'erasures', 'identities', 'notification_counts'],
    ...['notification_settings', 'notifications', 'trusted_image_senders', 'wiki_watches'],
  ]),
  ...byReason(secret, [
    ...['api_keys', 'calendar_feeds', 'identity_logins', 'identity_permits', 'mail_keys', 'mail_tokens'],
    ...[
      'posting_addresses',
      'push_subscriptions',
      'recovery_codes',
      'revoked_tokens',
      'sessions',
      'setup_link',
      'signing_keys',
    ],
    'webhooks',
  ]),
  ...byReason(mail, [
    ...['bounce_states', 'bounces', 'deliveries', 'incoming_emails', 'local_mailbox_messages', 'mail_requests'],
    ...['mail_workers', 'outgoing_message_results', 'outgoing_messages', 'private_messages', 'service_emails'],
    ...['opted_out_addresses', 'unsolicited_emails'],
  ]),
  ...byReason(passing, [
    'add_complaints',
    'database_import_rows',
    'database_imports',
    'file_upload_parts',
    'file_uploads',
    'group_exports',
    'moderation_decisions',
    'webhook_deliveries',
  ]),
  ...byReason(ofServer, ['jobs', 'migration', 'organisations', 'page_cursors', 'rate_counts', 'reserved_names']),
  moved_messages: 'about other groups',
}

function byReason(reason: string, tables: readonly string[]): Record<string, string> {
  return Object.fromEntries(tables.map(table => [table, reason]))
}
