import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { Success } from '#contract/resources.ts'
import {
  Bool,
  Choice,
  Flag,
  Id,
  Ids,
  Num,
  Str,
  Text,
  Timestamp,
  Type,
  fields,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { GROUP, MESSAGE, TOPIC } from '#contract/targets.ts'
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

export const hideMessage = endpoint('hidemessage', {
  ...onMessage,
  summary:
    'Hide a message until it is restored: to everyone else it looks deleted. Moderators see it in `gethiddenmessages`. Its reports are resolved.',
  edits: 'message',
  needs: 'edit_archives',
  params: MESSAGE,
  records: ['message.hidden'],
})

const onHidden = {
  method: 'POST',
  who: 'account',
  on: 'group',
  needs: 'edit_archives',
  params: { ...GROUP, message_id: Id({ description: 'The hidden message.', invalid: 'invalid message_id' }) },
} as const
export const restoreMessage = endpoint('restoremessage', {
  ...onHidden,
  summary: 'Restore a hidden message in its topic, with its number. Nobody gets an email.',
  errors: ['invalid message_id', 'already posted'],
  records: ['message.restored'],
})
export const deleteHiddenMessage = endpoint('deletehiddenmessage', {
  ...onHidden,
  summary: 'Delete a hidden message for good.',
  errors: ['invalid message_id'],
  records: ['message.deleted'],
})

/** A message that only moderators see. */
export const HiddenMessage = resource('hidden_message', {
  ...fields(['message_id', 'msg_num', 'topic_id', 'user_id', 'num_attachments', 'hidden_by'], Num),
  ...fields(['name', 'email', 'profile_photo_url', 'subject', 'body', 'hidden_by_name'], Str),
  created: Timestamp,
  hidden: Timestamp,
})
export const getHiddenMessages = endpoint('gethiddenmessages', {
  method: 'GET',
  summary: 'List the hidden messages of a group, the last hidden first.',
  who: 'account',
  on: 'group',
  needs: 'mod_page',
  params: GROUP,
  returns: list(HiddenMessage, { fields: ['hidden'], field: 'hidden', dir: 'desc' }),
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

export const moveTopic = endpoint('movetopic', {
  ...editingTopic,
  summary:
    'Move a topic with its messages to another group, where you need the same permission. It keeps its id and the hashtags that the other group has; its messages get new numbers. Nobody gets an email.',
  params: {
    ...TOPIC,
    to_group_id: Id({ description: 'The group to move it to.', invalid: 'invalid to_group_id' }),
  },
  returns: Topic,
  errors: ['invalid to_group_id', 'already posted', 'group out of space'],
  records: ['topic.moved', 'topic.received'],
})

export const MoveTargets = resource('move_targets', {
  groups: Type.Array(
    resource('move_target', { group_id: Num, ...fields(['group_name', 'nice_group_name'], Str), is_public: Bool }),
  ),
})
export const getMoveTargets = endpoint('getmovetargets', {
  method: 'GET',
  summary: 'List the groups that you can move topics of this group to; at most 500.',
  who: 'account',
  on: 'group',
  needs: 'edit_archives',
  params: GROUP,
  returns: MoveTargets,
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
