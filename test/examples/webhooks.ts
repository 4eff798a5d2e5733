import { startWebhookReceiver } from '../servers/webhook-receiver.ts'
import type { Story } from './story.ts'

const bakers = { group_name: 'bakers' }

/** The bakery's web site shows what is new. */
export async function webhooks({ world, show, make }: Story): Promise<void> {
  const receiver = await startWebhookReceiver()
  world.atEnd(receiver.close)
  const { id: webhook_id } = await show('newwebhook', {
    ...{ ...bakers, name: 'Web site', url: 'https://bakery.example/hooks/bakers' },
    actions: ['message.posted', 'message.edited', 'message.deleted'],
  })
  const about = { ...bakers, webhook_id }
  await show('getwebhooks', bakers)
  await show('getwebhook', about)
  await show('updatewebhook', {
    ...about,
    actions: ['message.posted', 'message.edited', 'message.deleted', 'topic.deleted'],
  })
  await show('rotatewebhooksecret', about)
  // The example is about an address that does not exist: it is sent to a server of the test.
  await world.sql(`update webhooks set url = $1 where id = $2`, [`${receiver.url}/`, webhook_id])
  await show('testwebhook', about)
  const message_id = (await make('getmessages', { ...bakers, limit: 1 })).data[0]!.id
  await make('likemessage', { message_id })
  const [delivery] = (await world.sql(
    `insert into webhook_deliveries (group_id, webhook_id, fact_id, action, object, state, tries, tried, status, latency)
     select group_id, $1, id, name, 'topic', 'webhook_delivery_delivered', 1, now(), 204, 42 from facts
     where name = 'message.posted' and group_id = (select group_id from webhooks where id = $1) order by id limit 1 returning id`,
    [webhook_id],
  )) as [{ id: number }]
  await show('redeliverwebhook', { ...about, delivery_id: delivery.id })
  await show('getwebhookdeliveries', about)
  await world.settle()
  await show('deletewebhook', about)
  const { id: posting_address_id } = await show('newpostingaddress', {
    ...{ ...bakers, name: 'Oven', hashtags: 'oven' },
  })
  await show('getpostingaddresses', bakers)
  await show('postmessage', {
    ...{
      ...bakers,
      subject: 'The oven is cold',
      body: 'It was 40 °C at 6 o’clock.',
      idempotency_key: 'oven-2026-11-19',
    },
  })
  await show('revokepostingaddress', { ...bakers, posting_address_id })
}
