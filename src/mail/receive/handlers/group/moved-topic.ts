import { may } from '#contract/permissions.ts'
import { parseSubject } from '#content/text/subject.ts'
import { findMovedTo } from '#features/archives/index.ts'
import { groupsWithAccess } from '#features/members/index.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { IncomingMail } from '../../incoming-mail.ts'
import type { CommandRequest } from '../command.ts'

/**
 * Turns a reply to a message whose topic was moved to another group into one to that group, if the sender may post there. For everyone
 * else it stays an email to this group, which tells nothing of the other.
 */
export async function followMovedTopic({
  incoming,
  group,
  deps,
}: CommandRequest): Promise<{ incoming: IncomingMail; group: Group }> {
  const { mail, sender } = incoming
  const { read } = deps.database
  const to = sender.account && (await findMovedTo(read, group.id, mail.references))
  const [target] = to ? await groupsWithAccess(read, sender.account, [to]) : []
  if (!target || !may('can_reply', target.access)) return { incoming, group }
  // The topic is found by its subject, which has the tag of this group.
  const { subject } = parseSubject(mail.subject, { tag: group.settings.subject_tag })
  return { incoming: { ...incoming, mail: { ...mail, subject } }, group: target.group }
}
