import { renderCached } from '../render/fragment-cache.ts'
import type { Formatters } from '../locale.ts'
import { personPath, type PeopleOf, type Topic } from '../topics.ts'
import TopicRow from './TopicRow.svelte'

/** Topics in a list; with the title of their group, if the list has several. */
export const topicRowRenderer =
  (formatters: Formatters): ((topic: Topic, group: PeopleOf, groupTitle?: string) => string) =>
  (topic, group, groupTitle = '') => {
    const { id, num_unread, followed, muted } = topic
    const personAt = personPath(group, topic.user_id)
    const name = ['topic', id, groupTitle, num_unread, followed, muted, personAt !== ''].join(' ')
    return renderCached(TopicRow, name, { topic, group: group.name, groupTitle, personAt }, formatters)
  }
