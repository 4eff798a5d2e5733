import assert from 'node:assert/strict'
import { test } from 'node:test'
import { returningIn } from '#test/returning.ts'
import { serve } from '#test/server.ts'
import { newWorld, type Letter } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_MAILS_PER_DAY_UNCONFIRMED: '1000', FOLKMOOT_LETTERS_PER_HOUR: '1000' })
const server = await serve(world)
const { people, group } = world
const { returned, daysLater, statusOf } = returningIn(world)

const headingOf = (text: string) => /<h1>(.*)<\/h1>/.exec(text)?.[1]
const inputsOf = (text: string) => [...text.matchAll(/<input name="(\w+)"/g)].map(([, name]) => name)
/** The addresses of this service that a letter names, as paths. */
const linksIn = ({ body }: Letter) =>
  [...body.matchAll(/https:\/\/folkmoot\.test(\/[^\s>]*)/g)].map(([, path]) => path!)
const linkIn = (letter: Letter, path: string) => linksIn(letter).find(link => link.startsWith(path))!
const press = (path: string, form = '') =>
  server.ask(path, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: form })
const letter = async (kind: string) => (await world.newLetters()).find(one => one.kind === kind)!

test('who looks at a link is asked, who presses its button gets posts again, and what was missed', async () => {
  await returned('cleo')
  await daysLater('cleo', 0)
  const resume = linkIn(await letter('bounce_probe'), '/resume')

  const seen = await server.ask(resume)
  assert.deepEqual([seen.status, headingOf(seen.text)], [200, 'Get posts again?'])
  assert.match(seen.text, /<form method="post"><button>Get posts again<\/button><\/form>/)
  assert.equal(await statusOf('cleo'), 'user_status_bouncing')

  const pressed = await press(resume)
  assert.deepEqual(
    [pressed.status, headingOf(pressed.text)],
    [200, 'Thank you. Mail arrives again, and posts come as before.'],
  )
  assert.equal(await statusOf('cleo'), 'user_status_confirmed')

  const missed = linkIn(await letter('mail_restored'), '/missed')
  await world.facts()
  assert.equal(headingOf((await server.ask(missed)).text), 'Have the posts sent that you missed?')
  assert.deepEqual(await world.facts(), [])
  assert.equal(headingOf((await press(missed)).text), 'What you missed is on its way.')
  assert.deepEqual(await world.facts(), ['account.missed_sent'])
})

test('a code that is wrong does nothing, and its page says so', async () => {
  for (const path of ['/resume?code=aaaaaaaaaaaaaaaaaaaa', '/missed', '/confirm?token=x', '/decline?token=x']) {
    const { status, text } = await press(path)
    assert.deepEqual([path, status], [path, 400])
    assert.equal(headingOf(text), 'This link is not whole, too old, or was used already.')
  }
})

test('an address is confirmed by a button, and an old link says that it was used', async () => {
  await world.as('anonymous').registeruser({ email: 'new@example.org', password: 'a rather long one' })
  const confirm = linkIn(await letter('confirm_address'), '/confirm')

  assert.equal(headingOf((await server.ask(confirm)).text), 'Confirm that this address is yours?')
  const pressed = await press(confirm)

  assert.deepEqual([pressed.status, headingOf(pressed.text)], [200, 'The address is confirmed.'])
  assert.equal((await press(confirm)).status, 400)
})

test('where an address was registered twice, the page asks for the password of the letter', async () => {
  const register = (password: string) => world.as('anonymous').registeruser({ email: 'twice@example.org', password })
  await register('the first of them')
  await register('the second of them')
  const confirm = linkIn(
    (await world.newLetters()).find(({ kind }) => kind === 'confirm_address')!,
    '/confirm',
  )

  const asked = await press(confirm)
  assert.deepEqual([asked.status, inputsOf(asked.text)], [400, ['password']])
  const pressed = await press(confirm, 'password=the+first+of+them')

  assert.equal(headingOf(pressed.text), 'The address is confirmed.')
})

test('a forgotten password is asked for and chosen on pages', async () => {
  assert.deepEqual(inputsOf((await server.ask('/forgot')).text), ['email'])
  const asked = await press('/forgot', `email=${encodeURIComponent(people.ben.account.email)}`)
  assert.equal(headingOf(asked.text), 'If this address has an account, a letter is on its way to it.')
  const reset = linkIn(await letter('reset_password'), '/reset')

  assert.deepEqual(inputsOf((await server.ask(reset)).text), ['password'])
  const common = await press(reset, 'password=password')
  assert.deepEqual(
    [common.status, headingOf(common.text), inputsOf(common.text)],
    [400, 'This password is one that everybody tries. Take another.', ['password']],
  )
  const chosen = await press(reset, 'password=a+loaf+of+rye')

  assert.equal(chosen.status, 200)
  const { user } = await world.as('anonymous').login({ email: people.ben.account.email, password: 'a loaf of rye' })
  assert.equal(user.id, people.ben.account.id)
})

test('who was added without being asked is left alone by a button, and by another for ever', async () => {
  await world.as('owner').directadd({ group_id: group.id, emails: 'unasked@new.example' })
  const links = linksIn(await letter('member_notice_direct_add')).filter(link => link.startsWith('/decline'))
  await world.facts()

  for (const link of links) assert.equal(headingOf((await server.ask(link)).text), 'Be left alone by this group?')
  assert.deepEqual(await world.facts(), [])
  for (const link of links) assert.equal((await press(link)).status, 200)

  assert.deepEqual((await world.facts()).toSorted(), ['account.adds_refused', 'member.left'])
})

test('pages that are not there yet say how it goes without them, the same for whatever is named', async () => {
  const answers = await Promise.all(
    [`/g/${group.name}/subscription`, '/g/nothing-such', '/g/x/message/12'].map(path => server.ask(path)),
  )

  assert.deepEqual(
    new Set(answers.map(({ status, text }) => `${status} ${headingOf(text)}`)),
    new Set(['200 By mail, for now']),
  )
  for (const path of ['/invite?token=x', '/settings', '/settings/apikeys'])
    assert.deepEqual([path, (await server.ask(path)).status], [path, 200])
})

test('what a letter carries is in no log', async () => {
  await press('/reset?token=averysecretone', 'password=anothersecret')

  assert.doesNotMatch(server.logged.join('\n'), /averysecretone|anothersecret/)
})
