import type { Column } from '#contract/databases.ts'
import { implement } from '#runtime/calls/handler.ts'
import { consumeQuota } from '#runtime/limits/rate-limiter.ts'
import {
  untrusted,
  type EmailDraft,
  type EmailMessages,
  type EmailWriter,
} from '#runtime/notifications/email-content.ts'
import { query } from '#storage/query.ts'
import { findEmailGroup } from '../groups/index.ts'
import { mayAddRows } from './access.ts'
import * as contract from './contract.ts'
import { databaseFinders } from './finders.ts'
import { valueFromText } from './columns/parse-value.ts'
import { nameForFact } from './manage.ts'
import { isPicture, type CellValue } from './columns/values.ts'

export const mailDatabaseTemplate = implement(
  contract.mailDatabaseTemplate,
  ({ tx, account, limits }) => consumeQuota(tx, `database-template:${account.id}`, limits.emailsTo),
  async ({ row: table, access, account, fail, record }) => {
    const asker = { access, account }
    if (!mayAddRows(asker, table)) fail('inadequate_permissions', 'add_rows')
    if (!table.rows_by_mail) fail('no rows by mail')
    record('database.template_asked', { database_id: table.id, name: nameForFact(table) })
  },
)

const hint = (t: EmailMessages['table'], { type, choices, required }: Column): string => {
  const kinds: Partial<Record<Column['type'], string>> = {
    multiple_choice_column: t.hintOneOf({ choices: choices.join(', ') }),
    multi_choice_column: t.hintAnyOf({ choices: choices.join(', ') }),
    checkbox_column: t.hintCheckbox,
    date_column: t.hintDate,
    time_column: t.hintTime,
    number_column: t.hintNumber,
    email_column: t.hintEmail,
    link_column: t.hintLink,
  }
  const hints = [kinds[type], required ? t.hintRequired : undefined].filter(word => word !== undefined)
  return hints.length > 0 ? ` (${hints.join('; ')})` : ''
}

const addressOf = query('database.addressOf', `select email from accounts where id = :id`)

/** The template email; a reply to it adds a row. */
export const templateEmail: EmailWriter<'database.template_asked'> = async (
  { data, group_id, account_id },
  { tx, url, replyAddress },
) => {
  const table = await databaseFinders.database.find(tx, data.database_id, null)
  const group = await findEmailGroup(tx, group_id)
  const account = await addressOf.first(tx, { id: account_id ?? 0 })
  if (!table || !group || !account) return []
  const columns = table.columns.filter(column => !isPicture(column))
  const write: EmailDraft['write'] = ({ table: t, ...common }) => ({
    title: t.templateSubject({ table: untrusted(table.name) }),
    paragraphs: [t.templateText],
    quoted: [
      { lead: t.templateCopy, text: columns.map(({ name }) => `${name}: `).join('\n') },
      { lead: t.templateHints, text: columns.map(column => `${column.name}${hint(t, column)}`).join('\n') },
    ],
    action: { text: common.viewTable, url: `${url}/g/${group.name}/database/${table.id}` },
    why: [common.footer.templateRequested],
    group,
  })
  const replyTo = replyAddress('add row', [table.group_id, table.id], group.name)
  return [{ recipient: account.email, write, replyTo }]
}

/** The texts after the names of columns, each up to the next name. */
function columnTextsIn(columns: readonly Column[], text: string): Map<Column, string> {
  const byName = new Map(columns.map(column => [column.name.toLowerCase(), column]))
  const linesByColumn = new Map<Column, string[]>()
  let lines: string[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    const at = line.indexOf(':')
    const column = at < 0 ? undefined : byName.get(line.slice(0, at).trim().toLowerCase())
    if (column) linesByColumn.set(column, (lines = [line.slice(at + 1)]))
    else lines.push(line)
  }
  return new Map([...linesByColumn].map(([column, texts]) => [column, texts.join('\n').trim()]))
}

/** Parses the values of a row from an email, or returns the name of a column with an invalid value. */
export async function parseRowEmail(columns: readonly Column[], text: string) {
  const values: CellValue[] = []
  for (const [column, own] of columnTextsIn(columns, text)) {
    const value = own === '' || isPicture(column) ? undefined : await valueFromText(column, own)
    if (value === null) return { wrong: column.name }
    if (value) values.push(value)
  }
  const missing = columns.find(({ id, required }) => required && !values.some(({ col_id }) => col_id === id))
  return missing ? { wrong: missing.name } : { values }
}
