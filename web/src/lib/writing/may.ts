import type { Group, Message, User } from '../topics.ts'

type Of = Pick<Message, 'user_id'>
const isOwn = ({ user_id }: Of, user: User | null): boolean => user !== null && user_id === user.id

/** Whether a button to edit a message is drawn; the call decides. */
export const mayEdit = (message: Of, { perms, disable_edits }: Group, user: User | null): boolean =>
  perms.edit_archives || (isOwn(message, user) && perms.can_post && !disable_edits)

/** The same for deleting it. */
export const mayDelete = (message: Of, { perms, disable_edits }: Group, user: User | null): boolean =>
  perms.edit_archives || (isOwn(message, user) && (perms.sub_page || perms.can_post) && !disable_edits)
