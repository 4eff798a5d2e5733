import { implement, type Call } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import * as contract from './contract.ts'
import { countsOf, exists, hasUnread, setRead } from './store.ts'
import { changeNotifications } from './write.ts'

type Marked = {
  id?: number | null
  topic_id?: number | null
  event_id?: number | null
  chat_id?: number | null
  /** Of a chat, the mentions in messages up to this one. */
  up_to?: number | null
  all?: boolean
}

type MarkingCall = Pick<Call<typeof contract.markNotificationsRead>, 'tx' | 'account' | 'record'>

const nothing = { id: null, topic_id: null, event_id: null, chat_id: null, up_to: null, all: false }

/** Marks notifications as read; mostly there are none, and one look is all. */
export async function markRead({ tx, account, record }: MarkingCall, marked: Marked): Promise<void> {
  if (!(await isUnread(tx, account.id, marked))) return
  const about = { account_id: account.id, ...nothing, ...marked }
  const account_ids = await changeNotifications(tx, [account.id], () => setRead.run(tx, about))
  if (account_ids.length > 0) record('notifications.changed', { account_ids })
}

/** Whether there is anything to mark. */
export const isUnread = async (tx: Tx, account_id: number, marked: Marked): Promise<boolean> =>
  (await hasUnread.one(tx, { account_id, ...nothing, ...marked })).yes

export async function countOf(tx: Tx, account_id: number) {
  const { total = 0, unread = 0 } = (await countsOf.first(tx, { account_id })) ?? {}
  return { object: 'notification_count' as const, unread, total_count: total }
}

export const getNotificationCount = implement(contract.getNotificationCount, ({ tx, account }) =>
  countOf(tx, account.id),
)

export const markNotificationsRead = implement(
  contract.markNotificationsRead,
  async ({ tx, account, params, fail, record }) => {
    const { notification_id: id = null, topic_id = null, event_id = null, chat_id = null, all } = params
    if (id !== null && !(await exists.first(tx, { id, account_id: account.id }))) fail('invalid notification_id')
    if (id === null && topic_id === null && event_id === null && chat_id === null && !all) fail('no notifications')
    await markRead({ tx, account, record }, { id, topic_id, event_id, chat_id, all })
    return countOf(tx, account.id)
  },
)
