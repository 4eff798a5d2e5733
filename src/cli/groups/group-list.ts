import type { Messages } from '#locales/index.ts'
import { stripControlChars } from '#runtime/process/logger.ts'
import type { Row } from '#storage/query.ts'
import type { Command } from '../command.ts'
import { readAfter, showRows } from '../list-rows.ts'
import { groupsLike } from '../queries.ts'

export const groupList: Command = {
  usage: 'group list [TEXT] [--after ID]',
  words: [0, 1],
  options: { after: { type: 'string' } },
  async run({ words: [text = ''], values }, t) {
    const after_id = readAfter(values, t)
    const { withStore } = await import('../with-app.ts')
    await withStore(t, async ({ database }) => {
      const rows = await groupsLike.all(database.read, { text, after_id })
      const none = text === '' && after_id === 0 ? t.cli.group.none : t.cli.group.noMatch
      showRows(rows, row => lineOf(row, t), none, t)
    })
  },
}

function lineOf({ id, name, plan, members, owners }: Row<'cli.groupsLike'>, { cli: { group: t } }: Messages): string {
  const details = [t.members({ count: members }), t.owners({ count: owners }), plan.replace('group_plan_', '')]
  return stripControlChars(`${String(id).padStart(6)}  ${name}  ${details.join(', ')}`)
}
