import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSigningKey } from '#features/accounts/index.ts'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { serve } from '#test/servers/server.ts'
import { builtPages } from '#test/pages/pages.ts'
import { newWorld } from '#test/world.ts'
import { linkToken, dayOf, parseLinkToken, type Link } from './link-token.ts'

const world = await newWorld()
const tokenSigner = createTokenSigner(await findSigningKey(world.database.read, 'email tokens'))
const server = await serve(world, { pages: await builtPages() })
const today = dayOf(Date.now())
const nobody = world.as('anonymous')

/** The code that a mail to a member carries. */
const codeFor = (member_id: number, link: Partial<Link> = {}, day = today) =>
  linkToken(tokenSigner, { action: 'leave', group_id: world.group.id, member_id, about_id: 0, ...link }, day)

const post = (path: string, body = 'List-Unsubscribe=One-Click') =>
  server.ask(path, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body })

/** A new member of the group. */
async function join(name: string) {
  const person = await world.addPerson(name)
  const { id } = await world.as(person).joingroup({ group_id: world.group.id })
  return { person, id }
}
const isMember = async (id: number) => (await world.sql(`select from members where id = $1`, [id])).length === 1
const headingOf = (text: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]

test('one-click unsubscribe works without signing in', async () => {
  const { id } = await join('lea')
  const code = codeFor(id)
  await world.facts()

  const { status, text } = await post(`/mail/unsubscribe/${code}`)

  assert.deepEqual([status, headingOf(text), await isMember(id)], [200, 'You left the group.', false])
  assert.deepEqual(await world.facts(), ['member.left'])
})

test('opening a link changes nothing, and shows a confirmation button', async () => {
  const { id } = await join('leo')
  const path = `/mail/unsubscribe/${codeFor(id)}`

  const seen = await server.ask(path)
  const head = await server.ask(path, { method: 'HEAD' })

  assert.equal(headingOf(seen.text), `Leave ${world.group.name}?`)
  assert.match(seen.text, /<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"/)
  assert.deepEqual([seen.status, head.status, await isMember(id)], [200, 200, true])
})

test('fifty concurrent requests leave once, and all are told it is done', async () => {
  const { id } = await join('lia')
  const path = `/mail/unsubscribe/${codeFor(id)}`
  await world.facts()

  const answers = await Promise.all(Array.from({ length: 50 }, () => post(path)))

  const told = new Set(answers.map(({ status, text }) => `${status} ${headingOf(text)}`))
  assert.deepEqual([...told], ['200 You left the group.'])
  assert.deepEqual(await world.facts(), ['member.left'])
  assert.equal(headingOf((await server.ask(path)).text), 'You left the group.')
})

test('a published unsubscribe link stops working, wherever it was', async () => {
  const { id: group_id, members, ...where } = await world.addGroup({}, { peopled: true })
  const id = members.ben
  const code = codeFor(id, { group_id })
  const link = encodeURIComponent(`https://folkmoot.test/mail/unsubscribe/${code}`)
  const body = `<p>Rye.</p><blockquote><a href="https://eur01.safelinks.protection.outlook.com/?url=${link}&data=05">Leave</a></blockquote>`

  const { message_id } = await world.post('ben', { subject: 'Bread', body }, { id: group_id, ...where })

  const texts = await world.sql('select body, quoted, remainder from messages where id = $1', [message_id])
  assert.doesNotMatch(JSON.stringify(texts), new RegExp(code))
  await assert.rejects(nobody.usemaillink({ code }), expectedError('invalid link'))
  await assert.rejects(nobody.usemaillink({ code: code.toUpperCase() }), expectedError('invalid link'))
  await assert.rejects(nobody.getmaillink({ code }), expectedError('invalid link'))
  assert.equal(await isMember(id), true)
  // The link of another day was not published.
  await nobody.usemaillink({ code: codeFor(id, { group_id }, today - 1) })
  assert.equal(await isMember(id), false)
})

test('a token is for one member, one action and some time; others do nothing', async () => {
  const { id } = await join('lou')
  const good = codeFor(id)
  const letter = good.at(3) === 'a' ? 'b' : 'a'
  const wrong = [
    good.slice(0, 3) + letter + good.slice(4),
    good.slice(0, -1),
    'x',
    '%00',
    tokenSigner.make('footer link', tokenSigner.read('unsubscribe', good)!.slice(0, 1)),
    tokenSigner.make('bounce', tokenSigner.read('unsubscribe', good)!),
    codeFor(id, {}, today - 367),
  ]

  const answers = await Promise.all(wrong.map(code => post(`/mail/unsubscribe/${code}`)))

  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([400]))
  assert.equal(await isMember(id), true)
  await assert.rejects(nobody.usemaillink({ code: wrong[0]! }), expectedError('invalid link'))
  await assert.rejects(nobody.getmaillink({ code: wrong[6]! }), expectedError('invalid link'))
})

