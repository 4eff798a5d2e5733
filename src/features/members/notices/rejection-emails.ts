import type { EmailWriter } from '#runtime/notifications/email-content.ts'
import { tryConsumeQuota } from '#runtime/limits/rate-limiter.ts'
import { findEmailGroup } from '../../groups/index.ts'
import { noticeWriter, memberFooter, type NoticeKind } from './emails.ts'
import { activeNotices, memberWithAddress } from './store.ts'

const kinds = {
  'locked group': 'member_notice_locked_group',
  'locked topic': 'member_notice_locked_topic',
} as const satisfies Record<string, NoticeKind>

const onceADay = { count: 1, seconds: 86_400 }

/** What a group has to say to a member whose mail it did not take. Once a day: programs answer emails, too. */
export const rejectionEmail: EmailWriter<'message.refused'> = async ({ data }, desk) => {
  const { group_id, email, reason } = data
  const { tx } = desk
  const notice = await activeNotices.first(tx, { group_id, kinds: [kinds[reason]] })
  const group = await findEmailGroup(tx, group_id)
  if (!notice || !group || !(await memberWithAddress.first(tx, { group_id, email }))) return []
  if (!(await tryConsumeQuota(tx, `refusal-told:${group_id}:${reason}:${email.toLowerCase()}`, onceADay))) return []
  const write = noticeWriter(notice, { group, why: memberFooter('posted') }, desk)
  return [{ kind: notice.kind, recipient: email, write }]
}
