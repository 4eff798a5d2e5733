import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enqueueDueDigests } from '#mail/send/digest/enqueue-digests.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { people, group } = world
await world.sql(`update accounts set site_admin = true where id = $1`, [people.owner.account.id])
const owner = world.as({
  identity: { ...people.owner.identity, account: { ...people.owner.account, site_admin: true } },
})

async function sendDigests(time: string): Promise<void> {
  const now = Temporal.Instant.from(time)
  while (await world.app.pipeline.runAsSystem(systemTransaction => enqueueDueDigests(systemTransaction, now)));
  await world.settle()
}

test('the local mailbox lists emails with their subjects', async () => {
  const subject = 'Brot für alle, die gerne backen und noch nicht genau wissen, wie viel Salz in den Teig gehört'
  await owner.updatemember({ member_info_id: people.cleo.id, email_delivery: 'email_delivery_digest' })
  await sendDigests('2031-01-10T12:00:00Z')
  const { message_id, topic_id } = await world.post('ben', { subject, body: 'Rye' })
  await world.settle()
  await sendDigests('2031-01-12T12:00:00Z')
  await owner.updatetopic({ topic_id, subject: 'Kuchen' })

  const mails = (await owner.getmailbox({})).data.filter(({ group_id }) => group_id === group.id)

  const read = await Promise.all(mails.map(({ id }) => owner.getmailboxmail({ mail_id: id })))
  assert.deepEqual(
    mails.map(mail => mail.subject),
    read.map(mail => mail.subject),
  )
  assert.deepEqual(mails.map(mail => `${mail.type} ${mail.message_id}`).toSorted(), [
    'delivery_digest 0',
    `delivery_message ${message_id}`,
  ])
  assert.match(mails.find(mail => mail.message_id === message_id)!.subject, new RegExp(`${subject}$`))
})
