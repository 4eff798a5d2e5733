import { error } from '@sveltejs/kit'
import { numberOrNotFound } from '../pagination.ts'
import type { Group } from '../topics.ts'

type TopicParams = { id: string; name: string }
export const topicRef = ({ id, name }: TopicParams) => ({ topic_id: numberOrNotFound(id), group_name: name })

/** For everyone else these fields are absent. */
export async function requireEditor(parent: () => Promise<{ group: Group }>): Promise<void> {
  const { group } = await parent()
  if (!group.perms.edit_archives) error(404, 'nothing here')
}
