// Forms as a browser without scripts sends them: wrong, they come back with what was typed and the reason beside the field.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeAccount, password } from '../accounts.ts'
import { returningIn } from '../returning.ts'
import { serve } from '../server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

const world = await newWorld({ FOLKMOOT_LOGINS_PER_QUARTER_HOUR_ADDRESS: '100000' })
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const visitor = (): Visitor => newVisitor(server, origin)
const email = 'dora@example.org'
await makeAccount(world, email)
const [dora, stranger] = [visitor(), visitor()]
await dora.send('/login', { email, password })
const own = { group_name: 'doras', title: 'Dora', desc: 'A group of bakers, about bread.' }
const open = { privacy: 'group_privacy_none', sub_group_access: 'sub_group_owners', joining: 'open' }
await dora.send('/groups/new', { ...own, ...open })
const { id: group_id } = await world.as('anonymous').getgroup({ group_name: own.group_name })
await world.sql(`update groups set settings = settings || '{"privacy": "group_privacy_none"}' where id = $1`, [
  group_id,
])
await dora.send('/g/doras/new', { subject: 'Bread', body: 'Rye' }, '?/send')
const long = 'x'.repeat(70_000)

type Wrong = {
  path: string
  action?: string
  fields: Record<string, string>
  /** The field that it is said beside; none: above the form. */
  field: string
  who?: Visitor
}
const wrong: Wrong[] = [
  { path: '/login', fields: { email, password: 'wrong' }, field: '', who: stranger },
  {
    path: '/register',
    action: '?/register',
    fields: { full_name: 'Eve', email: 'eve', password },
    field: 'email',
    who: stranger,
  },
  {
    path: '/register',
    action: '?/register',
    fields: { full_name: 'Eve', email: 'eve@example.org', password: 'x' },
    field: 'password',
    who: stranger,
  },
  { path: '/forgot', fields: { email: 'nobody' }, field: 'email', who: stranger },
  { path: '/settings', fields: { full_name: 'Dora', location: long }, field: 'location' },
  { path: '/settings/preferences', fields: { timezone: 'Mars/Olympus' }, field: 'timezone' },
  { path: '/settings/email', fields: { email: 'no address', password }, field: 'email' },
  { path: '/settings/email', fields: { email: 'dora2@example.org', password: 'wrong' }, field: 'password' },
  {
    path: '/settings/password',
    fields: { password: 'wrong', new_password: 'a long new one that nobody knows' },
    field: 'password',
  },
  { path: '/settings/password', fields: { password, new_password: 'x' }, field: 'new_password' },
  {
    path: '/settings/apikeys',
    action: '?/make',
    fields: { name: 'Key', scope_read: 'on', password: 'wrong' },
    field: 'password',
  },
  { path: '/settings/apikeys', action: '?/make', fields: { name: '', scope_read: 'on', password }, field: 'name' },
  { path: '/settings/two-factor', action: '?/begin', fields: { password: 'wrong' }, field: 'password' },
  { path: '/groups/new', fields: { ...own, ...open }, field: 'group_name' },
  { path: '/groups/new', fields: { ...own, ...open, group_name: 'doras2', desc: 'short' }, field: 'desc' },
  { path: '/groups/new', fields: { ...own, ...open, group_name: 'doras3', title: 'x'.repeat(201) }, field: 'title' },
  { path: '/g/doras/invite', fields: { emails: '', message: 'Come' }, field: 'emails' },
  { path: '/g/doras/new', action: '?/send', fields: { subject: '', body: 'Rye' }, field: 'subject' },
  { path: '/g/doras/new', action: '?/send', fields: { subject: 'Bread', body: '' }, field: 'body' },
  { path: '/g/doras/message/1/reply', action: '?/send', fields: { body: '' }, field: 'body' },
  { path: '/g/doras/message/1/edit', fields: { subject: 'Bread', body: '', body_type: 'markdown' }, field: 'body' },
  { path: '/g/doras/subscription', fields: { signature: long }, field: 'signature' },
]
const secrets = new Set(['password', 'new_password'])

const refusedField = (html: string): string =>
  [...html.matchAll(/<(?:input|textarea|select)\s[^>]*>/g)]
    .map(([tag]) => tag)
    .filter(tag => tag.includes('aria-invalid="true"'))
    .map(tag => /\sname="([^"]*)"/.exec(tag)?.[1])
    .join()

