import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const { as } = world
const { mail, emailsTo } = await mailHelpers(world)
const [ben, stranger] = [world.people.ben.account.email, world.people.stranger.account.email]
const columns = JSON.stringify([
  { name: 'Flour', type: 'text_column', required: true },
  { name: 'Kind', type: 'multi_choice_column', choices: ['Bread', 'Cake'] },
  { name: 'Grams', type: 'number_column' },
])
const { id: database_id } = await as('owner').newdatabase({ group_id: world.group.id, name: 'Recipes', columns })
const rows = async () =>
  (await as('ben').getdatabaserows({ database_id })).data.map(({ user_id, vals }) => [
    user_id,
    ...vals.map(({ text, multi_choice, number }) => text || number || multi_choice),
  ])

test('a row is added by replying to an email, if the table allows it and the sender is verified', async () => {
  await assert.rejects(as('ben').maildatabasetemplate({ database_id }), expectedError('no rows by mail'))
  await as('owner').updatedatabase({ database_id, rows_by_mail: true })
  await as('ben').maildatabasetemplate({ database_id })
  const [email] = await emailsTo(ben)
  assert.match(email!.body, /> Flour:\n> Kind:\n> Grams:\n/)
  const to = email!.reply_to

  const body = 'Flour: Rye\r\nKind: Cake\r\nBread\r\nGrams: 500\r\n'
  assert.equal(await mail(ben, to, { body }), '250 2.0.0 Done')
  assert.deepEqual(await rows(), [[world.people.ben.account.id, 'Rye', [1, 2], 500]])
  const [told] = await emailsTo(ben)
  assert.match(told!.body, /Your row was added to the table Recipes\./)

  assert.match(
    await mail(ben, to, { body: 'Flour: Rye\r\nGrams: many\r\n' }),
    /^5\d\d .*value for "Grams" is missing or invalid/,
  )
  assert.match(await mail(ben, to, { body: 'Grams: 5\r\n' }), /^5\d\d .*value for "Flour" is missing or invalid/)
  assert.match(await mail(stranger, to, { body }), /^5/)
  await as('owner').updatedatabase({ database_id, rows_by_mail: false })
  assert.match(await mail(ben, to, { body }), /^5\d\d .*no longer accepts rows by email/)
  assert.equal((await rows()).length, 1)
})
