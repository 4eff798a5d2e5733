import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Bool,
  Choice,
  Flag,
  Id,
  Nullable,
  Num,
  Str,
  Text,
  Timestamp,
  Type,
  Word,
  fields,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { GROUP, HASHTAG } from '#contract/targets.ts'

/** The rules of a hashtag for its messages. */
const flags = [
  'mods_only_post',
  'mods_only_replies',
  'no_email',
  'moderated',
  'special',
  'replies_unmoderated',
  'locked',
] as const

/** The target of an alias. */
const HashtagAlias = Type.Object({ id: Num, name: Str }, { title: 'hashtag_alias' })

/** A word that topics are filed under. `muted` and `followed` are about the caller; null for who is not a member. */
export const Hashtag = resource('hashtag', {
  id: Num,
  created: Timestamp,
  group_id: Num,
  name: Str,
  alias: Nullable(HashtagAlias),
  ...fields(flags, Bool),
  until: Word(words.hashtag_until),
  close_instead_of_delete: Bool,
  description: Str,
  color_name: Word(words.color),
  color_hex: Str,
  reply_to: Word(words.thread_reply_to),
  topic_count: Num,
  last_message_date: Nullable(Timestamp),
  muted: Nullable(Bool),
  followed: Nullable(Bool),
})

/** For how long something is followed or muted. */
export const durations = ['day', 'week', 'month', 'forever'] as const
export const DURATION = {
  duration: withDefault(Choice(durations, { description: 'For how long.' }), 'forever'),
}

// The specification spells one word in one way and the next in another: both ways are taken.
const spellings = words.hashtag_until.flatMap(word => {
  const rest = word.replace(/^hash_?tag_/, '')
  return [`hash_tag_${rest}`, `hashtag_${rest}`].map(spelling => [spelling, word] as const)
})
/** How each spelling of `until` is stored and returned. */
export const untilSpellings: ReadonlyMap<string, (typeof words.hashtag_until)[number]> = new Map(spellings)
const OPTIONS = {
  description: optional(Text(2000, { description: 'The description.' })),
  color_name: optional(Choice(words.color, { description: 'The color.' })),
  mods_only_post: optional(Flag({ description: 'Only moderators can start topics with it.' })),
  mods_only_replies: optional(Flag({ description: 'Only moderators can reply to topics with it.' })),
  no_email: optional(Flag({ description: 'Messages with it are not emailed.' })),
  moderated: optional(Flag({ description: 'Messages with it need approval.' })),
  replies_unmoderated: optional(Flag({ description: "With `moderated`: replies don't need approval." })),
  special: optional(Flag({ description: 'Messages with it are special notices.' })),
  locked: optional(Flag({ description: 'Topics with it are closed to replies.' })),
  until: optional(
    Choice([...untilSpellings.keys()], {
      description: 'When topics with it are deleted or closed, counted from the last message.',
    }),
  ),
  close_instead_of_delete: optional(Flag({ description: 'Close topics instead of deleting them.' })),
  reply_to: optional(Choice(words.thread_reply_to, { description: 'Where replies go.' })),
  alias_id: optional(Id({ description: 'The hashtag that this alias stands for.', invalid: 'invalid alias_id' })),
}

export const getHashtags = endpoint('gethashtags', {
  method: 'GET',
  summary: "List the hashtags of a group; empty if you can't see its archives.",
  who: 'anyone',
  on: 'group',
  visitorsNeed: 'hashtags_visible',
  params: { ...GROUP, usable_only: optional(Flag({ description: 'Only those you can use in a post.' })) },
  returns: list(Hashtag, {
    fields: ['name', 'topic_count', 'last_message_date'],
    field: 'name',
    dir: 'asc',
    dirs: { topic_count: 'desc', last_message_date: 'desc' },
  }),
})

const NAME = { description: 'One word without #: no spaces or commas, and not only digits.' }

const managing = { method: 'POST', who: 'account', needs: 'manage_hashtags' } as const

export const newHashtag = endpoint('newhashtag', {
  ...managing,
  summary: 'Create a hashtag.',
  on: 'group',
  params: { ...GROUP, name: Text(100, { ...NAME, invalid: 'invalid name' }), ...OPTIONS },
  returns: Hashtag,
  errors: ['invalid name', 'name exists', 'invalid alias_id', 'too many hashtags'],
  records: ['hashtag.created'],
})

export const updateHashtag = endpoint('updatehashtag', {
  ...managing,
  summary: 'Change a hashtag.',
  on: 'hashtag',
  params: {
    ...HASHTAG,
    name: optional(Text(100, { ...NAME, invalid: 'invalid name' })),
    ...OPTIONS,
    no_alias: optional(Flag({ description: 'Make it a hashtag of its own again, instead of an alias.' })),
  },
  returns: Hashtag,
  errors: ['invalid name', 'name exists', 'invalid alias_id'],
  records: ['hashtag.updated'],
})

export const deleteHashtag = endpoint('deletehashtag', {
  ...managing,
  summary: 'Delete a hashtag; its topics stay.',
  on: 'hashtag',
  params: HASHTAG,
  records: ['hashtag.deleted'],
})

const following = (summary: string) =>
  ({
    method: 'POST',
    summary,
    who: 'account',
    on: 'hashtag',
    needs: 'manage_subscription',
    returns: Hashtag,
    errors: ['invalid hashtag_id', 'inadequate_permissions', 'not subscribed'],
  }) as const

export const followHashtag = endpoint('followhashtag', {
  ...following('Follow a hashtag: you get its messages even if you get only what you follow.'),
  params: { ...HASHTAG, ...DURATION },
})
export const unfollowHashtag = endpoint('unfollowhashtag', {
  ...following('Stop following a hashtag.'),
  params: HASHTAG,
})
export const muteHashtag = endpoint('mutehashtag', {
  ...following("Mute a hashtag: you don't get its messages."),
  params: { ...HASHTAG, ...DURATION },
})
export const unmuteHashtag = endpoint('unmutehashtag', {
  ...following('Unmute a hashtag.'),
  params: HASHTAG,
})
