import type { Group, Message } from '../topics.ts'
import type { Audience } from './drafting.ts'

/** Whom a reply under a topic reaches; null for who cannot write one, or where its last message is on another page. */
export const audienceUnder = async (
  { read }: Pick<App.Locals, 'read'>,
  { name: group_name, perms }: Group,
  { data, has_more }: { data: Message[]; has_more: boolean },
): Promise<Audience | null> => {
  const last = data.at(-1)
  return perms.can_post && last && !has_more ? read.getaudience({ group_name, message_id: last.id }) : null
}
