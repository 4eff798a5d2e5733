import type { Fact } from '#contract/facts.ts'
import {
  untrusted,
  type EmailContext,
  type EmailContent,
  type EmailWriter,
  type EmailWriters,
} from '#runtime/notifications/email-content.ts'
import { groupAccessOf } from '#runtime/calls/group-role.ts'
import type { Membership } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { findEmailGroup, freshGroups } from '../groups/index.ts'
import { subscriptionUrl } from '../members/index.ts'
import { maySeeTable } from './access.ts'
import { templateEmail } from './email-template.ts'
import { databaseFinders, type StoredRow, type TableRow } from './finders.ts'
import { firstOf, formatValue } from './columns/value-texts.ts'

/** Members who want to hear of tables by mail, but for whoever did it. */
const subscribedMembers = query(
  'database.wanting',
  `select m.id, m.group_id, m.account_id, m.status, m.post_status, m.mod_status, m.mod_permissions, m.given_id,
     a.email, m.user_status
   from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and m.status = 'sub_status_normal' and m.account_id <> :except_id
     and m.options ->> 'database_notify' in ('sub_notify_email', 'sub_notify_email_and_app')
   order by m.id limit 10000`,
)
const nameOf = query('database.actor', `select full_name from accounts where id = :id`)

type DatabaseFactName = 'database.created' | 'database.row_added' | 'database.row_updated' | 'database.rows_imported'

/** The addresses of those who want to be told and see the table. */
async function recipientsOf(tx: Tx, table: TableRow, except_id: number): Promise<string[]> {
  const group = await freshGroups.groupById(tx, table.group_id)
  if (!group) return []
  const members = await subscribedMembers.all(tx, { group_id: table.group_id, except_id })
  const sees = ({ account_id, user_status: status, ...member }: (typeof members)[number]) => {
    const access = groupAccessOf(group, member satisfies Membership, null, { status })
    return maySeeTable({ access, account: { id: account_id } }, table)
  }
  return members.filter(sees).map(({ email }) => email)
}

const maxQuotedLength = 300
/** A row as lines of text. */
const linesOf = (table: TableRow, { vals }: StoredRow): string =>
  table.columns
    .map(column => ({ column, value: vals.find(({ col_id }) => col_id === column.id) }))
    .filter(({ value }) => value !== undefined)
    .map(({ column, value }) => `${column.name}: ${firstOf(formatValue(column, value), maxQuotedLength)}`)
    .join('\n')

type DatabaseChange = { does: string; row?: StoredRow | null }
/** What is said of each fact behind the name of who did it. */
const changePhrases: { [N in DatabaseFactName]: (tx: Tx, fact: Fact<N>, table: string) => Promise<DatabaseChange> } = {
  'database.created': async (_tx, _fact, table) => ({ does: `made the table ${table}` }),
  'database.row_added': async (tx, { data }, table) => ({
    does: `added row ${data.row_num} to the table ${table}`,
    row: await databaseFinders.databaserow.find(tx, data.row_id, null),
  }),
  'database.row_updated': async (tx, { data }, table) => ({
    does: `changed row ${data.row_num} of the table ${table}`,
    row: await databaseFinders.databaserow.find(tx, data.row_id, null),
  }),
  'database.rows_imported': async (_tx, { data }, table) => ({
    does: `added ${data.rows} rows of a file to the table ${table}`,
  }),
}

/** What members are told of a table. */
async function databaseEmailsFor<N extends DatabaseFactName>(
  fact: Fact<N>,
  say: (typeof changePhrases)[N],
  { tx, url }: EmailContext,
) {
  const kind = 'database_notify'
  const { group_id, account_id, data } = fact
  const table = await databaseFinders.database.find(tx, data.database_id, null)
  const group = await findEmailGroup(tx, group_id)
  if (!group || !table) return []
  const readers = await recipientsOf(tx, table, account_id ?? 0)
  if (readers.length === 0) return []
  const who = untrusted((await nameOf.first(tx, { id: account_id ?? 0 }))?.full_name ?? '') || 'Somebody'
  const { does, row } = await say(tx, fact, untrusted(table.name))
  const text: EmailContent = {
    title: `The table ${untrusted(table.name)}`,
    paragraphs: [`${who} ${does}.`],
    ...(row && row.vals.length > 0 ? { quoted: [{ lead: 'It says now', text: linesOf(table, row) }] } : {}),
    action: { text: 'See the table', url: `${url}/g/${group.name}/database/${table.id}` },
    why: [
      `You get this because you are a member of ${group.name} and want to be told of its tables.`,
      { text: 'Change what you are told of', url: subscriptionUrl(group, url) },
    ],
    group,
  }
  const subject = `${group.name}: ${who} ${does}`
  return readers.map(recipient => ({ kind, recipient, subject, text }))
}

const emailWriterFor =
  <N extends DatabaseFactName>(name: N): EmailWriter<N> =>
  (fact, desk) =>
    databaseEmailsFor(fact, changePhrases[name], desk)

/** The letters about tables, to those who want them. */
export const databaseEmails: EmailWriters = {
  'database.created': emailWriterFor('database.created'),
  'database.row_added': emailWriterFor('database.row_added'),
  'database.row_updated': emailWriterFor('database.row_updated'),
  'database.rows_imported': emailWriterFor('database.rows_imported'),
  'database.template_asked': templateEmail,
}
