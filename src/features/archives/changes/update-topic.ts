import { declaredError } from '#contract/errors.ts'
import { subjectTexts } from '#contract/subjects.ts'
import { implement } from '#runtime/call.ts'
import { tagName } from '../../hashtags/index.ts'
import type { TopicRow } from '../message/finders.ts'
import { topicSubject } from '../message/row.ts'
import { getTopicView } from '../reading/show.ts'
import * as contract from './contract.ts'
import { retag } from './retag.ts'
import { resubject, retitle } from './retitle.ts'
import { readGivenSubject, tagsForTopic } from './topic-subject.ts'
import { endsOf, lockTopics, setOptions, tagsOf } from './topic-store.ts'

const options = ['is_sticky', 'is_closed', 'is_moderated', 'reply_to'] as const

export const updateTopic = implement(contract.updateTopic, async call => {
  const { tx, group, params, record, refuse } = call
  const { id } = call.row as TopicRow
  const [topic] = await lockTopics.all(tx, [group.id, [id]])
  if (!topic) throw declaredError(subjectTexts.topic)
  const fields: string[] = []

  const subject = params.subject === undefined ? undefined : readGivenSubject(call, params.subject)
  const listed = params.hashtags === undefined ? undefined : wordsIn(params.hashtags)
  if (listed?.some(word => tagName(word) === null)) refuse('hashtags')
  // A subject that names no hashtags leaves the topic those it has.
  const words = listed ?? (subject && subject.hashtags.length > 0 ? subject.hashtags : undefined)
  if (words && (await retag(tx, topic, await tagsForTopic(call, words, topic.hashtag_ids)))) fields.push('hashtags')
  if (subject && (await retitle(tx, topic, subject))) {
    fields.push('subject')
    await resubject(tx, await endsOf.one(tx, [group.id, id]), subject, await tagsOf.all(tx, [group.id, id]))
  }

  const changed = options.filter(name => params[name] !== undefined && params[name] !== topic[name])
  if (changed.length > 0) {
    const { is_sticky = null, is_closed = null, is_moderated = null, reply_to = null } = params
    await setOptions.run(tx, [group.id, id, is_sticky, is_closed, is_moderated, reply_to])
    fields.push(...changed)
  }
  if (fields.length > 0)
    record('topic.updated', { topic_id: id, subject: subject ? topicSubject(subject) : topic.subject, fields })
  return getTopicView(call, id)
})

/** Words between commas, with or without #. */
const wordsIn = (list: string): string[] =>
  list
    .split(',')
    .map(word => word.trim().replace(/^#/, ''))
    .filter(word => word !== '')
