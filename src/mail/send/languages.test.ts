import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesFor } from '#locales/index.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()

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
