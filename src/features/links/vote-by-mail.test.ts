import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { callErrorsOf } from '#runtime/openapi/sentences.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { builtPages } from '#test/pages/pages.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { useMailLink, voteByMail } from './contract.ts'
import { dayOf, linkToken, type Link } from './link-token.ts'

const world = await newWorld()
const tokenSigner = createTokenSigner(await findSigningKey(world.database.read, 'email tokens'))
const server = await serve(world, { pages: await builtPages() })
const group = await world.addGroup({}, { peopled: true })
const nobody = world.as('anonymous')
const owner = world.as('owner')
const today = dayOf(Date.now())
const answers = JSON.stringify([{ text: 'Rye' }, { text: '<b>Spelt</b>' }])
let polls = 0
const open = async (options: Partial<Parameters<typeof owner.newpoll>[0]> = {}) =>
  (await owner.newpoll({ group_id: group.id, question: `Which bread ${(polls += 1)}?`, answers, ...options })).poll_id
const headers = { 'content-type': 'application/x-www-form-urlencoded' }
const codeFor = (poll_id: number, link: Partial<Link> = {}, day = today) =>
  linkToken(
    tokenSigner,
    { action: 'vote', group_id: group.id, member_id: group.members.ben, about_id: poll_id, ...link },
    day,
  )
const votes = async (poll_id: number) => (await world.as('ben').getpoll({ poll_id })).choices

test('the link in an email shows the poll, and changes nothing until someone votes', async () => {
  const poll_id = await open({ is_anonymous: true, closes: '2030-11-20T18:00Z' })
  const path = `/mail/vote/${codeFor(poll_id)}`

  const seen = await server.ask(path)
  await server.ask(path, { method: 'HEAD' })

  assert.equal(seen.status, 200)
  assert.match(seen.text, /You vote as Ben, because this link was sent to you by/)
  assert.match(seen.text, /&lt;b>Spelt&lt;\/b>/)
  assert.match(seen.text, /anonymous · closes November 20, 2030, 6:00 PM/)
  assert.match(seen.text, /Nobody can see who voted for what\./)
  assert.deepEqual(await votes(poll_id), [])
  const sent = await server.ask(path, { method: 'POST', headers, body: `poll${poll_id}=2` })
  assert.match(sent.text, /Your vote is saved\./)
  assert.deepEqual(await votes(poll_id), [2])
  const wrong = await server.ask(path, { method: 'POST', headers, body: `poll${poll_id}=7` })
  assert.deepEqual([wrong.status, /role="alert"/.test(wrong.text)], [400, true])
})

test('a link votes for its member, who can change the vote, until the poll is closed', async () => {
  const poll_id = await open()
  const code = codeFor(poll_id)

  const first = await nobody.votebymail({ code, choices: [1] })
  const second = await nobody.votebymail({ code, choices: [2] })

  assert.deepEqual([first.poll.choices, second.poll.choices, second.poll.num_votes, second.name], [[1], [2], 1, 'Ben'])
  assert.deepEqual((await nobody.getmailpoll({ code })).poll, second.poll)
  await assert.rejects(nobody.votebymail({ code, choices: [1, 2] }), expectedError('invalid choices'))
  await owner.closepoll({ poll_id })
  await assert.rejects(nobody.votebymail({ code, choices: [1] }), expectedError('poll closed'))
})

test('a link is for one poll, one member and some time', async () => {
  const poll_id = await open()
  const elsewhere = await world.addGroup({}, { peopled: true })
  const wrong: [string, string][] = [
    ['x', 'invalid link'],
    [codeFor(poll_id, { action: 'mute_topic' }), 'invalid link'],
    [codeFor(poll_id, {}, today - 93), 'invalid link'],
    [codeFor(987_654_321), 'invalid poll_id'],
    [codeFor(poll_id, { group_id: elsewhere.id, member_id: elsewhere.members.ben }), 'invalid poll_id'],
    [codeFor(poll_id, { member_id: elsewhere.members.ben }), 'not subscribed'],
    [codeFor(poll_id, { member_id: group.members.banned }), 'not subscribed'],
  ]

  for (const [code, error] of wrong) {
    await assert.rejects(nobody.getmailpoll({ code }), expectedError(error))
    await assert.rejects(nobody.votebymail({ code, choices: [1] }), expectedError(error))
  }
  await assert.rejects(nobody.usemaillink({ code: codeFor(poll_id) }), expectedError('invalid link'))
})