test('the action is part of the signature: a token for a topic does not leave the group', () => {
  const mute = codeFor(7, { action: 'mute_topic', about_id: 5 })

  assert.deepEqual(parseLinkToken(tokenSigner, mute, today), {
    action: 'mute_topic',
    group_id: world.group.id,
    member_id: 7,
    about_id: 5,
  })
  assert.equal(tokenSigner.read('unsubscribe', mute), null)
  assert.equal(parseLinkToken(tokenSigner, mute, today + 93), null)
})

test('a topic and a hashtag are muted and followed by link', async () => {
  const { message_id, topic_id } = await world.post('ben', { subject: 'Rye #links', body: 'Rye' })
  assert.ok(message_id)
  const [tag] = (await world.as('ben').gethashtags({ group_id: world.group.id })).data
  const { person, id } = await join('liz')
  const states = async () => [
    ...(await world.sql(`select state from topic_followers where account_id = $1`, [person.identity.account.id])),
    ...(await world.sql(`select state from hashtag_followers where account_id = $1`, [person.identity.account.id])),
  ]

  const asked = await nobody.getmaillink({ code: codeFor(id, { action: 'mute_topic', about_id: topic_id }) })
  const muted = await nobody.usemaillink({ code: codeFor(id, { action: 'mute_topic', about_id: topic_id }) })
  await nobody.usemaillink({ code: codeFor(id, { action: 'follow_hashtag', about_id: tag!.id }) })

  assert.deepEqual(asked, {
    object: 'maillink',
    link_action: 'mute_topic',
    group_name: world.group.name,
    nice_group_name: world.group.name,
    about: 'Rye',
    is_done: false,
  })
  assert.deepEqual(muted, { object: 'success', extra: 'mute_topic' })
  assert.deepEqual(await states(), [{ state: 'muted' }, { state: 'followed' }])
})

test('a used link says it is done, until the member changes it', async () => {
  const { topic_id } = await world.post('ben', { subject: 'Spelt #used', body: 'Rye' })
  const tag = (await world.as('ben').gethashtags({ group_id: world.group.id })).data.find(
    ({ name }) => name === 'used',
  )!
  const { person, id } = await join('luna')
  const abouts = { mute_topic: topic_id, follow_topic: topic_id, mute_hashtag: tag.id, follow_hashtag: tag.id } as const
  const isDone = async (action: keyof typeof abouts) =>
    (await nobody.getmaillink({ code: codeFor(id, { action, about_id: abouts[action] }) })).is_done
  for (const [used, other] of [
    ['mute_topic', 'follow_topic'],
    ['follow_hashtag', 'mute_hashtag'],
  ] as const) {
    const path = `/mail/link/${codeFor(id, { action: used, about_id: abouts[used] })}`
    assert.equal(await isDone(used), false)
    await post(path)

    assert.deepEqual([await isDone(used), await isDone(other)], [true, false])
    assert.doesNotMatch(
      (await server.ask(path)).text,
      /<form method="post"><input type="hidden" name="List-Unsubscribe"/,
    )
  }
  // For a day is less than the link does.
  await world.as(person).mutetopic({ topic_id, duration: 'day' })
  assert.equal(await isDone('mute_topic'), false)
  await world.as(person).unmutetopic({ topic_id })
  assert.equal(await isDone('mute_topic'), false)
})

test('missing targets are reported, and the last owner stays', async () => {
  const { id } = await join('leon')
  const use = (member_id: number, link: Partial<Link>) => nobody.usemaillink({ code: codeFor(member_id, link) })

  await assert.rejects(use(id, { action: 'mute_topic', about_id: 999_999 }), expectedError('invalid topic_id'))
  await assert.rejects(use(id, { action: 'mute_hashtag', about_id: 999_999 }), expectedError('invalid hashtag_id'))
  await assert.rejects(use(999_999, { action: 'mute_topic', about_id: 1 }), expectedError('not subscribed'))
  const own = await world.addGroup({}, { peopled: ['owner'] })
  await assert.rejects(use(own.members.owner, { group_id: own.id }), expectedError('sole owner'))
})

test('group and topic names are escaped on the page', async () => {
  const { topic_id } = await world.post('ben', { subject: '<img src=x onerror=alert(1)>"&', body: 'Rye' })
  const { id } = await join('lars')

  const { text } = await server.ask(`/mail/link/${codeFor(id, { action: 'mute_topic', about_id: topic_id })}`)

  assert.equal(
    headingOf(text),
    `Stop getting email about “&lt;img src=x onerror=alert(1)>"&amp;” in ${world.group.name}?`,
  )
})

test('tokens are not logged', async () => {
  const { id } = await join('lola')
  const code = codeFor(id)

  await post(`/mail/unsubscribe/${code}`)

  assert.equal(server.logged.join('\n').includes(code), false)
})
