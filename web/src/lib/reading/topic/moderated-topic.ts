import { requirePageRight } from '../../forms/page-right.ts'
import { numberOrNotFound } from '../../pagination.ts'
import type { Group } from '../../topics.ts'

type TopicParams = { id: string; name: string }
export const topicRef = ({ id, name }: TopicParams) => ({ topic_id: numberOrNotFound(id), group_name: name })

type PageEvent = { parent: () => Promise<{ group: Group }>; request: Request }
export async function requireEditor({ parent, request }: PageEvent): Promise<void> {
  const { group } = await parent()
  requirePageRight(group.perms.edit_archives, request)
}
