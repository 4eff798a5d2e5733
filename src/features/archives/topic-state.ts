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

/** Whether replies wait in the topics of a hashtag. */
export const holdsReplies = (tag: Pick<HashtagRules, 'moderated' | 'replies_unmoderated'>): boolean =>
  tag.moderated && !tag.replies_unmoderated

/** Whether topics change by being silent. Most groups let none of them age. */
export const isAgeing = ({ auto_close_threads, auto_moderate_threads }: AgeingSettings): boolean =>
  auto_close_threads || auto_moderate_threads

/**
 * Whether a topic takes replies, and whether they wait: by what moderators set, by its hashtags, and by how long it has been
 * silent.
 */
export function topicState(
  topic: AgeingTopic,
  settings: AgeingSettings,
  tags: readonly HashtagRules[],
  now: number = Date.now(),
): TopicState {
  const is_closed = topic.is_closed || tags.some(tag => tag.locked)
  const is_moderated = topic.is_moderated || tags.some(holdsReplies)
  // Reading the time off the text would be for nothing.
  if (!isAgeing(settings)) return { is_closed, is_moderated }
  const silence = now - Date.parse(topic.most_recent_message)
  // Switched on without a number of days it does nothing: every topic would be closed as soon as it is begun.
  const isOver = (isOn: boolean, days: number) => isOn && days > 0 && silence >= days * day
  return {
    is_closed: is_closed || isOver(settings.auto_close_threads, settings.close_threads_after),
    is_moderated: is_moderated || isOver(settings.auto_moderate_threads, settings.moderate_threads_after),
  }
}
