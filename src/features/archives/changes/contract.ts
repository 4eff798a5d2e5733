import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { Success } from '#contract/resources.ts'
import { Choice, Flag, Id, Ids, Text, optional, withDefault } from '#contract/schema.ts'
import { MESSAGE, TOPIC } from '#contract/targets.ts'
import { DURATION } from '../../hashtags/contract.ts'
import { Message, Topic } from '../reading/contract.ts'

const onMessage = { method: 'POST', who: 'account', on: 'message' } as const
const onTopic = { method: 'POST', who: 'account', on: 'topic' } as const
const tagErrors = ['no subject', 'need hashtag', 'restricted hashtag', 'mod only hashtag'] as const

export const updateMessage = endpoint('updatemessage', {
  ...onMessage,
  summary: 'Edit a message: your own if the group allows it, or any with the permission to edit the archives.',
  edits: 'message',
  needs: 'archives_visible',
  params: {
    ...MESSAGE,
    subject: optional(
      Text(1000, {
        description: 'A new subject, with hashtags. For the first message of a topic, it changes the topic too.',
      }),
    ),
    body: optional(Text(1_048_576, { description: 'The new text.' })),
    body_type: withDefault(Choice(words.body_type, { description: 'The format of the text.' }), 'html'),
  },
  returns: Message,
  errors: [...tagErrors, 'no body', 'post too big', 'group out of space', 'edits disabled'],
  records: ['message.edited', 'topic.updated', 'hashtag.created'],
})

export const deleteMessage = endpoint('deletemessage', {
  ...onMessage,
  summary: 'Delete a message: your own, or any with the permission to edit the archives.',
  edits: 'message',
  needs: 'archives_visible',
  params: MESSAGE,
  errors: ['edits disabled'],
  records: ['message.deleted', 'topic.deleted'],
})

export const likeMessage = endpoint('likemessage', {
  ...onMessage,
  summary: 'Like a message. Repeating it changes nothing.',
  needs: 'sub_page',
  params: MESSAGE,
  returns: Message,
  records: ['message.liked'],
})
export const unlikeMessage = endpoint('unlikemessage', {
  ...onMessage,
  summary: 'Remove your like from a message.',
  needs: 'sub_page',
  params: MESSAGE,
  returns: Message,
  records: ['message.unliked'],
})

export const reportMessage = endpoint('reportmessage', {
  ...onMessage,
  summary: 'Report a message to the moderators.',
  needs: 'archives_visible',
  params: { ...MESSAGE, reason: withDefault(Text(2000, { description: 'What is wrong.' }), '') },
  errors: ['rate_limit'],
  records: ['message.reported'],
})

export const repostMessage = endpoint('repostmessage', {
  ...onMessage,
  summary: 'Repost your own message as a new topic, as often as the group allows.',
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

const editingTopic = { ...onTopic, edits: 'topic', needs: 'edit_archives' } as const

export const updateTopic = endpoint('updatetopic', {
  ...editingTopic,
  summary: 'Change a topic.',
  params: {
    ...TOPIC,
    subject: optional(Text(1000, { description: 'A new subject; its hashtags replace those of the topic.' })),
    hashtags: optional(Text(1000, { description: 'The hashtags, separated by commas, without #; empty: none.' })),
    is_sticky: optional(Flag({ description: 'Pin the topic.' })),
    is_closed: optional(Flag({ description: 'Close the topic to replies.' })),
    is_moderated: optional(Flag({ description: 'Replies need approval by a moderator.' })),
    reply_to: optional(Choice(words.thread_reply_to, { description: 'Where replies go.' })),
  },
  returns: Topic,
  errors: tagErrors,
  records: ['topic.updated', 'hashtag.created'],
})

export const deleteTopic = endpoint('deletetopic', {
  ...editingTopic,
  summary: 'Delete a topic and all its messages.',
  params: TOPIC,
  records: ['topic.deleted'],
})

export const mergeTopics = endpoint('mergetopics', {
  ...editingTopic,
  summary: 'Merge another topic into this one.',
  params: { ...TOPIC, other_topic_id: Id({ description: 'The topic to merge.', invalid: 'invalid other_topic_id' }) },
  returns: Topic,
  errors: ['invalid other_topic_id'],
  records: ['topic.merged'],
})

export const splitTopic = endpoint('splittopic', {
  ...editingTopic,
  summary: 'Split messages from a topic into a new one.',
  params: {
    ...TOPIC,
    message_ids: Ids({
      description: 'The messages to split off: some of the topic, not all.',
      invalid: 'invalid message_ids',
    }),
    subject: optional(Text(1000, { description: 'The subject of the new topic; default: that of the first message.' })),
  },
  returns: Topic,
  errors: ['invalid message_ids', ...tagErrors],
  records: ['topic.split', 'hashtag.created'],
})

const following = { ...onTopic, needs: 'sub_page', returns: Topic } as const
export const followTopic = endpoint('followtopic', {
  ...following,
  summary: 'Follow a topic: you get its messages even if you get only what you follow.',
  params: { ...TOPIC, ...DURATION },
})
export const unfollowTopic = endpoint('unfollowtopic', {
  ...following,
  summary: 'Stop following a topic.',
  params: TOPIC,
})
export const muteTopic = endpoint('mutetopic', {
  ...following,
  summary: "Mute a topic: you don't get its messages.",
  params: { ...TOPIC, ...DURATION },
})
export const unmuteTopic = endpoint('unmutetopic', {
  ...following,
  summary: 'Unmute a topic.',
  params: TOPIC,
})
