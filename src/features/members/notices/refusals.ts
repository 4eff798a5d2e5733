import type { LetterWriter } from '#runtime/letters.ts'
import { tryCounted } from '#runtime/rates.ts'
import { findLetterGroup } from '../../groups/index.ts'
import { noticeLetter, whyMember, type NoticeKind } from './letters.ts'
import { activeNotices, memberWithAddress } from './store.ts'

const kinds = {
  'locked group': 'member_notice_locked_group',
  'locked topic': 'member_notice_locked_topic',
} as const satisfies Record<string, NoticeKind>

const onceADay = { count: 1, seconds: 86_400 }

/** What a group has to say to a member whose mail it did not take. Once a day: programs answer letters, too. */
export const refusalLetter: LetterWriter<'message.refused'> = async ({ data }, desk) => {
  const { group_id, email, reason } = data
  const { tx, url } = desk
  const notice = await activeNotices.first(tx, { group_id, kinds: [kinds[reason]] })
  const group = await findLetterGroup(tx, group_id)
  if (!notice || !group || !(await memberWithAddress.first(tx, { group_id, email }))) return []
  if (!(await tryCounted(tx, `refusal-told:${group_id}:${reason}:${email.toLowerCase()}`, onceADay))) return []
  return [noticeLetter(notice, { recipient: email, group, why: whyMember('you wrote to')(group, url) }, desk)]
}
