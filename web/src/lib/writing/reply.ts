import { ifMay } from '../me.ts'
import type { Audience } from './drafting.ts'

type Asked = { group_name: string; topic_id: number }

/**
 * Whom a reply under a topic reaches; null for who cannot write one. What is asked for together with the topic is there when it is.
 */
export const audienceUnder = (
  { api }: Pick<App.Locals, 'api'>,
  { hasSession }: Pick<App.Platform, 'hasSession'>,
  topic: Asked,
): Promise<Audience | null> => (hasSession ? ifMay(api.getaudience(topic)) : Promise.resolve(null))
