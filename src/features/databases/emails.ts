import type { Fact } from '#contract/facts.ts'
import {
  emailType,
  untrusted,
  type EmailContext,
  type EmailDraft,
  type EmailMessages,
  type EmailType,
} from '#runtime/notifications/email-content.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import type { Membership } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { displayName, findEmailGroup, freshGroups } from '../groups/index.ts'
import { subscriptionUrl } from '../members/index.ts'
import { maySeeTable } from './access.ts'
import { templateEmail } from './email-template.ts'
import { databaseFinders, type StoredRow, type TableRow } from './finders.ts'
import { firstOf, formatValue } from './columns/value-texts.ts'

/** Members subscribed to database emails, except the author of the change. */
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

/** The addresses of subscribers who may see the table. */
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

type DatabaseChange = {
  does: (t: EmailMessages['table'], given: { name: string; table: string }) => string
  row?: StoredRow | null
}
type ChangePhrase = (tx: Tx, fact: Fact<DatabaseFactName>) => Promise<DatabaseChange>
/** The text for each kind of fact. */
const changePhrases: { [N in DatabaseFactName]: (tx: Tx, fact: Fact<N>) => Promise<DatabaseChange> } = {
  'database.created': async () => ({ does: (t, given) => t.created(given) }),
  'database.row_added': async (tx, { data }) => ({
    does: (t, given) => t.rowAdded({ ...given, row: String(data.row_num) }),
    row: await databaseFinders.databaserow.find(tx, data.row_id, null),
  }),
  'database.row_updated': async (tx, { data }) => ({
    does: (t, given) => t.rowUpdated({ ...given, row: String(data.row_num) }),
    row: await databaseFinders.databaserow.find(tx, data.row_id, null),
  }),
  'database.rows_imported': async (_tx, { data }) => ({
    does: (t, given) => t.imported({ ...given, count: data.rows }),
  }),
}

/** The emails about a change to a table. */
async function databaseEmailsFor(
  fact: Fact<DatabaseFactName>,
  changeOf: ChangePhrase,
  { tx, url }: EmailContext,
): Promise<EmailDraft[]> {
  const { group_id, account_id, data } = fact
  const table = await databaseFinders.database.find(tx, data.database_id, null)
  const group = await findEmailGroup(tx, group_id)
  if (!group || !table) return []
  const readers = await recipientsOf(tx, table, account_id ?? 0)
  if (readers.length === 0) return []
  const actor = untrusted((await nameOf.first(tx, { id: account_id ?? 0 }))?.full_name ?? '')
  const { does, row } = await changeOf(tx, fact)
  const write: EmailDraft['write'] = ({ table: t, ...common }) => {
    const change = does(t, { name: actor || common.someone, table: untrusted(table.name) })
    return {
      subject: t.subject({ group: group.name, change }),
      title: t.title({ table: untrusted(table.name) }),
      paragraphs: [t.sentence({ change })],
      ...(row && row.vals.length > 0 ? { quoted: [{ lead: t.row, text: linesOf(table, row) }] } : {}),
      action: { text: common.viewTable, url: `${url}/g/${group.name}/database/${table.id}` },
      why: [
        common.footer.member({ group: displayName(group) }),
        { text: common.footer.notificationSettings, url: subscriptionUrl(group, url) },
      ],
      group,
    }
  }
  return readers.map(recipient => ({ recipient, write }))
}

const tableEmail = (name: DatabaseFactName): EmailType =>
  emailType('database_notify', name, 'Members who get email about tables, and see this one', (fact, context) =>
    databaseEmailsFor(fact, changePhrases[name] as ChangePhrase, context),
  )

/** The emails about tables, for subscribers. */
export const databaseEmails: readonly EmailType[] = [
  tableEmail('database.created'),
  tableEmail('database.row_added'),
  tableEmail('database.row_updated'),
  tableEmail('database.rows_imported'),
  emailType('database_template', 'database.template_asked', 'The member who requested the template', templateEmail),
]
