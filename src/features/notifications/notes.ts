import type { Fact, FactName } from '#contract/facts.ts'
import { textOf } from '#content/text/index.ts'
import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import type { NotificationEvent, NotificationKind } from './notification-kinds.ts'
import { namesIn } from './mentions.ts'
import {
  accountOfAddress,
  accountOfMember,
  chatLine,
  concernedBy,
  concernedByPoll,
  likesOf,
  mentionedMembers,
  postedMessage,
  readersOf,
  readersOfChat,
  unvotedIn,
} from './recipient-store.ts'
import { lockCounts, lockRecipients } from './store.ts'

/** A notification to be written for a person. */
export type Note = {
  account_id: number
  kind: NotificationKind
  event: NotificationEvent
  key: string
  topic_id?: number
  message_id?: number
  event_id?: number
  chat_id?: number
  msg_num?: number
  invite_id?: number
  actor_id?: number | null
  num?: number
  text?: string
}
type NotesOf<N extends FactName> = (fact: Fact<N>, tx: Tx) => Promise<Note[]>

const posted: NotesOf<'message.posted'> = async ({ group_id: of, data }, tx) => {
  const group_id = of ?? 0
  const { message_id, is_first, hashtag_ids } = data
  const message = await postedMessage.first(tx, { group_id, message_id })
  if (!message) return []
  const { account_id: author_id, topic_id, msg_num } = message
  const names = data.mentions ? namesIn(textOf(message.body)) : []
  const [readers, mentioned] = await Promise.all([
    readersOf.all(tx, { group_id, topic_id, hashtag_ids, is_first, author_id }),
    names.length === 0 ? [] : mentionedMembers.all(tx, { group_id, topic_id, author_id, names: json(names) }),
  ])
  const about = { topic_id, message_id, msg_num, actor_id: author_id }
  const isMentioned = new Set(mentioned.map(({ account_id }) => account_id))
  return [
    ...mentioned.map(({ account_id }) => ({
      ...about,
      account_id,
      ...({ kind: 'mention', event: 'mentioned', key: `mention ${message_id}` } as const),
    })),
    ...readers
      .filter(({ account_id }) => !isMentioned.has(account_id))
      .map(({ account_id, event }) => ({
        ...about,
        account_id,
        kind: event === 'replied' ? ('reply' as const) : ('topic' as const),
        event: event as 'replied',
        key: `topic ${topic_id}`,
      })),
  ]
}

const mentionedInChat: NotesOf<'chat.mentioned'> = async ({ group_id: of, data: { chat_id, msg_num } }, tx) => {
  const group_id = of ?? 0
  const line = await chatLine.first(tx, { group_id, chat_id, msg_num })
  if (!line) return []
  const { account_id: actor_id } = line
  const names = json(namesIn(line.message))
  const people = await mentionedMembers.all(tx, { group_id, topic_id: null, author_id: actor_id, names })
  const account_ids = people.map(({ account_id }) => account_id)
  // Whoever has the chat open has read it already. Accounts are locked before subscriptions.
  await lockRecipients.run(tx, { account_ids })
  await lockCounts.run(tx, { account_ids })
  const readers = await readersOfChat.all(tx, { group_id, chat_id, msg_num, account_ids })
  const haveRead = new Set(readers.filter(({ has_read }) => has_read).map(({ account_id }) => account_id))
  const told = account_ids.filter(account_id => !haveRead.has(account_id))
  return told.map(account_id => ({
    ...{ account_id, chat_id, msg_num, actor_id },
    ...({ kind: 'mention', event: 'mentioned_in_chat', key: `chat ${chat_id} ${msg_num}` } as const),
  }))
}

/** Likes are counted from the message: in whatever order their facts are handled, the outcome is the same. */
const liked: NotesOf<'message.liked'> = async ({ group_id: of, account_id: actor, data: { message_id } }, tx) => {
  const likes = await likesOf.first(tx, { group_id: of ?? 0, message_id })
  if (!likes || likes.author_id === null || likes.author_id === actor || likes.num === 0) return []
  const { author_id: account_id, topic_id, msg_num, num, actor_id } = likes
  return [
    {
      ...{ account_id, topic_id, message_id, msg_num, num, actor_id },
      ...({ kind: 'like', event: 'liked', key: `like ${message_id}` } as const),
    },
  ]
}

const approved: NotesOf<'message.approved'> = async ({ group_id: of, account_id: moderator, data }, tx) => {
  const { message_id, pending_message_id } = data
  const message = await postedMessage.first(tx, { group_id: of ?? 0, message_id })
  if (!message?.account_id || message.account_id === moderator) return []
  const { account_id, topic_id, msg_num } = message
  return [
    {
      ...{ account_id, topic_id, message_id, msg_num },
      ...({ kind: 'post', event: 'approved', key: `post ${pending_message_id}` } as const),
    },
  ]
}

