import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { Success } from '#contract/resources.ts'
import { Choice, Flag, Id, Ids, Text, optional, withDefault } from '#contract/schema.ts'
import { MESSAGE, TOPIC } from '#contract/targets.ts'
import { DURATION } from '../../hashtags/contract.ts'
import { Message, Topic } from '../reading/contract.ts'

const onMessage = { method: 'POST', who: 'account', on: 'message', extension: true } as const
const onTopic = { method: 'POST', who: 'account', on: 'topic', extension: true } as const
const tagErrors = ['no subject', 'need hashtag', 'restricted hashtag', 'mod only hashtag'] as const

export const updateMessage = endpoint('updatemessage', {
  ...onMessage,
  summary: 'Edit a message: one’s own, where the group allows it, or any with the right to edit the archives.',
  edits: 'message',
  needs: 'archives_visible',
  params: {
    ...MESSAGE,
    subject: optional(
      Text(1000, { description: 'A new subject, with hashtags; of the topic where it is the first message.' }),
    ),
    body: optional(Text(1_048_576, { description: 'The new text.' })),
    body_type: withDefault(Choice(words.body_type, { description: 'What the text is.' }), 'html'),
  },
  returns: Message,
  errors: [...tagErrors, 'no body', 'post too big', 'group out of space', 'edits disabled'],
  records: ['message.edited', 'topic.updated', 'hashtag.created'],
})

export const deleteMessage = endpoint('deletemessage', {
  ...onMessage,
  summary: 'Delete a message: one’s own, or any with the right to edit the archives.',
  edits: 'message',
  needs: 'archives_visible',
  params: MESSAGE,
  errors: ['edits disabled'],
  records: ['message.deleted', 'topic.deleted'],
})

export const likeMessage = endpoint('likemessage', {
  ...onMessage,
  summary: 'Like a message. Liking it again changes nothing.',
  needs: 'sub_page',
  params: MESSAGE,
  returns: Message,
  records: ['message.liked'],
})
export const unlikeMessage = endpoint('unlikemessage', {
  ...onMessage,
  summary: 'No longer like a message.',
  needs: 'sub_page',
  params: MESSAGE,
  returns: Message,
  records: ['message.unliked'],
})

export const reportMessage = endpoint('reportmessage', {
  ...onMessage,
  summary: 'Tell the moderators that something is wrong with a message.',
  needs: 'archives_visible',
  params: { ...MESSAGE, reason: withDefault(Text(2000, { description: 'What is wrong.' }), '') },
  errors: ['rate_limit'],
  records: ['message.reported'],
})

export const repostMessage = endpoint('repostmessage', {
  ...onMessage,
  summary: 'Post one’s own message again as a new topic, as often as the group allows it.',
  needs: 'can_post',
  params: MESSAGE,
  returns: Success,
  errors: [
    'cannot repost',
    'not subscribed',
    'announcement group',
    'no body',
    'private message',
    'post too big',
    'bad attachment',
    'group out of space',
    'invalid reply',
    ...tagErrors,
  ],
  records: ['message.posted', 'message.held', 'member.unmoderated', 'hashtag.created'],
})

export const updateTopic = endpoint('updatetopic', {
  ...onTopic,
  summary: 'Change a topic.',
  edits: 'topic',
  needs: 'edit_archives',
  params: {
    ...TOPIC,
    subject: optional(Text(1000, { description: 'A new subject; hashtags in it replace those of the topic.' })),
    hashtags: optional(Text(1000, { description: 'Its hashtags, separated by commas, without #; empty: none.' })),
    is_sticky: optional(Flag({ description: 'Stays on top.' })),
    is_closed: optional(Flag({ description: 'No more replies.' })),
    is_moderated: optional(Flag({ description: 'Replies wait for a moderator.' })),
    reply_to: optional(Choice(words.thread_reply_to, { description: 'Where replies go.' })),
  },
  returns: Topic,
  errors: tagErrors,
  records: ['topic.updated', 'hashtag.created'],
})

export const deleteTopic = endpoint('deletetopic', {
  ...onTopic,
  summary: 'Delete a topic with all its messages.',
  edits: 'topic',
  needs: 'edit_archives',
  params: TOPIC,
  records: ['topic.deleted'],
})

export const mergeTopics = endpoint('mergetopics', {
  ...onTopic,
  summary: 'Put all messages of another topic into this one; the other is no more.',
  edits: 'topic',
  needs: 'edit_archives',
  params: { ...TOPIC, other_topic_id: Id({ description: 'The topic that ends.', invalid: 'invalid other_topic_id' }) },
  returns: Topic,
  errors: ['invalid other_topic_id'],
  records: ['topic.merged'],
})

export const splitTopic = endpoint('splittopic', {
  ...onTopic,
  summary: 'Make a topic of its own out of some messages of this one.',
  edits: 'topic',
  needs: 'edit_archives',
  params: {
    ...TOPIC,
    message_ids: Ids({ description: 'The messages: some of the topic, not all.', invalid: 'invalid message_ids' }),
    subject: optional(Text(1000, { description: 'Its subject; without one it is that of the first of them.' })),
  },
  returns: Topic,
  errors: ['invalid message_ids', ...tagErrors],
  records: ['topic.split', 'hashtag.created'],
})

const following = { ...onTopic, needs: 'sub_page', returns: Topic } as const
export const followTopic = endpoint('followtopic', {
  ...following,
  summary: 'Follow a topic: its messages come also to who gets only what they follow.',
  params: { ...TOPIC, ...DURATION },
})
export const unfollowTopic = endpoint('unfollowtopic', {
  ...following,
  summary: 'No longer follow a topic.',
  params: TOPIC,
})
export const muteTopic = endpoint('mutetopic', {
  ...following,
  summary: 'Mute a topic: its messages do not come.',
  params: { ...TOPIC, ...DURATION },
})
export const unmuteTopic = endpoint('unmutetopic', {
  ...following,
  summary: 'No longer mute a topic.',
  params: TOPIC,
})
