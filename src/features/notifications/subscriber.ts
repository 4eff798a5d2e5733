import type { Fact, FactName } from '#contract/facts.ts'
import type { FactSubscriber } from '#runtime/jobs/job-queue.ts'
import type { RunAsSystem } from '#runtime/transactions/commit-with-facts.ts'
import type { Tx } from '#storage/database.ts'
import { notesFor, notingFacts } from './notes.ts'
import { accountOfMemberAddress, likesOf } from './recipient-store.ts'
import { accountsWithGone, deleteByKey, deleteGone, setNum } from './store.ts'
import { changeNotifications, writeNotes } from './write.ts'

type OutdatedNotifications = {
  message_id: number | null
  topic_id: number | null
  event_ids: number[]
  chat_id: number | null
  invite_id: number | null
  account_id: number | null
}
const nothing: OutdatedNotifications = {
  message_id: null,
  topic_id: null,
  event_ids: [],
  chat_id: null,
  invite_id: null,
  account_id: null,
}

type OutdatedBy<N extends FactName> = (
  data: Fact<N>['data'],
  tx: Tx,
) => Partial<OutdatedNotifications> | Promise<Partial<OutdatedNotifications>>
const ofMessage = ({ message_id }: { message_id: number }) => ({ message_id })
const ofInvite = ({ invite_id }: { invite_id: number }) => ({ invite_id })
/** Who has joined again meanwhile keeps what they have. */
const ofFormerMember = async ({ group_id, email }: { group_id: number; email: string }, tx: Tx) => ({
  account_id: (await accountOfMemberAddress.first(tx, { group_id, email }))?.id ?? null,
})

/** Facts after which notifications have nothing to lead to. They were hidden from that moment on; now they go. */
const goneBy: { [N in FactName]?: OutdatedBy<N> } = {
  'message.deleted': ofMessage,
  'message.hidden': ofMessage,
  'topic.deleted': ({ topic_id }) => ({ topic_id }),
  'topic.expired': ({ topic_id, was }) => (was === 'deleted' ? { topic_id } : {}),
  'event.deleted': ({ event_ids }) => ({ event_ids }),
  'chat.deleted': ({ chat_id }) => ({ chat_id }),
  'invite.cancelled': ofInvite,
  'invite.accepted': ofInvite,
  'invite.declined': ofInvite,
  'member.left': ofFormerMember,
  'member.removed': ofFormerMember,
  'member.banned': ofFormerMember,
}
const endings = Object.keys(goneBy) as FactName[]

/** Whether a post concerns anybody besides those who read everything: most first posts do not, and need no job. */
const concernsSomeone = ({ is_first, hashtag_ids, mentions }: Fact<'message.posted'>['data']): boolean =>
  !is_first || hashtag_ids.length > 0 || mentions === true

/**
 * Writes notifications for facts, and removes those that have nothing to lead to any more. Open pages are told of both,
 * so that it is a change by the service; repeating one changes nothing.
 */
export const noteSubscriber = (operate: () => RunAsSystem): FactSubscriber => ({
  name: 'notes',
  facts: [...new Set([...notingFacts, ...endings, 'message.unliked' as const])],
  wants: fact => fact.name !== 'message.posted' || concernsSomeone(fact.data as Fact<'message.posted'>['data']),
  async handle({ fact }) {
    if (!fact) return
    const group_id = ('group_id' in fact.data ? fact.data.group_id : undefined) ?? fact.group_id ?? 0
    await operate()(async ({ tx, record }) => {
      const account_ids = await follow(fact, group_id, tx)
      if (account_ids.length > 0) record('notifications.changed', { account_ids: [...new Set(account_ids)] })
    })
  },
})

/** Changes the notifications that follow from a fact, and returns whose they are. */
async function follow(fact: Fact, group_id: number, tx: Tx): Promise<number[]> {
  if (fact.name === 'message.unliked') return unlike(tx, group_id, fact.data.message_id)
  const ended = await removeGone(fact, group_id, tx)
  const notes = await notesFor(fact, tx)
  return notes.length > 0 ? [...ended, ...(await writeNotes(tx, { id: fact.id, group_id }, notes))] : ended
}

async function removeGone(fact: Fact, group_id: number, tx: Tx): Promise<number[]> {
  const ending = goneBy[fact.name] as OutdatedBy<FactName> | undefined
  if (!ending) return []
  const gone = { ...nothing, group_id, ...(await ending(fact.data, tx)) }
  const accounts = await accountsWithGone.all(tx, gone)
  return changeNotifications(
    tx,
    accounts.map(({ account_id }) => account_id),
    () => deleteGone.run(tx, gone),
  )
}

/** One like less; without any, the notification goes. */
async function unlike(tx: Tx, group_id: number, message_id: number): Promise<number[]> {
  const likes = await likesOf.first(tx, { group_id, message_id })
  if (!likes?.author_id) return []
  const note = { account_id: likes.author_id, key: `like ${message_id}` }
  return changeNotifications(tx, [note.account_id], () =>
    likes.num === 0 ? deleteByKey.run(tx, note) : setNum.run(tx, { ...note, num: likes.num }),
  )
}
