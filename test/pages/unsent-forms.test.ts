// What somebody typed, whose session ended before the form was sent, without scripts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { makeAccount, password } from '../accounts.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor, pageAt, type FormResponse, type Visitor } from './visitor.ts'

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: ['owner', 'ben'] })
const closed = await world.addGroup({}, { peopled: ['owner', 'ben'] })
const home = `/g/${group.name}`
const email = 'ada@example.org'
const { account } = await makeAccount(world, email)
for (const { id } of [group, closed])
  await world.sql('insert into members (group_id, account_id) values ($1, $2)', [id, account.id])

const text = { body_type: 'markdown' }
const signIn = { sign_in_email: email, sign_in_password: password }
const newestBody = async () =>
  (await world.sql('select body from messages where group_id = $1 order by msg_num desc limit 1', [group.id]))[0]?.[
    'body'
  ]

const newestOwn = async () =>
  (
    await world.sql('select max(msg_num) as num from messages where group_id = $1 and account_id = $2', [
      group.id,
      account.id,
    ])
  )[0]?.['num']

/** Somebody fills in a form, and is signed out before sending it. */
async function sendSignedOut(
  path: string,
  fields: Record<string, string>,
  action: string,
): Promise<{ who: Visitor; shown: FormResponse }> {
  const who = newVisitor(server, origin)
  await who.send('/login', { email, password })
  const page = await who.open(path)
  who.cookies.delete(sessionCookieName)
  return { who, shown: await who.fill(page, fields, action) }
}

test('a new topic is there after signing in again, also after a wrong password', async () => {
  const typed = { ...text, subject: 'Oats', body: 'One\n"two" <b>&' }
  const { who, shown } = await sendSignedOut(`${home}/new`, typed, '?/send')
  const wrong = await who.fill(shown, { ...signIn, sign_in_password: 'not this one' })
  const again = await who.fill(wrong, { ...signIn, body: typed.body })

  assert.deepEqual([shown.status, wrong.status, again.status], [401, 401, 200])
  assert.match(shown.text, /What you typed is still here/)
  assert.match(shown.text, /name="body" value="One\n&quot;two&quot; &lt;b>&amp;"/)
  assert.match(wrong.text, /That email and password don't match/)
  assert.doesNotMatch(wrong.text, /not this one/)
  assert.match(again.text, /You're signed in again/)
  assert.match(again.text, /name="subject" type="text" value="Oats"/)
  assert.match(again.text, /<textarea[^>]*>One\n"two" &lt;b>&amp;<\/textarea>/)
})

test('a reply is there after signing in again, and is sent then', async () => {
  const { topic_id, msg_num } = await world.post('ben', { subject: 'Bread', body: 'Rye?' }, group)
  const answer = { ...text, body: 'Barley', reply_to: '' }
  const { who, shown } = await sendSignedOut(
    `${home}/topic/${topic_id}`,
    answer,
    `${home}/message/${msg_num}/reply?/send`,
  )
  const again = await who.fill(shown, signIn)
  const sent = await who.fill(again, answer, '?/send')

  assert.match(again.text, />Barley<\/textarea>/)
  assert.match(sent.path, /\/topic\/\d+\?from=\d+#m\d+$/)
  assert.equal(await newestBody(), '<p>Barley</p>')
})

test('an edited message keeps the version it was filled in from', async () => {
  const author = newVisitor(server, origin)
  await author.send('/login', { email, password })
  await author.send(`${home}/new`, { ...text, subject: 'Rolls', body: 'Rye' }, '?/send')
  const at = `${home}/message/${Number(await newestOwn())}/edit`
  const { who, shown } = await sendSignedOut(at, { body: 'Spelt', updated: 'x' }, '')
  const again = await who.fill(shown, signIn)

  assert.match(again.text, />Spelt<\/textarea>/)
  assert.match(again.text, /name="updated" value="x"/)
})

test('where only members see the group, visitors see nothing of it, and the text is there after signing in', async () => {
  const { msg_num } = await world.post('owner', { subject: 'Bread', body: 'Rye?' }, closed)
  const at = `/g/${closed.name}/message/${msg_num}/reply`
  const { who, shown } = await sendSignedOut(at, { ...text, body: 'Spelt', reply_to: '' }, '?/send')
  const again = await who.fill(shown, signIn)

  assert.equal(shown.status, 401)
  assert.doesNotMatch(shown.text, /Bread|Rye/)
  assert.match(again.text, />Spelt<\/textarea>/)
})

test('somebody who signed in in another tab continues without typing a password', async () => {
  const { who, shown } = await sendSignedOut(`${home}/new`, { ...text, subject: 'Oats', body: 'Rolled' }, '?/send')
  const without = await who.fill(shown, {})
  await who.send('/login', { email, password })
  const again = await who.fill(without, {})

  assert.equal(without.status, 401)
  assert.match(again.text, />Rolled<\/textarea>/)
})

test('signing in sends nothing that another site made up', async () => {
  const before = await newestBody()
  const who = newVisitor(server, origin)
  const page = pageAt(await who.open('/login'), `${home}/new?/send`)
  const shown = await who.fill(page, { ...text, subject: 'Spam', body: 'Buy', 'x" onfocus="y': '1' })
  const again = await who.fill(shown, signIn)

  assert.match(shown.text, new RegExp(`<form method="post" action="${home}/new\\?/send"`))
  assert.match(shown.text, /name="x&quot; onfocus=&quot;y" value="1"/)
  assert.match(again.text, /You're signed in again/)
  assert.equal(await newestBody(), before)
})

test('files are dropped, and a form longer than any message leads to the usual page', async () => {
  const files = [{ param: 'fileupload', filename: 'big.txt', content: 'x'.repeat(3_000_000), type: 'text/plain' }]
  const who = newVisitor(server, origin)
  const page = pageAt(await who.open('/login'), `${home}/new?/send`)
  const shown = await who.fill(page, { ...text, subject: 'Photo', body: 'Look' }, undefined, { files })
  const huge = await who.fill(page, { ...text, subject: 'Long', body: 'x'.repeat(2_000_000) })

  assert.match(shown.text, /name="body" value="Look"/)
  assert.doesNotMatch(shown.text, /xxx/)
  assert.match(huge.path, /^\/login\?next=/)
})
