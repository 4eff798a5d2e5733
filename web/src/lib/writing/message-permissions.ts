import type { Group, Message, User } from '../topics.ts'

type MessageRights = Pick<Message, 'user_id' | 'is_closed' | 'can_repost'>
type PermissionCheck = (message: MessageRights, group: Group, user: User | null) => boolean

const isOwn: PermissionCheck = ({ user_id }, _group, user) => user !== null && user_id === user.id
const isFromOther: PermissionCheck = ({ user_id }, _group, user) => user !== null && user_id !== user.id
const mayReply: PermissionCheck = ({ is_closed }, { perms }, user) =>
  user !== null && perms.can_post && (!is_closed || perms.edit_archives)

/** Whether a button to edit a message is drawn; the call decides. */
export const mayEdit: PermissionCheck = (message, group, user) =>
  group.perms.edit_archives || (isOwn(message, group, user) && group.perms.can_post && !group.disable_edits)

/** The same for deleting it. */
export const mayDelete: PermissionCheck = (message, group, user) => {
  const { perms, disable_edits } = group
  return perms.edit_archives || (isOwn(message, group, user) && (perms.sub_page || perms.can_post) && !disable_edits)
}

const messageActions = {
  like: (_message, { perms }) => perms.sub_page,
  reply: mayReply,
  privately: (...about) => mayReply(...about) && isFromOther(...about) && !about[1].remove_other_reply_options,
  edit: mayEdit,
  delete: mayDelete,
  repost: ({ can_repost }, { perms }) => can_repost && perms.can_post,
  report: isFromOther,
  revisions: (message, group, user) => group.perms.mod_page || isOwn(message, group, user),
} satisfies Record<string, PermissionCheck>
/** What can be done about a message. */
export type MessageAction = keyof typeof messageActions

/** What one may do with a message, for its buttons. */
export const allowedActions: (...about: Parameters<PermissionCheck>) => MessageAction[] = (...about) =>
  (Object.keys(messageActions) as MessageAction[]).filter(deed => messageActions[deed](...about))
