import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesFor } from '#locales/index.ts'
import { rejectionText, type Rejection } from '#mail/receive/rejections.ts'
import { mailOf } from '#test/mail/incoming-mails.ts'
import { listenFor, sendTo } from '#test/mail/mail-server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' })

test('a member gets email in the language of their account, others in that of the installation', async () => {
  await world.as('ben').updateuser({ language: 'de' })
  const group = await world.addGroup({ sub_group_access: 'sub_group_subs' }, { peopled: ['owner', 'ben', 'cleo'] })
  for (const name of ['ben', 'cleo'] as const)
    await world.as(name).updatesub({ group_id: group.id, sub_group_notify: 'sub_notify_email' })
  await world.newEmails()

  const subgroup = {
    sub_group_name: 'bakers',
    desc: 'All about baking bread.',
    privacy: 'sub_group_privacy_archives',
  } as const
  await world.as('owner').createsubgroup({ group_id: group.id, ...subgroup })

  const found = (await world.newEmails()).filter(({ kind }) => kind === 'sub_group_notify')
  assert.deepEqual(Object.fromEntries(found.map(({ recipient, subject }) => [recipient, subject])), {
    'ben@example.org': `Neue Untergruppe: ${group.name}+bakers`,
    'cleo@example.org': `New subgroup: ${group.name}+bakers`,
  })
  assert.match(
    found.find(({ recipient }) => recipient === 'ben@example.org')!.body,
    /\nSie erhalten diese E-Mail, weil Sie Mitglied von /,
  )
})

test('an email about a rejected email is wholly in the language of its reader', async () => {
  const server = await listenFor(world)
  const ben = 'ben@example.org'
  const addressOf = ({ name }: { name: string }): string => `${name}@folkmoot.test`
  const open = await world.addGroup({}, { peopled: true })
  const closed = await world.addGroup({ announce: true }, { peopled: true })
  await world.as('ben').updateuser({ language: 'de' })
  await world.newEmails()

  const both = [open, closed].map(addressOf)
  assert.equal(
    await sendTo(server, mailOf({ From: ben, To: both.join(', ') }), { from: ben, to: both }),
    '250 2.0.0 Done',
  )

  const [email, ...others] = (await world.newEmails()).filter(({ recipient }) => recipient === ben)
  assert.deepEqual([email!.subject, others], [`Nicht in ${closed.name} veröffentlicht`, []])
  assert.deepEqual(email!.body.split('\n\n').slice(0, 3), [
    `Sie haben eine E-Mail an mehrere Adressen hier gesendet, und ${closed.name} hat sie nicht angenommen.`,
    `Nur Moderatoren können Beiträge in ${closed.name} veröffentlichen.`,
    'Die anderen Adressen haben sie erhalten.',
  ])
})

test('a rejection that another version of the program stored has no text', () => {
  const { rejections } = messagesFor('de').email

  assert.equal(rejectionText(rejections, { key: 'toString' }), undefined)
  assert.equal(rejectionText(rejections, { key: 'lockedTopic' } satisfies Rejection), 'Dieses Thema ist geschlossen.')
})

test('an unknown language is ignored', async () => {
  assert.equal((await world.as('cleo').updateuser({ language: 'de' })).language, 'de')
  assert.equal((await world.as('cleo').updateuser({ language: '' })).language, '')
  await assert.rejects(world.as('cleo').updateuser({ language: 'xx' }), { type: 'invalid_value', extra: 'language' })
})

test('plurals are right in each language', () => {
  const subjects = (['en', 'de'] as const).map(locale =>
    [1, 2].map(count => messagesFor(locale).email.needsApproval.severalSubject({ count })),
  )
  assert.deepEqual(subjects, [
    ['1 post needs approval', '2 posts need approval'],
    ['1 Beitrag wartet auf Freigabe', '2 Beiträge warten auf Freigabe'],
  ])
})
