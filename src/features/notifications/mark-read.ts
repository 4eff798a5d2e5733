import { implement } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import * as contract from './contract.ts'
import { countsOf, exists, hasUnread, setRead } from './store.ts'
import { changeNotifications } from './write.ts'

type Marked = {
  id?: number | null
  topic_id?: number | null
  event_id?: number | null
  chat_id?: number | null
  all?: boolean
}

/** Marks notifications as read; mostly there are none, and one look is all. */
export async function markRead(tx: Tx, account_id: number, marked: Marked): Promise<void> {
  const about = { account_id, id: null, topic_id: null, event_id: null, chat_id: null, all: false, ...marked }
  if (!(await hasUnread.one(tx, about)).yes) return
  await changeNotifications(tx, [account_id], () => setRead.run(tx, about))
}

export async function countOf(tx: Tx, account_id: number) {
  const { total = 0, unread = 0 } = (await countsOf.first(tx, { account_id })) ?? {}
  return { object: 'notification_count' as const, unread, total_count: total }
}

export const getNotificationCount = implement(contract.getNotificationCount, ({ tx, account }) =>
  countOf(tx, account.id),
)

export const markNotificationsRead = implement(
  contract.markNotificationsRead,
  async ({ tx, account, params, fail }) => {
    const { notification_id: id = null, topic_id = null, event_id = null, chat_id = null, all } = params
    if (id !== null && !(await exists.first(tx, { id, account_id: account.id }))) fail('invalid notification_id')
    if (id === null && topic_id === null && event_id === null && chat_id === null && !all) fail('no notifications')
    await markRead(tx, account.id, { id, topic_id, event_id, chat_id, all })
    return countOf(tx, account.id)
  },
)
