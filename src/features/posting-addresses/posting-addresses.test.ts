import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { errorOf } from '#test/accounts.ts'

const world = await newWorld()
const server = await serve(world)

type Params = Record<string, string | number>
type ScriptOptions = { who?: 'owner' | 'sub_perm_integrations'; hashtags?: string; settings?: object }
/** A group, an address of `who`, and a script that posts there. */
async function newScript({ who = 'owner', hashtags = '', settings = {} }: ScriptOptions = {}) {
  const group = await world.addGroup(settings, { peopled: true })
  const made = await world.as(who).newpostingaddress({ group_id: group.id, name: ' Nightly  build ', hashtags })
  const path = new URL(made.url).pathname
  const send = (params: Params, headers: Record<string, string> = {}, at = path) =>
    server.ask(at, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(params),
    })
  const messages = async () => (await world.as('owner').getmessages({ group_id: group.id })).data
  return { group, made, path, send, messages, bearer: { authorization: `Bearer ${made.token}` } }
}
const rye = { subject: 'Rye', body: 'Bread & butter' }

test('a script posts as the member who created its address, and the message says so', async () => {
  const { group, made, send, messages } = await newScript({ hashtags: 'nightly, #ci' })
  await world.facts()

  const { status, body } = await send(rye)

  assert.equal(status, 200)
  const [message] = await messages()
  const { id: message_id, msg_num, topic_id } = message!
  assert.deepEqual(body, { object: 'success', extra: '', message_id, msg_num, topic_id })
  assert.equal(message!.user_id, world.people.owner.account.id)
  assert.match(message!.remainder, /via Nightly build/)
  assert.match(message!.body, /Bread &amp; butter/)
  assert.match(message!.subject_with_tags, /#nightly #ci$/)
  assert.ok((await world.facts()).includes('message.posted'))
  const { data } = await world.as('owner').getpostingaddresses({ group_id: group.id })
  const [{ last_used, ...listed }] = data as [(typeof data)[number]]
  assert.equal(typeof last_used, 'string')
  assert.deepEqual(listed, {
    ...{ id: made.id, object: 'posting_address', created: made.created, group_id: group.id },
    ...{ user_id: world.people.owner.account.id, full_name: world.people.owner.account.full_name },
    ...{ name: 'Nightly build', hashtags: ['nightly', 'ci'] },
  })
  const [stored] = await world.sql(`select encode(token_hash, 'escape') as hash from posting_addresses where id = $1`, [
    made.id,
  ])
  assert.ok(!String(stored!['hash']).includes(made.token.slice(6)))
})

test('the text may come as a form, as JSON, or alone', async () => {
  const { path, send, messages, bearer } = await newScript()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const plain = { 'content-type': 'text/plain; charset=utf-8' }
  const replies = [
    await send({ subject: 'As JSON', body: 'x' }),
    await send({ subject: 'By header', body: 'x' }, bearer, '/api/v1/postmessage'),
    await server.ask(path, { method: 'POST', headers: form, body: 'subject=As+a+form&body=x' }),
    await server.ask(`${path}?subject=Alone`, { method: 'POST', headers: plain, body: '{"subject":"Käse"}\nx=1&y' }),
    await server.ask(`${path}?subject=Markdown&body_type=markdown`, { method: 'POST', headers: plain, body: '*x*' }),
  ]

  assert.deepEqual(
    replies.map(({ status }) => status),
    [200, 200, 200, 200, 200],
  )
  const posted = (await messages()).toReversed()
  assert.deepEqual(
    posted.map(({ subject }) => subject),
    ['As JSON', 'By header', 'As a form', 'Alone', 'Markdown'],
  )
  assert.match(posted[3]!.body, /Käse/)
  assert.match(posted[4]!.body, /<em>x<\/em>/)
})

test('files can be attached', async () => {
  const { path, messages } = await newScript()
  const body = [
    ...['--b', 'content-disposition: form-data; name="subject"', '', 'Stock', '--b'],
    ...['content-disposition: form-data; name="body"', '', 'Attached', '--b'],
    ...['content-disposition: form-data; name="fileupload"; filename="stock.csv"', '', 'rye,12', '--b--', ''],
  ].join('\r\n')

  const reply = await server.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body,
  })

  assert.equal(reply.status, 200, reply.text)
  const [{ subject, attachments }] = (await messages()) as [Awaited<ReturnType<typeof messages>>[number]]
  assert.deepEqual([subject, attachments.map(({ filename, size }) => [filename, size])], ['Stock', [['stock.csv', 6]]])
})

