// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { deleteOutdated } from '#mail/retention.ts'
import { sweepQueue } from '#mail/send/queue/delete-finished.ts'
import { sweepQuotas } from '#runtime/limits/rate-limiter.ts'
import { sweepCursors } from '#runtime/responses/page-tokens.ts'
import { makeAccount, password, signIn } from '#test/accounts.ts'
import { chatHelpers } from '#test/world/chatting.ts'
import { columnsContaining } from '#test/database/find-text.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { importFrom, mailsOf } from '#test/mail/importing.ts'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { addMembership, type Person } from '#test/world/people.ts'
import { assertIntegrity } from '#test/database/integrity.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { withoutPollText } from '../../../web/src/lib/polls/poll-text.ts'
import { sweepMembers } from '../members/index.ts'

const world = await newWorld({ FOLKMOOT_LOGINS_PER_QUARTER_HOUR_ADDRESS: '1000', FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const server = await serve(world)
const { talk } = chatHelpers(world, server)
const mail = await mailHelpers(world)
const access = Object.fromEntries(
  ['calendar_access', 'database_access', 'chat_access', 'wiki_access'].map(name => [name, 'group_access_subscribers']),
)
const group = await world.addGroup(access, { peopled: ['owner', 'ben'] })
const group_id = group.id

/** Somebody who leaves traces wherever somebody can. */
async function busyPerson(full_name: string, email: string) {
  const identity = await makeAccount(world, email)
  await world.sql(`update accounts set full_name = $2 where id = $1`, [identity.account.id, full_name])
  identity.account.full_name = full_name
  const member_info_id = await addMembership(world, group_id, { ...identity, name: full_name } as never, {
    mod_status: 'sub_modstatus_moderator',
    mod_permissions: ['sub_perm_integrations'],
  })
  const browser = await signIn(server, email)
  const who = { identity }
  const calls = world.as(who)
  const first = await world.post(
    who,
    { subject: 'Sourdough', body: `<p>Ask me: ${email}</p><p>-- <br>${full_name}</p>` },
    group,
  )
  await world.answer(
    'ben',
    first,
    {
      subject: 'Re: Sourdough',
      body: `<p>Thanks!</p><blockquote>${full_name} &lt;${email}&gt; wrote: ask me</blockquote>`,
    },
    group,
  )
  await mail.mail(`"${full_name}" <${email}>`, `${group.name}@folkmoot.test`, {
    subject: 'By email',
    body: `I wrote this.\n\n${full_name}\n${email}`,
  })
  await calls.likemessage({ message_id: first.message_id })
  const { id: event_id } = await calls.addevent({
    group_id,
    ...{ name: `Baking with ${full_name}`, start_time: '2031-01-01T10:00', rsvp: true },
    ...{ organizer_name: full_name, organizer_email: email, description: `<p>Questions to ${email}</p>` },
  })
  await calls.rsvp({ event_id, response: 'rsvp_yes', additional_guests: 0, comment: `I am ${full_name}` })
  const { id: database_id } = await calls.newdatabase({
    group_id,
    name: `Starters of ${email}`,
    columns: JSON.stringify([{ name: 'Contact', type: 'text_column' }]),
  })
  await calls.newdatabaserow({ database_id, vals: JSON.stringify([{ col_id: 1, text: `Ask ${email}` }]) })
  await calls.newfilefolder({ group_id, name: `Recipes of ${email}`, desc: `By ${email}` })
  const wiki = await calls.newwikipage({
    group_id,
    title: `About ${email}`,
    body: `<h2>${full_name}</h2><p>Ask ${email}</p>`,
  })
  await calls.updatewikipage({
    id: wiki.page.id,
    title: `About ${identity.account.id}`,
    body: `<p>Ask [[${email}]]</p>`,
    edit_msg: `I am ${email}`,
  })
  const person = { csrf: browser.csrf, ways: { cookie: { cookie: browser.cookie } } } as unknown as Person
  const upload = async (call: string, params: Record<string, string | number>, desc: string) => {
    const files = [
      { param: 'fileupload', filename: `${email} ${full_name}.png`, content: pngOf({ width: 10, height: 10 }) },
    ]
    const { status, body } = await server.call(call, { ...params, desc }, { person, way: 'cookie' }, files)
    assert.equal(status, 200, JSON.stringify(body))
  }
  const album = await calls.newalbum({ group_id, title: `Loaves of ${email}`, desc: `Ask ${full_name}, ${email}` })
  await upload('uploadphotos', { album_id: album.id }, `Baked by ${full_name}, ${email}`)
  await upload('uploadfiles', { group_id }, `Written by ${full_name}, ${email}`)
  const poll = await calls.newpoll({
    group_id,
    ...{ subject: 'Who bakes?', question: `Shall "${full_name}" (${email}) bake?` },
    answers: JSON.stringify([{ text: `Yes, ${full_name}`, desc: `Call ${email}` }, { text: 'No' }]),
  })
  await calls.newwebhook({
    ...{ group_id, name: `Of ${full_name}, ${email}`, url: 'https://hooks.example/', actions: ['poll.reopened'] },
  })
  const { url } = await calls.newpostingaddress({ group_id, name: `${full_name}, ${email}` })
  await server.ask(`${new URL(url).pathname}?subject=Nightly`, {
    ...{ method: 'POST', headers: { 'content-type': 'text/plain' }, body: `Built by ${email}` },
  })
  const { chat_sub } = await calls.newchat({ group_id, subject: 'Rye', desc: 'About rye', announce: false })
  const line = await talk(person, chat_sub!.id)
  line.send({ message: `I am ${full_name}, ${email}` })
  await line.next()
  await world.draft(who, { subject: 'Unsent', body: `<p>${email}</p>` }, group)
  await world.as('owner').updatemember({ group_id, member_info_id, moderator_notes: `Knows ${full_name}` })
  await world.as('owner').invite({ group_id, emails: `Friend <friend.of.mine@example.net>` })
  await world.settle()
  return { identity, browser, first, member_info_id, poll }
}

const mailOfOld = (name: string, email: string) => [
  `From ${email} Mon Jan  5 10:00:00 2009
From: ${name} <${email}>
To: Somebody <else@example.net>
Subject: From the old archive
Message-ID: <old-1.${email}>
Date: Mon, 5 Jan 2009 10:00:00 +0000
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

${Buffer.from(`My address is ${email}, and it is me, ${name}.\n`).toString('base64').replace(/.{60}/g, '$&\n')}
`,
  `From else@example.net Mon Jan  5 11:00:00 2009
From: Somebody Else <else@example.net>
To: =?utf-8?q?${name.replaceAll(' ', '_')}?= <${email}>
Subject: Re: From the old archive
Message-ID: <old-2@example.net>
In-Reply-To: <old-1.${email}>
Date: Mon, 5 Jan 2009 11:00:00 +0000
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

${email.slice(0, 5)}=
${email.slice(5).replace('@', '=40')} wrote something.
`,
]

/** When the rows of these tables were written. */
const writtenAt = {
  ...{ service_emails: 'created', invites: 'created', rate_counts: 'window_start', page_cursors: 'created' },
  ...{ unsolicited_emails: 'created', outgoing_messages: 'created' },
}
/** Thirty days later: what was on its way has arrived, and what is kept for a time only is gone. */
async function weeksLater(): Promise<void> {
  for (const round of [1, 2]) {
    await world.settle()
    await world.sql(`update jobs set run_at = now() where subscriber in ('erase person', 'forget deleted subjects')`)
    assert.ok(round)
  }
  await world.settle()
  for (const [table, column] of Object.entries(writtenAt))
    await world.sql(`update ${table} set ${column} = ${column} - interval '30 days'`)
  const { read } = world.database
  for (const sweep of [sweepMembers, sweepQuotas, sweepCursors, sweepQueue]) await sweep(read)
  await deleteOutdated(read, world.settings, new AbortController().signal)
}

/** The poll of a person, and the text of its message that stands above it. */
async function pollOf({ poll }: Awaited<ReturnType<typeof busyPerson>>) {
  const shown = await world.as('owner').getpoll({ poll_id: poll.poll_id })
  const { body } = await world.as('owner').getmessage({ group_id, msg_num: shown.msg_num })
  return { poll: shown, above: withoutPollText(body, shown) }
}

test('after deleteaccount no table and no file has the address; messages keep the name', async () => {
  const [name, email] = ['Zelda Quimby', 'zelda.quimby@example.org']
  const person = await busyPerson(name, email)
  await importFrom(world, mailsOf(mailOfOld(name, email)), group.name)
  const { message_id, msg_num } = person.first
  const held = await world.addGroup({ moderated: true }, { peopled: ['owner', 'ben'] })
  await addMembership(world, held.id, person.identity, {})
  const answers = JSON.stringify([{ text: `Ask ${email}` }, { text: 'No' }])
  await world.as('ben').newpoll({ group_id: held.id, question: `Who asks ${email}?`, answers })
  await world.as('owner').newpoll({ group_id, question: `Who knows ${email}?`, answers })
  await world.answer('ben', person.first, { subject: `Re: Who is ${email}?`, body: '<p>Somebody</p>' }, group)
  await world.draft('owner', { subject: `About ${email}`, body: `<p>Ask ${email}</p>` }, group)
  await world.as('owner').newdatabase({
    ...{ group_id, name: 'Contacts' },
    columns: JSON.stringify([{ name: `Of ${email}`, type: 'text_column' }]),
  })
  assert.ok((await columnsContaining(world, email)).length > 10)
  assert.equal((await pollOf(person)).above, '')

  assert.equal((await person.browser.call('deleteaccount', { password })).status, 200)
  await weeksLater()

  assert.deepEqual(await columnsContaining(world, email), [])
  assert.deepEqual(await columnsContaining(world, email.replace('@', '=')), [])
  const message = await world.as('owner').getmessage({ group_id, msg_num })
  assert.deepEqual([message.name, message.user_id], [name, 0])
  assert.match(message.body, /Ask me: former-member@deleted\.invalid/)
  const { poll, above } = await pollOf(person)
  assert.deepEqual([poll.question, above], [`Shall "${name}" (former-member@deleted.invalid) bake?`, ''])
  const [waiting] = (await world.as('owner').getpendingmessages({ group_id: held.id })).data
  assert.equal(waiting!.poll!.question, 'Who asks former-member@deleted.invalid?')
  const names = await columnsContaining(world, name)
  const ofMessages =
    /^(?:messages|message_raw|message_revisions|topics|polls|chat_messages|chats|events|event_series|wiki_pages|wiki_revisions|file_entries|photo_albums|photos|webhooks)\.|\.former_name$/
  assert.deepEqual(
    names.filter(one => !ofMessages.test(one)),
    [],
  )
  assert.ok(names.includes('messages.name') && message_id > 0)
  const found = await world.as('owner').searcharchives({ group_id, q: 'quimby' })
  assert.ok(found.data.length > 0)
  await assertIntegrity(world)
})

test('with anonymize the name is removed as well, except in quotes by others', async () => {
  const [name, email] = [`Yorick O'Trask`, `yorick.o'trask@example.org`]
  const person = await busyPerson(name, email)
  await importFrom(world, mailsOf(mailOfOld(name, email)), group.name)

  assert.equal((await person.browser.call('deleteaccount', { password, anonymize: '1' })).status, 200)
  await weeksLater()

  assert.deepEqual(await columnsContaining(world, email), [])
  const message = await world.as('owner').getmessage({ group_id, msg_num: person.first.msg_num })
  assert.equal(message.name, 'Former member')
  const { poll, above } = await pollOf(person)
  assert.deepEqual(
    [poll.question, poll.answers.map(({ text, desc }) => [text, desc]), above],
    [
      'Shall "Former member" (former-member@deleted.invalid) bake?',
      [
        ['Yes, Former member', 'Call former-member@deleted.invalid'],
        ['No', ''],
      ],
      '',
    ],
  )
  const past = (await world.as('owner').getpastmembers({ group_id, limit: 100 })).data.map(
    ({ member_info }) => member_info,
  )
  assert.deepEqual(
    past.map(({ full_name, email: address }) => [full_name, address]),
    past.map(() => ['Former member', 'former-member@deleted.invalid']),
  )
  assert.ok(past.length >= 1)
  const texts = ['messages.body', 'messages.quoted', 'messages.snippet', 'message_raw.skeleton']
  assert.deepEqual(
    (await columnsContaining(world, name)).filter(one => !texts.includes(one)),
    [],
  )
  const naming = await world.sql(
    `select distinct m.email from messages m join message_raw r on r.message_id = m.id
     where concat(m.body, m.quoted, m.remainder, encode(r.skeleton, 'escape')) ~ $1 order by 1`,
    [name],
  )
  assert.deepEqual(naming, [{ email: 'ben@example.org' }])
  await assertIntegrity(world)
})

test('an address before the ending of a file name is removed, and one that only begins like it is not', async () => {
  const email = 'wanda@example.org'
  const identity = await makeAccount(world, email)
  await addMembership(world, group_id, { ...identity, name: 'Wanda' } as never, {})
  const others = 'wanda@example.org.uk, wanda@example.org.pngx or wanda@example.org.example'
  const body = `${email}.png and ${email}.tar.gz, not ${others}`
  const { msg_num } = await world.post('ben', { subject: 'Pictures', body, body_type: 'plain' }, group)
  await mail.mail('Ben <ben@example.org>', `${group.name}@folkmoot.test`, { subject: 'Pictures by email', body })
  const { id } = await world.as('ben').newfilefolder({ group_id, name: `${email}.pdf` })

  assert.equal((await (await signIn(server, email)).call('deleteaccount', { password })).status, 200)
  await weeksLater()

  const address = 'former-member@deleted.invalid'
  const message = await world.as('owner').getmessage({ group_id, msg_num })
  assert.equal(message.body.replace(/<[^>]*>/g, ''), `${address}.png and ${address}.tar.gz, not ${others}`)
  const { raw_message } = await world.as('owner').getmessage({ group_id, msg_num: msg_num + 1 })
  assert.ok(raw_message!.includes(`xxxxx@xxxxxxx.xxx.png and xxxxx@xxxxxxx.xxx.tar.gz, not ${others}`))
  const folder = await world.as('owner').getfile({ group_id, file_id: id })
  assert.equal(folder.name, `${address} ${id}.pdf`)
})

test('a ban outlives the account as a keyed hash, and applies to the same address', async () => {
  const email = 'rude.person@example.org'
  const identity = await makeAccount(world, email)
  await addMembership(world, group_id, { ...identity, name: 'Rude' } as never, { status: 'sub_status_banned' })
  const browser = await signIn(server, email)

  const reply = await browser.call('deleteaccount', { password })
  assert.equal(reply.status, 200, JSON.stringify(reply.body))
  await weeksLater()

  assert.deepEqual(await columnsContaining(world, email), [])
  const { errors } = await world.as('owner').directadd({ group_id, emails: email })
  assert.deepEqual(
    (errors as { status: string }[]).map(({ status }) => status),
    ['banned'],
  )
  await world.as('anonymous').registeruser({ email, password })
  assert.deepEqual(await world.sql(`select 1 from accounts where email = $1`, [email]), [])
})

test('four weeks after a message was deleted nothing has its subject or text', async () => {
  const { message_id } = await world.post('ben', { subject: 'Kumquatmarmelade', body: '<p>Zitronenbaiser</p>' }, group)
  await world.as('ben').deletemessage({ message_id })
  await world.settle()
  const log = await world.as('owner').getactivitylog({ group_id, limit: 100 })
  assert.ok(log.data.some(({ entry }) => entry.includes('Kumquatmarmelade')))

  await weeksLater()

  assert.deepEqual(await columnsContaining(world, 'Kumquatmarmelade'), [])
  assert.deepEqual(await columnsContaining(world, 'Zitronenbaiser'), [])
})

test('every table has a rule for erasure', async () => {
  const page = readFileSync(new URL('../../../docs/decisions/0013-erasure.md', import.meta.url), 'utf8')
  const decided = [...page.matchAll(/^\| ([a-z_, ]+) \|/gm)].flatMap(([, names]) => names!.split(', '))

  const tables = (await world.sql(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as { name: string }[]
  assert.deepEqual(decided.toSorted(), tables.map(({ name }) => name).toSorted())
})
