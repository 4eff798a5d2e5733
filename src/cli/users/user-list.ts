import { messageFor, type Messages } from '#locales/index.ts'
import { stripControlChars } from '#runtime/process/logger.ts'
import type { Row } from '#storage/query.ts'
import type { Command } from '../command.ts'
import { readAfter, showRows } from '../list-rows.ts'
import { accountsLike } from '../queries.ts'

export const userList: Command = {
  usage: 'user list [TEXT] [--admins] [--after ID]',
  words: [0, 1],
  options: { admins: { type: 'boolean' }, after: { type: 'string' } },
  async run({ words: [text = ''], values }, t) {
    const after_id = readAfter(values, t)
    const admins = values['admins'] === true
    const { withStore } = await import('../with-app.ts')
    await withStore(t, async ({ database }) => {
      const rows = await accountsLike.all(database.read, { text, admins, after_id })
      const none = text === '' && !admins && after_id === 0 ? t.cli.user.none : t.cli.user.noMatch
      showRows(rows, row => lineOf(row, t), none, t)
    })
  },
}

function statusText(status: string, suspended: boolean, t: Messages['cli']['user']['status']): string {
  if (status === 'user_status_inactive') return suspended ? t.suspended : t.deleted
  return messageFor(t, status) ?? ''
}

function lineOf(row: Row<'cli.accountsLike'>, { cli: { user: t } }: Messages): string {
  const { id, email, full_name, site_admin, status, suspended } = row
  const notes = [site_admin ? t.siteAdmin : '', statusText(status, suspended, t.status)].filter(Boolean).join(', ')
  return stripControlChars(`${String(id).padStart(6)}  ${email}  ${full_name}${notes && `  (${notes})`}`.trimEnd())
}
