import type { Story } from './story.ts'

const millers = { group_name: 'millers' }

/** What concerns Ann: a reply and a like, and how she is told. */
export async function notifications({ show, make, world, people: { ann, bob } }: Story): Promise<void> {
  const { id: group_id } = await make('creategroup', {
    ...{ ...millers, desc: 'Grain and stones, from the Danube down.', privacy: 'group_privacy_none' },
    sub_group_access: 'sub_group_owners',
  })

  await make('joingroup', millers, bob)
  await world.sql(`update members set post_status = 'sub_poststatus_normal' where group_id = $1`, [group_id])
  const topic = await world.post(
    ann,
    { subject: 'Oven to lend', body: 'On Sunday.' },
    { id: group_id, name: 'millers' },
  )
  await make('likemessage', { message_id: topic.message_id }, bob)
  await world.answer(bob, topic, { body: 'Gladly!' }, { id: group_id, name: 'millers' })
  await world.settle()
  const { data } = await show('getnotifications', { unread: true })
  await show('getnotificationcount', {})
  await show('marknotificationsread', { notification_id: data[0]!.id })
  await show('getnotificationsettings', {})
  await show('updatenotificationsettings', { push: ['mention', 'reply', 'reminder'] })
  await show('findmentions', { ...millers, q: 'bo' })
  // A point on the curve, as a browser would send it.
  const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url')
  const auth = Buffer.alloc(16, 7).toString('base64url')
  const browser = { endpoint: 'https://push.example.org/send/abc', p256dh, auth }
  const { id } = await show('addpushsubscription', browser)
  await show('getpushsettings', {})
  await show('deletepushsubscription', { push_subscription_id: id })
}
