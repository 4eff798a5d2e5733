import { topicSubject } from '#content/text/subject.ts'
import { implement } from '#runtime/calls/handler.ts'
import { tagName } from '#features/hashtags/index.ts'
import { getTopicView } from '../../reading/load-hashtags.ts'
import * as contract from '../contract.ts'
import { editSubject } from '../messages/edit-subject.ts'
import { setTopicHashtags } from './set-hashtags.ts'
import { renameTopic } from './rename-topic.ts'
import { parseTopicSubject, tagsForTopic } from './topic-subject.ts'
import { firstAndLatest, lockTopics, setOptions, tagsOf } from './topic-store.ts'

const options = ['is_sticky', 'is_closed', 'is_moderated', 'reply_to'] as const

export const updateTopic = implement(contract.updateTopic, async call => {
  const { tx, group, params, record, fail, refuse } = call
  const { id } = call.row
  const [topic] = await lockTopics.all(tx, { group_id: group.id, ids: [id] })
  if (!topic) return fail('invalid topic_id')
  const fields: string[] = []

  const subject = params.subject === undefined ? undefined : parseTopicSubject(call, params.subject)
  const listed = params.hashtags === undefined ? undefined : wordsIn(params.hashtags)
  if (listed?.some(word => tagName(word) === null)) refuse('hashtags')
  // A subject without hashtags doesn't change those of the topic.
  const words = listed ?? (subject && subject.hashtags.length > 0 ? subject.hashtags : undefined)
  if (words && (await setTopicHashtags(tx, topic, await tagsForTopic(call, words, topic.hashtag_ids))))
    fields.push('hashtags')
  if (subject && (await renameTopic(tx, topic, subject))) {
    fields.push('subject')
    const first = await firstAndLatest.one(tx, { group_id: group.id, topic_id: id })
    await editSubject(call, first.id, subject, await tagsOf.all(tx, { group_id: group.id, id }))
  }

  const changed = options.filter(name => params[name] !== undefined && params[name] !== topic[name])
  if (changed.length > 0) {
    const { is_sticky = null, is_closed = null, is_moderated = null, reply_to = null } = params
    await setOptions.run(tx, { group_id: group.id, id, is_sticky, is_closed, is_moderated, reply_to })
    fields.push(...changed)
  }
  if (fields.length > 0)
    record('topic.updated', { topic_id: id, subject: subject ? topicSubject(subject) : topic.subject, fields })
  return getTopicView(call, id)
})

/** A comma-separated list of hashtags, with or without #. */
const wordsIn = (list: string): string[] =>
  list
    .split(',')
    .map(word => word.trim().replace(/^#/, ''))
    .filter(word => word !== '')
