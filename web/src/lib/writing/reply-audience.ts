import { orNullIfForbidden } from '../current-user.ts'
import type { Audience } from './draft-actions.ts'

type TopicRef = { group_name: string; topic_id: number }

/**
 * Whom a reply under a topic reaches; null for who cannot write one. What is asked for together with the topic is there when it is.
 */
export const replyAudience = (
  { api }: Pick<App.Locals, 'api'>,
  { hasSession }: Pick<App.Platform, 'hasSession'>,
  topic: TopicRef,
): Promise<Audience | null> => (hasSession ? orNullIfForbidden(api.getaudience(topic)) : Promise.resolve(null))
