import type { Fact } from '#contract/facts.ts'
import { theirs, type LetterDesk, type LetterText, type LetterWriter, type LetterWriters } from '#runtime/letters.ts'
import { positionOf } from '#runtime/standings.ts'
import type { Membership } from '#runtime/subjects.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { findLetterGroup, freshGroups } from '../groups/index.ts'
import { subscriptionOf } from '../members/index.ts'
import { maySeeTable } from './access.ts'
import { templateLetter } from './by-mail.ts'
import { databaseFinders, type StoredRow, type TableRow } from './finders.ts'
import { firstOf, sayValue } from './texts.ts'

/** Members who want to hear of tables by mail, but for whoever did it. */
const wanting = query(
  'database.wanting',
  `select m.id, m.group_id, m.account_id, m.status, m.post_status, m.mod_status, m.mod_permissions, m.given_id,
     a.email, m.user_status
   from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and m.status = 'sub_status_normal' and m.account_id <> :except_id
     and m.options ->> 'database_notify' in ('sub_notify_email', 'sub_notify_email_and_app')
   order by m.id limit 10000`,
)
const nameOf = query('database.actor', `select full_name from accounts where id = :id`)

type Told = 'database.created' | 'database.row_added' | 'database.row_updated' | 'database.rows_imported'

/** The addresses of those who want to be told and see the table. */
async function readersOf(tx: Tx, table: TableRow, except_id: number): Promise<string[]> {
  const group = await freshGroups.groupById(tx, table.group_id)
  if (!group) return []
  const members = await wanting.all(tx, { group_id: table.group_id, except_id })
  const sees = ({ account_id, user_status: status, ...member }: (typeof members)[number]) => {
    const position = positionOf(group, member satisfies Membership, null, { status })
    return maySeeTable({ position, account: { id: account_id } }, table)
  }
  return members.filter(sees).map(({ email }) => email)
}

const mostQuoted = 300
/** A row as lines of text. */
const linesOf = (table: TableRow, { vals }: StoredRow): string =>
  table.columns
    .map(column => ({ column, value: vals.find(({ col_id }) => col_id === column.id) }))
    .filter(({ value }) => value !== undefined)
    .map(({ column, value }) => `${column.name}: ${firstOf(sayValue(column, value), mostQuoted)}`)
    .join('\n')

type Said = { does: string; row?: StoredRow | null }
/** What is said of each fact behind the name of who did it. */
const says: { [N in Told]: (tx: Tx, fact: Fact<N>, table: string) => Promise<Said> } = {
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
async function tell<N extends Told>(fact: Fact<N>, say: (typeof says)[N], { tx, url }: LetterDesk) {
  const kind = 'database_notify'
  const { group_id, account_id, data } = fact
  const table = await databaseFinders.database.find(tx, data.database_id, null)
  const group = await findLetterGroup(tx, group_id)
  if (!group || !table) return []
  const readers = await readersOf(tx, table, account_id ?? 0)
  if (readers.length === 0) return []
  const who = theirs((await nameOf.first(tx, { id: account_id ?? 0 }))?.full_name ?? '') || 'Somebody'
  const { does, row } = await say(tx, fact, theirs(table.name))
  const text: LetterText = {
    title: `The table ${theirs(table.name)}`,
    paragraphs: [`${who} ${does}.`],
    ...(row && row.vals.length > 0 ? { quoted: [{ lead: 'It says now', text: linesOf(table, row) }] } : {}),
    action: { text: 'See the table', url: `${url}/g/${group.name}/database/${table.id}` },
    why: [
      `You get this because you are a member of ${group.name} and want to be told of its tables.`,
      { text: 'Change what you are told of', url: subscriptionOf(group, url) },
    ],
    group,
  }
  const subject = `${group.name}: ${who} ${does}`
  return readers.map(recipient => ({ kind, recipient, subject, text }))
}

const writer =
  <N extends Told>(name: N): LetterWriter<N> =>
  (fact, desk) =>
    tell(fact, says[name], desk)

/** The letters about tables, to those who want them. */
export const databaseLetters: LetterWriters = {
  'database.created': writer('database.created'),
  'database.row_added': writer('database.row_added'),
  'database.row_updated': writer('database.row_updated'),
  'database.rows_imported': writer('database.rows_imported'),
  'database.template_asked': templateLetter,
}