test('a repetition with the same key posts nothing, also while the first one is under way or waits for approval', async () => {
  const { send, messages } = await newScript()
  const key = { 'idempotency-key': 'build-17' }
  const replies = await Promise.all([1, 2, 3].map(() => send(rye, key)))
  const other = await send({ ...rye, body: 'Another text' }, key)
  const next = await send(rye, { 'idempotency-key': 'build-18' })

  const ids = [...replies, other].map(({ body }) => (body as { message_id: number }).message_id)
  assert.deepEqual([ids.length, new Set(ids).size], [4, 1], other.text)
  assert.notEqual((next.body as { message_id: number }).message_id, ids[0])
  assert.equal((await messages()).length, 2)

  const held = await newScript({ who: 'sub_perm_integrations', settings: { moderated: true } })
  const waiting = [await held.send(rye, key), await held.send({ ...rye, body: 'Another text' }, key)]
  assert.deepEqual(
    waiting.map(({ body }) => (body as { extra: string }).extra),
    ['pending post', 'pending post'],
  )
  const [{ count }] = (await world.sql(`select count(*)::int as count from pending_messages where group_id = $1`, [
    held.group.id,
  ])) as [{ count: number }]
  assert.equal(count, 1)
})

test('an address does nothing but post to its group', async () => {
  const { group, send, bearer } = await newScript()
  const other = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  for (const name of ['getuser', 'getgroup', 'getmessages', 'newdraft', 'updateuser', 'newpostingaddress'])
    assert.equal(
      errorOf(await send({ group_id: group.id, name: 'More' }, bearer, `/api/v1/${name}`)).type,
      'inadequate_permissions',
      name,
    )
  for (const elsewhere of [{ group_id: other.id }, { group_name: other.name }, { group_id: 999_999 }])
    assert.deepEqual(errorOf(await send({ ...rye, ...elsewhere })), {
      ...{ status: 400, type: 'bad_request', extra: 'invalid group_id' },
    })
})

/** Moderators cannot be banned: first they become ordinary members, who keep their addresses. */
async function newBanned() {
  const script = await newScript({ who: 'sub_perm_integrations' })
  const member = { group_id: script.group.id, member_info_id: script.group.members.sub_perm_integrations }
  await world.as('owner').updatemember({ ...member, mod_status: 'sub_modstatus_none' })
  assert.equal((await script.send(rye)).status, 200)
  await world.as('owner').banmember(member)
  return { ...script, member }
}

test('whatever is not an address that works gets one and the same answer', async () => {
  const revoked = await newScript()
  const { group, made } = revoked
  await world.as('owner').revokepostingaddress({ group_id: group.id, posting_address_id: made.id })
  const left = await newScript({ who: 'sub_perm_integrations' })
  await world.as('sub_perm_integrations').deletesub({ group_id: left.group.id })
  const banned = await newBanned()
  const unbanned = await newBanned()
  await world.as('owner').unbanmember(unbanned.member)
  const paths = [revoked.path, left.path, banned.path, unbanned.path]
  const made2 = await newScript()
  const replies = [
    ...(await Promise.all(paths.map(path => made2.send(rye, {}, path)))),
    await made2.send(rye, {}, `${made2.path.slice(0, -1)}${made2.path.endsWith('a') ? 'b' : 'a'}`),
    await made2.send(rye, {}, '/api/v1/postmessage/x'),
  ]

  assert.deepEqual(
    [...new Set(replies.map(reply => JSON.stringify(errorOf(reply))))],
    [JSON.stringify({ status: 400, type: 'authentication', extra: 'this address is wrong or no longer works' })],
  )
  assert.equal((await made2.send(rye)).status, 200)
  const asHeader = await server.ask('/api/v1/postmessage', {
    ...{ method: 'POST', body: 'subject=a&body=b' },
    headers: { authorization: 'Bearer x', 'content-type': 'application/x-www-form-urlencoded' },
  })
  assert.equal(errorOf(asHeader).extra, 'the authorization header is not valid')
})

