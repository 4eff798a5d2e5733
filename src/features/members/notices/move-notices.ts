import type { SystemTransaction } from '#runtime/transactions/commit-with-facts.ts'
import { lockGroupRow } from '../../groups/index.ts'
import { insertNotice, noticesOfKinds } from './store.ts'

type NewNotice = { type: string; subject: string; body: string }
/** What became of each: a group with a notice of that kind keeps its own. */
export type NoticeMove = 'added' | 'present' | 'kept'

/** Gives a group the notices of an old list. With `dryRun` it only says what would become of them. */
export async function moveNotices(
  { tx, record }: SystemTransaction,
  group_id: number,
  notices: readonly NewNotice[],
  { dryRun }: { dryRun: boolean },
): Promise<NoticeMove[]> {
  await lockGroupRow.one(tx, { group_id })
  const outcomes: NoticeMove[] = []
  for (const { type: kind, subject, body } of notices) {
    const own = await noticesOfKinds.all(tx, { group_id, kinds: [kind] })
    if (own.length > 0) outcomes.push(own.some(one => one.body === body) ? 'present' : 'kept')
    else {
      outcomes.push('added')
      if (dryRun) continue
      const { id } = await insertNotice.one(tx, { group_id, kind, name: '', subject, body, active: true })
      record('notice.added', { notice_id: id, kind, name: '' })
    }
  }
  return outcomes
}
