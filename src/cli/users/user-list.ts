import { stripControlChars } from '#runtime/process/logger.ts'
import type { Row } from '#storage/query.ts'
import type { Command } from '../command.ts'
import { readAfter, showRows } from '../list-rows.ts'
import { accountsLike } from '../queries.ts'

const statusTexts: Record<string, string> = {
  user_status_notconfirmed: 'address not confirmed',
  user_status_bouncing: 'email bounces',
  user_status_bounced: 'email stopped after bounces',
}

export const userList: Command = {
  usage: 'user list [TEXT] [--admins] [--after ID]',
  words: [0, 1],
  options: { admins: { type: 'boolean' }, after: { type: 'string' } },
  async run({ words: [text = ''], values }) {
    const after_id = readAfter(values)
    const admins = values['admins'] === true
    const { withStore } = await import('../with-app.ts')
    await withStore(async ({ database }) => {
      const rows = await accountsLike.all(database.read, { text, admins, after_id })
      showRows(rows, lineOf, text === '' && !admins && after_id === 0 ? 'No accounts yet.' : 'No matching accounts.')
    })
  },
}

function statusText(status: string, suspended: boolean): string {
  if (status === 'user_status_inactive') return suspended ? 'suspended' : 'deleted, but banned somewhere'
  return statusTexts[status] ?? ''
}

function lineOf({ id, email, full_name, site_admin, status, suspended }: Row<'cli.accountsLike'>): string {
  const special = [site_admin ? 'site administrator' : '', statusText(status, suspended)].filter(Boolean).join(', ')
  return stripControlChars(`${String(id).padStart(6)}  ${email}  ${full_name}${special && `  (${special})`}`.trimEnd())
}
