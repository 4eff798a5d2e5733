import type { RecordContext } from '#runtime/calls/handler.ts'
import type { ZipEntry } from '#content/zip.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

const count = query(
  'notifications.countOfAccount',
  `select count(*) as "count!" from notifications where account_id = :account_id`,
)
const remove = query(
  'notifications.removeOfAccount',
  `with settings_gone as (delete from notification_settings where account_id = :account_id),
   browsers_gone as (delete from push_subscriptions where account_id = :account_id),
   counts_gone as (delete from notification_counts where account_id = :account_id)
   delete from notifications where account_id = :account_id`,
)
const ofAccount = query(
  'notifications.ofAccount',
  `select created, kind, event, group_id, topic_id, message_id, event_id, chat_id, num, read from notifications
   where account_id = :account_id order by id`,
)
const settings = query(
  'notifications.settingsOfAccount',
  `select kind, page, email, push from notification_settings where account_id = :account_id order by kind`,
)

/** Deletes the notifications of a deleted account, and where it wanted them. */
export const notificationDeletion = {
  name: 'notifications',
  count: async (tx: Tx, account_id: number): Promise<number> => (await count.one(tx, { account_id })).count,
  async remove({ tx }: Pick<RecordContext<never>, 'tx'>, account_id: number): Promise<void> {
    await remove.run(tx, { account_id })
  },
}

export async function* notificationExport(tx: Tx, { id: account_id }: { id: number }): AsyncGenerator<ZipEntry> {
  const notifications = await ofAccount.all(tx, { account_id })
  const content = { notifications, settings: await settings.all(tx, { account_id }) }
  yield { path: 'notifications.json', content: `${JSON.stringify(content, null, 2)}\n` }
}