test('the page says to those who are not members any more, banned or not, that they are none', async () => {
  const poll_id = await open()
  const ask = (member_id: number) => server.ask(`/mail/vote/${codeFor(poll_id, { member_id })}`)
  const [banned, gone] = await Promise.all([ask(group.members.banned), ask(987_654_321)])

  for (const { status, text } of [banned, gone]) {
    assert.equal(status, 400)
    assert.match(text, /You(?:'|&#39;)re not a member of this group\./)
    assert.doesNotMatch(text, /subgroup|banned/i)
  }
})

test('a vote without an answer is told what is missing, by the type of the poll', async () => {
  const say = async (type: 'poll_single' | 'poll_multiple' | 'poll_ranked', body = '') => {
    const poll_id = await open({ type })
    const form = body.replaceAll('poll_', `poll${poll_id}_`)
    const { status, text } = await server.ask(`/mail/vote/${codeFor(poll_id)}`, { method: 'POST', headers, body: form })
    assert.equal(status, 400)
    return /role="alert">([^<]*)</.exec(text)?.[1]
  }

  assert.equal(await say('poll_single'), 'Choose one of the answers.')
  assert.equal(await say('poll_multiple'), 'Choose at least one answer.')
  assert.equal(await say('poll_ranked'), 'Rank at least one answer.')
  assert.equal(await say('poll_ranked', 'poll_1=1&poll_2=1'), 'Two answers have the same rank. Use each rank once.')
})

test('a page of another site cannot vote, even with the code', async () => {
  const poll_id = await open()
  const code = codeFor(poll_id)
  const post = (path: string, body: string, more: Record<string, string>) =>
    server.ask(path, { method: 'POST', headers: { ...headers, ...more }, body })

  for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, { origin: 'null' }]) {
    const call = await post('/api/v1/votebymail', `code=${code}&choices=1`, foreign)
    const page = await post(`/mail/vote/${code}`, `poll${poll_id}=1`, foreign)
    assert.deepEqual([(call.body as { type: string }).type, page.status], ['bad_csrf', 400])
    // A mail program unsubscribes from its own page, with one click (RFC 8058).
    const unsubscribed = await post('/api/v1/usemaillink', 'code=x', foreign)
    assert.equal((unsubscribed.body as { extra: string }).extra, 'invalid link')
  }
  assert.deepEqual(await votes(poll_id), [])
  const own = { origin: new URL(world.settings.url).origin, 'sec-fetch-site': 'same-origin' }
  await post(`/mail/vote/${code}`, `poll${poll_id}=2`, own)
  assert.deepEqual(await votes(poll_id), [2])
  const says = (call: Endpoint) => callErrorsOf(call).some(({ type }) => type === 'bad_csrf')
  assert.deepEqual([says(voteByMail), says(useMailLink)], [true, false])
})

test('a message that quotes a link does not publish it', async () => {
  const copied = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const code = linkToken(
    tokenSigner,
    { action: 'vote', group_id: copied.id, member_id: copied.members.ben, about_id: 1 },
    today,
  )

  const { topic_id } = await world.post(
    'ben',
    { subject: 'Quoted', body: `<p>https://folkmoot.test/mail/vote/${code}</p>` },
    copied,
  )

  const [message] = (await owner.gettopic({ topic_id })).data
  assert.doesNotMatch(message!.body, new RegExp(code))
})
