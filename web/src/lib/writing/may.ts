import type { Group, Message, User } from '../topics.ts'

type Of = Pick<Message, 'user_id' | 'is_closed' | 'can_repost'>
type Judged = (message: Of, group: Group, user: User | null) => boolean

const isOwn: Judged = ({ user_id }, _group, user) => user !== null && user_id === user.id
const isOthers: Judged = ({ user_id }, _group, user) => user !== null && user_id !== user.id
const mayReply: Judged = ({ is_closed }, { perms }, user) =>
  user !== null && perms.can_post && (!is_closed || perms.edit_archives)

/** Whether a button to edit a message is drawn; the call decides. */
export const mayEdit: Judged = (message, group, user) =>
  group.perms.edit_archives || (isOwn(message, group, user) && group.perms.can_post && !group.disable_edits)

/** The same for deleting it. */
export const mayDelete: Judged = (message, group, user) => {
  const { perms, disable_edits } = group
  return perms.edit_archives || (isOwn(message, group, user) && (perms.sub_page || perms.can_post) && !disable_edits)
}

const deeds = {
  like: (_message, { perms }) => perms.sub_page,
  reply: mayReply,
  privately: (...about) => mayReply(...about) && isOthers(...about),
  edit: mayEdit,
  delete: mayDelete,
  repost: ({ can_repost }, { perms }) => can_repost && perms.can_post,
  report: isOthers,
  revisions: (message, group, user) => group.perms.mod_page || isOwn(message, group, user),
} satisfies Record<string, Judged>
/** What can be done about a message. */
export type Deed = keyof typeof deeds

/** What somebody may do about a message, as far as buttons are drawn for it. */
export const deedsOn: (...about: Parameters<Judged>) => Deed[] = (...about) =>
  (Object.keys(deeds) as Deed[]).filter(deed => deeds[deed](...about))
