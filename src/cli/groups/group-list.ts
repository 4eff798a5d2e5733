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
      showRows(rows, lineOf, text === '' && after_id === 0 ? 'No groups yet.' : 'No matching groups.', t)
    })
  },
}

function lineOf({ id, name, plan, members, owners }: Row<'cli.groupsLike'>): string {
  const counts = [countText(members, 'member'), owners === 0 ? 'no owner' : countText(owners, 'owner')]
  return stripControlChars(
    `${String(id).padStart(6)}  ${name}  ${[...counts, plan.replace('group_plan_', '')].join(', ')}`,
  )
}

const countText = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`
