import type { GroupSettings } from '#contract/groups/group-settings.ts'
import type { HashtagRow } from '../hashtags/index.ts'

const day = 24 * 60 * 60 * 1000

type AgeingTopic = { is_closed: boolean; is_moderated: boolean; most_recent_message: string }
type AgeingSettings = Pick<
  GroupSettings,
  'auto_close_threads' | 'close_threads_after' | 'auto_moderate_threads' | 'moderate_threads_after'
>
export type TopicState = { is_closed: boolean; is_moderated: boolean }
type HashtagRules = Pick<HashtagRow, 'locked' | 'moderated' | 'replies_unmoderated'>

/** Whether replies in topics with a hashtag are held. */
export const holdsReplies = (tag: Pick<HashtagRules, 'moderated' | 'replies_unmoderated'>): boolean =>
  tag.moderated && !tag.replies_unmoderated

/** Whether topics are closed or moderated after inactivity. Most groups don't use this. */
export const hasAgeRules = ({ auto_close_threads, auto_moderate_threads }: AgeingSettings): boolean =>
  auto_close_threads || auto_moderate_threads

/** Whether a topic accepts replies, and whether they are held: by its own settings, its hashtags, and its inactivity. */
export function topicState(
  topic: AgeingTopic,
  settings: AgeingSettings,
  tags: readonly HashtagRules[],
  now: number = Date.now(),
): TopicState {
  const is_closed = topic.is_closed || tags.some(tag => tag.locked)
  const is_moderated = topic.is_moderated || tags.some(holdsReplies)
  // Avoids parsing the timestamp.
  if (!hasAgeRules(settings)) return { is_closed, is_moderated }
  const silence = now - Date.parse(topic.most_recent_message)
  // Enabled without a number of days, it has no effect: otherwise every topic would be closed at once.
  const isOver = (isOn: boolean, days: number) => isOn && days > 0 && silence >= days * day
  return {
    is_closed: is_closed || isOver(settings.auto_close_threads, settings.close_threads_after),
    is_moderated: is_moderated || isOver(settings.auto_moderate_threads, settings.moderate_threads_after),
  }
}