for (const { path, action, fields, field, who = dora } of wrong)
  test(`what is wrong with ${Object.keys(fields).join()} on ${path} is said beside ${field || 'the form'}`, async () => {
    const shown = await who.send(path, fields, action)

    const typed = Object.entries(fields).filter(([name, value]) => !secrets.has(name) && value.length > 3)
    assert.deepEqual(
      { status: shown.status, field: refusedField(shown.text), said: /role="alert"/.test(shown.text) },
      { status: 400, field, said: true },
    )
    assert.deepEqual(
      typed.filter(([, value]) => !shown.text.includes(value)),
      [],
    )
    assert.ok(!shown.text.includes(`value="${fields['password'] ?? '-'}"`))
  })

test('who looks after the archives closes and pins a topic, and changes its subject and hashtags, from its page', async () => {
  const { topic_id } = await world.as('anonymous').getmessage({ group_name: 'doras', msg_num: 1 })
  const stateNow = async () => {
    const { topic } = await world.as('anonymous').gettopic({ topic_id, group_name: 'doras' })
    const { is_closed, is_sticky, subject, hashtags } = topic
    return { is_closed, is_sticky, subject, hashtags: (hashtags ?? []).map(({ name }) => name) }
  }
  const path = `/g/doras/topic/${topic_id}/bread`
  const before = await stateNow()
  const press = (does: string, fields = {}) => dora.send(path, fields, `${path}?/${does}`)

  await press('close')
  await press('pin')
  assert.deepEqual(await stateNow(), { ...before, is_closed: true, is_sticky: true })
  await press('reopen')
  await press('unpin')
  const refused = await press('change', { subject: ' ', hashtags: 'rye' })
  const changed = await press('change', { subject: 'Loaves', hashtags: 'rye, oats' })

  assert.deepEqual([refused.status, refusedField(refused.text)], [400, 'subject'])
  assert.equal(changed.path, `/g/doras/topic/${topic_id}/loaves`)
  assert.deepEqual(await stateNow(), { ...before, subject: 'Loaves', hashtags: ['rye', 'oats'] })
  assert.doesNotMatch((await stranger.open(path)).text, /For moderators/)
})

test('addresses that cannot be invited stay to be mended, with what was written to them', async () => {
  const shown = await dora.send('/g/doras/invite', { emails: 'good@example.org\nno address', message: 'Come to us' })

  const [emails, message] = ['emails', 'message'].map(
    name => new RegExp(`<textarea[^>]*name="${name}"[^>]*>([^<]*)</textarea>`).exec(shown.text)?.[1],
  )
  assert.deepEqual([shown.status, emails, message], [200, 'no address', 'Come to us'])
  assert.match(shown.text, /One invitation/)
})

test('a group is as restricted as it was begun, whatever becomes of its title', async () => {
  await dora.send('/groups/new', { ...own, ...open, group_name: 'closed', title: 'Closed', joining: 'restricted' })

  const { restricted, title } = await world.as('anonymous').getgroup({ group_name: 'closed' })
  assert.deepEqual({ restricted, title }, { restricted: true, title: 'Closed' })
})

test('who is asked whether mail arrives gets it again by the link, and then what was missed', async () => {
  const { returned, daysLater, statusOf } = returningIn(world)
  const linkIn = async (path: string): Promise<string> =>
    (await world.newLetters())
      .map(({ body }) => new RegExp(`/${path}\\?code=[a-z2-7]+`).exec(body)?.[0])
      .find(Boolean) ?? ''
  await returned('cleo')
  await daysLater('cleo', 0)
  const resume = await linkIn('resume')

  const looked = await stranger.open(resume)
  const stillBouncing = await statusOf('cleo')
  const resumed = await stranger.send(resume, {})
  const missed = await linkIn('missed')
  const sent = await stranger.send(missed, {})
  const again = await stranger.send(missed, {})

  assert.deepEqual(
    [looked.status, stillBouncing, await statusOf('cleo')],
    [200, 'user_status_bouncing', 'user_status_confirmed'],
  )
  assert.match(resumed.text, /Mail comes to you again/)
  assert.match(sent.text, /It is on its way/)
  // Asking again is no mistake, and sends nothing more.
  assert.deepEqual([sent.status, again.status], [200, 200])
  assert.equal((await world.facts()).filter(fact => fact === 'account.missed_sent').length, 1)
})