test('posting rules, bad values and too many posts are refused as errors of the contract', async () => {
  const { made, send, path } = await newScript()
  const plain = { 'content-type': 'text/plain' }
  const errors = [
    await send({ body: 'x' }),
    await send({ subject: 'x' }),
    await send({ ...rye, body_type: 'word' }),
    await server.ask(path, { method: 'POST', headers: plain, body: Buffer.from([0xff, 0xfe]) }),
    await server.ask(path, { method: 'POST', headers: { 'content-type': 'image/png' }, body: 'x' }),
    await server.ask(`${path}?subject=a&subject=b`, { method: 'POST', headers: plain, body: 'x' }),
    await server.ask(path, { method: 'GET' }),
    await server.ask(`${path}/x`, { method: 'POST', headers: plain, body: 'x' }),
  ].map(errorOf)
  await world.sql(`update rate_counts set count = 300 where key = $1`, [`posting-address:${made.id}`])
  const tooMany = errorOf(await send(rye))

  assert.deepEqual(
    errors.map(({ status, type, extra }) => [status, type, extra]),
    [
      [400, 'bad_request', 'no subject'],
      [400, 'bad_request', 'no body'],
      [400, 'invalid_value', 'body_type'],
      [400, 'bad_request', 'parameters must be UTF-8'],
      [400, 'bad_request', 'content type must be form, multipart, JSON or plain text'],
      [400, 'invalid_value', 'subject'],
      [400, 'bad_request', 'POST required'],
      [404, 'bad_request', 'unknown call'],
    ],
  )
  assert.deepEqual([tooMany.status, tooMany.type], [429, 'rate_limit'])
})

test('tokens are not in logs, and are removed from posts', async () => {
  const { group, made, send, messages } = await newScript()
  await send(rye)
  await server.ask(`/api/v1/postmessage/${made.token}x?subject=x`, { method: 'GET' })
  await world.post(
    'ben',
    { subject: 'How', body: `curl ${made.url} and ${made.token} and ${encodeURIComponent(made.url)}` },
    group,
  )

  assert.ok(server.logged.length > 0)
  assert.deepEqual(
    server.logged.filter(line => line.includes(made.token)),
    [],
  )
  const [quoting] = await messages()
  const about = { group_id: group.id, msg_num: quoting!.msg_num }
  const { body, raw_message } = await world.as('cleo').getmessage(about)
  assert.match(body, /curl/)
  assert.ok(!`${body}${raw_message}`.includes(made.token))
})

test('those who manage integrations create and revoke addresses; the log says so', async () => {
  const { group, made } = await newScript({ who: 'sub_perm_integrations' })
  const group_id = group.id
  const about = { group_id, posting_address_id: made.id }
  for (const who of ['ben', 'powerless', 'sub_perm_groupsettings'] as const)
    await assert.rejects(world.as(who).getpostingaddresses({ group_id }), { type: 'inadequate_permissions' }, who)
  for (const bad of [{ name: ' ' }, { name: 'x', hashtags: '!!!' }])
    await assert.rejects(world.as('owner').newpostingaddress({ group_id, ...bad }), { type: 'invalid_value' })
  const other = await world.addGroup({}, { peopled: true })
  const missing = expectedError('invalid posting_address_id')
  await assert.rejects(world.as('owner').revokepostingaddress({ ...about, group_id: other.id }), missing)
  await world.as('owner').revokepostingaddress(about)
  await assert.rejects(world.as('owner').revokepostingaddress(about), missing)

  const { data } = await world.as('owner').getactivitylog({ group_id, sort_dir: 'asc' })
  assert.deepEqual(
    data.map(({ entry }) => entry.replace(/<a.*<.a>/, 'X')),
    ['X created the posting address Nightly build', 'X revoked the posting address Nightly build'],
  )
})

test('a token that somebody writes is published nowhere', async () => {
  const { group, made, send } = await newScript()
  const group_id = group.id
  const owner = world.as('owner')
  const text = `curl ${made.url}`

  await send({ subject: `How ${made.token} works`, body: text })
  await owner.newpoll({ group_id, question: text, answers: JSON.stringify([{ text }, { text: 'Rye' }]) })
  await owner.newwikipage({ group_id, title: 'Builds', body: text, format: 'markdown' })
  const { id: chat_id } = await owner.newchat({
    group_id,
    subject: 'Builds',
    desc: `See ${made.token.toUpperCase()}`,
    announce: false,
  })

  const read = JSON.stringify([
    await owner.getmessages({ group_id }),
    await owner.getpolls({ group_id }),
    await owner.getwikipages({ group_id, extended: true }),
    await owner.getchats({ group_id }),
  ])
  assert.match(read, /How works/)
  assert.ok(read.includes('"Builds"') && chat_id > 0)
  assert.equal(read.toLowerCase().indexOf(made.token), -1)
  // It still posts.
  assert.equal((await send(rye)).status, 200)
})