/** Something that was decided about a person, who is known by their address. */
const byAddress =
  <N extends 'message.rejected' | 'member.rejected' | 'invite.sent'>(
    noteOf: (fact: Fact<N>) => Omit<Note, 'account_id'>,
  ): NotesOf<N> =>
  async (fact, tx) => {
    const account = await accountOfAddress.first(tx, { email: fact.data.email })
    return account && account.id !== fact.account_id ? [{ account_id: account.id, ...noteOf(fact) }] : []
  }

const byMember =
  <N extends 'member.approved' | 'member.role_changed' | 'event.promoted'>(
    noteOf: (fact: Fact<N>) => Omit<Note, 'account_id'> | null,
  ): NotesOf<N> =>
  async (fact, tx) => {
    const { group_id, member_info_id: member_id } = fact.data
    const member = await accountOfMember.first(tx, { group_id, member_id })
    const note = noteOf(fact)
    return member && note && member.account_id !== fact.account_id ? [{ account_id: member.account_id, ...note }] : []
  }

const ofEvent =
  <N extends 'event.added' | 'event.updated' | 'event.cancelled' | 'event.reminded'>(
    event: NotificationEvent,
    kind: 'event' | 'reminder' = 'event',
  ): NotesOf<N> =>
  async ({ group_id: of, account_id: actor_id, data }, tx) => {
    const { event_id } = data
    const event_ids = 'event_ids' in data ? data.event_ids : [event_id]
    const only_going = kind === 'reminder'
    // Whoever changes an event knows of it; a reminder is for everyone.
    const people = await concernedBy.all(tx, {
      ...{ group_id: of ?? 0, event_ids, only_going },
      actor_id: only_going ? null : actor_id,
    })
    return people.map(({ account_id }) => ({ account_id, kind, event, event_id, key: `${kind} ${event_id}` }))
  }

/** The event is gone, so that the notification only has its name. */
const eventDeleted: NotesOf<'event.deleted'> = async ({ group_id: of, account_id: actor_id, data }, tx) => {
  const { event_id, event_ids, name: text } = data
  const people = await concernedBy.all(tx, { group_id: of ?? 0, event_ids, only_going: false, actor_id })
  return people.map(({ account_id }) => ({
    ...{ account_id, text },
    ...({ kind: 'event', event: 'event_deleted', key: `event deleted ${event_id}` } as const),
  }))
}

/** Whoever started a poll or voted in it, except who closed it. */
const pollClosed: NotesOf<'poll.closed'> = async ({ account_id: actor_id, data: { group_id, poll_id } }, tx) => {
  const people = await concernedByPoll.all(tx, { group_id, poll_id, actor_id })
  return people.map(person => ({ ...person, kind: 'poll', event: 'poll_closed', key: `poll ${poll_id}` }))
}

/** Members who haven't voted, except who has them reminded. */
const pollReminded: NotesOf<'poll.reminded'> = async ({ account_id: actor_id, data: { group_id, poll_id } }, tx) => {
  const people = await unvotedIn.all(tx, { group_id, poll_id, actor_id })
  return people.map(person => ({ ...person, kind: 'poll', event: 'poll_reminded', key: `poll ${poll_id}` }))
}

const noteWriters: { [N in FactName]?: NotesOf<N> } = {
  'message.posted': posted,
  'chat.mentioned': mentionedInChat,
  'message.liked': liked,
  'message.approved': approved,
  'message.rejected': byAddress(({ data }) => ({
    ...({ kind: 'post', event: 'rejected' } as const),
    ...{ key: `post ${data.pending_message_id}`, text: data.subject },
  })),
  'member.approved': byMember(({ data }) => ({
    ...{ kind: 'group', event: 'request_approved', key: `request ${data.group_id}` },
  })),
  'member.rejected': byAddress(({ data }) => ({
    ...{ kind: 'group', event: 'request_rejected', key: `request ${data.group_id}` },
  })),
  'member.role_changed': byMember(({ data }) => ({
    ...{ kind: 'group', event: 'role_changed', key: `role ${data.group_id}`, text: data.mod_status },
  })),
  'invite.sent': byAddress(({ data }) => ({
    ...{ kind: 'group', event: 'invited', key: `invite ${data.invite_id}`, invite_id: data.invite_id },
  })),
  'event.added': ofEvent('event_added'),
  'event.updated': ofEvent('event_updated'),
  'event.cancelled': ofEvent('event_cancelled'),
  'event.deleted': eventDeleted,
  'event.promoted': byMember(({ data }) =>
    data.type === 'rsvp_yes'
      ? { kind: 'event', event: 'promoted', key: `event ${data.event_id}`, event_id: data.event_id }
      : null,
  ),
  'event.reminded': ofEvent('event_reminded', 'reminder'),
  'poll.closed': pollClosed,
  'poll.reminded': pollReminded,
}

export const notingFacts = Object.keys(noteWriters) as FactName[]

/** Who is to be told of a fact, and of what; nothing if it is outdated by now. */
export async function notesFor(fact: Fact, tx: Tx): Promise<Note[]> {
  const notesOf = noteWriters[fact.name] as NotesOf<FactName> | undefined
  return notesOf ? notesOf(fact, tx) : []
}
