import { listedMember, type ListedMember, type MoveRemark } from '../moved-list.ts'
import { timeOf } from '../values.ts'
import type { Forum } from './forum.ts'

/** The levels at which users get an email for each post of a category, or for each new topic. */
const [watching, watchingFirstPost, muted] = [3, 4, 0]

/** The active users of a forum. Most read it on the web: who doesn't watch the category gets summaries or no email. */
export function membersOfForum(
  forum: Forum,
  category: number | null,
  path: string,
): { members: ListedMember[]; remarks: MoveRemark[] } {
  const members: ListedMember[] = []
  let inactive = 0
  const now = new Date().toISOString()
  for (const [id, user] of forum.users) {
    // The system's own accounts.
    if (id <= 0) continue
    const isBanned = user.suspendedTill > now
    if (user.email === '' || ((user.isStaged || !user.isActive) && !isBanned)) {
      inactive += 1
      continue
    }
    const level = category === null ? undefined : forum.levels.get(`${category} ${id}`)
    members.push(
      listedMember(`${path}, user ${id}`, user.email, {
        name: user.name || user.username,
        status: isBanned ? 'sub_status_banned' : 'sub_status_normal',
        mod_status: user.isAdmin
          ? 'sub_modstatus_owner'
          : user.isModerator
            ? 'sub_modstatus_moderator'
            : 'sub_modstatus_none',
        email_delivery: deliveryAt(level, user),
        message_selection:
          level === watchingFirstPost ? 'message_selection_follow_and_first_message' : 'message_selection_all',
        post_status: user.silencedTill > now ? 'sub_poststatus_notallowed' : 'sub_poststatus_normal',
        joined: timeOf(user.created),
      }),
    )
  }
  const remarks: MoveRemark[] =
    inactive === 0 ? [] : [{ where: path, text: t => t.cli.importFrom.lost.inactive({ count: inactive }) }]
  return { members, remarks }
}

function deliveryAt(
  level: number | undefined,
  { isMailingList, getsDigest }: { isMailingList: boolean; getsDigest: boolean },
): ListedMember['email_delivery'] {
  if (level === watching || level === watchingFirstPost) return 'email_delivery_single'
  if (level === muted) return 'email_delivery_none'
  if (isMailingList) return 'email_delivery_single'
  return getsDigest ? 'email_delivery_summary' : 'email_delivery_none'
}
