import { renderCached } from '../render/fragment-cache.ts'
import type { Formatters } from '../locale.ts'
import type { Topic } from '../topics.ts'
import TopicRow from './TopicRow.svelte'

/** How topics stand in a list; with the title of their group, where the list is of several. */
export const topicRowRenderer =
  (formatters: Formatters): ((topic: Topic, group: string, groupTitle?: string) => string) =>
  (topic, group, groupTitle = '') => {
    const { id, is_unread, followed, muted } = topic
    const name = ['topic', id, groupTitle, is_unread, followed, muted].join(' ')
    return renderCached(TopicRow, name, { topic, group, groupTitle }, formatters)
  }
