import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const { mail, emailsTo } = await mailHelpers(world)
const ben = world.people.ben.account.email

test('a group that rejects mail sends its own notice once, beside the SMTP reply', async () => {
  const group = await world.addGroup({ locked: true }, { peopled: ['owner', 'ben'] })
  const type = 'member_notice_locked_group' as const
  await world.as('owner').newmembernotice({ group_id: group.id, type, subject: 'Closed', body: 'Until spring.' })
  await emailsTo('')

  for (let n = 0; n < 2; n += 1) assert.match(await mail(ben, `${group.name}@folkmoot.test`), /^550 /)

  assert.deepEqual(
    (await emailsTo(ben)).map(({ kind, subject, body }) => [kind, subject, body.split('\n')[0]]),
    [[type, 'Closed', 'Until spring.']],
  )
})

test('a closed topic sends its group’s notice', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const type = 'member_notice_locked_topic' as const
  await world.as('owner').newmembernotice({ group_id: group.id, type, subject: 'Over', body: 'We have decided.' })
  const { topic_id } = await world.post('owner', { subject: 'Rye or spelt' }, group)
  await world.as('owner').updatetopic({ topic_id, is_closed: true })
  await emailsTo('')

  assert.match(await mail(ben, `${group.name}@folkmoot.test`, { subject: 'Re: Rye or spelt' }), /^550 /)

  assert.deepEqual(
    (await emailsTo(ben)).map(({ kind, subject }) => [kind, subject]),
    [[type, 'Over']],
  )
})
