// Not on every day: it does the same with many things.
// A real chromium looks at every page of a member and of a moderator, with texts that try to act in every field that they show.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSigningKey } from '#features/accounts/index.ts'
import { linkToken, dayOf } from '#features/links/index.ts'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { linkTo } from '../accounts.ts'
import { chromium } from '../browser.ts'
import type { TestGroup } from '../world/groups.ts'
import { hostileHtml } from '../fixtures/hostile-html.ts'
import { messageRows } from '../database/message-rows.ts'
import { addMembership, type PersonName } from '../world/people.ts'
import { insertRows } from '../database/rows.ts'
import { inTurn } from '../sampling.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { openBrowser } from './browser-session.ts'
import { newVisitor } from './visitor.ts'

const skip = chromium === undefined ? 'chromium is not installed' : false
const world = await newWorld({ FOLKMOOT_URL: 'https://localhost' })
const server = await serve(world, { pages: await builtPages() })
const visiting = openBrowser()
const { sql, people } = world
const { origin } = new URL(world.settings.url)

const tokenSigner = createTokenSigner(await findSigningKey(world.database.read, 'email tokens'))
/** What a link under a mail to a member carries. */
const codeFor = ({ id: group_id, members }: TestGroup): string =>
  linkToken(tokenSigner, { action: 'leave', group_id, member_id: members.ben, about_id: 0 }, dayOf(Date.now()))

const texts = hostileHtml().filter(text => text.length < 300 && !text.includes('\0') && text.isWellFormed())
/** What ends whatever a text may stand in. */
const breakout = `'"></title></textarea></select></style><img src=x onerror=alert(1)><img src=https://forbidden.invalid/x><!-- {@html 1}`
/** The whole corpus in so many parts, each of which begins with a way out. */
const inParts = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => [breakout, ...texts.filter((_text, at) => at % count === n)].join(' '))
const whole = inParts(1)[0]!

test('no field shown on a page can run scripts or redirect', { skip }, async () => {
  const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  const topic = await world.post(
    'cleo',
    { subject: 'Alerts', body: texts.slice(0, 60).join('\n'), files: { a: 'a', b: 'b' } },
    group,
  )
  await world.answer('ben', topic, { body: 'alert' }, group)
  await fill(group.id)
  const post_status = 'sub_poststatus_moderated'
  await world.as('owner').updatemember({ member_info_id: group.members.powerless, post_status })
  const draft = await world.draft('ben', { subject: 'Bread', body: 'Rye', files: { c: 'c' } }, group)
  const held = await world.hold(
    'powerless',
    { subject: 'Held', body: texts.slice(60, 120).join('\n'), files: { d: 'd' } },
    group,
  )
  await world.as('owner').invite({ group_id: group.id, emails: 'new@example.org' })
  const invitation = await linkTo(world, 'new@example.org')
  await sql(`update invites set email = $1 where email = 'new@example.org'`, [people.cleo.account.email])
  const tablePages = await fillTable(group.id, group.name)
  const [part] = inParts(30)
  const event = await world.as('owner').addevent({
    ...{
      group_id: group.id,
      name: breakout.slice(0, 200),
      location: part!.slice(0, 1000),
      start_time: '2031-05-01T10:00',
    },
    ...{
      description: texts.slice(0, 60).join('\n'),
      organizer_name: breakout.slice(0, 200),
      comment_label: breakout.slice(0, 200),
    },
    ...{ yes_message: whole.slice(0, 5000), organizer_phone: breakout.slice(0, 100), rsvp: true },
  })
  const rsvp = {
    event_id: event.id,
    response: 'rsvp_yes',
    additional_guests: 0,
    comment: whole.slice(0, 2000),
  } as const
  await world.as('owner').rsvp(rsvp)
  await world.as('ben').posteventcomment({ event_id: event.id, body: whole })
  await rename()
  const { become, show, seen } = await watching()
  const look = async (who: PersonName | null, paths: readonly string[]): Promise<void> => {
    await become(who)
    for (const path of inTurn(paths, 2)) {
      const { status, text } = await show(path)
      assert.equal(status, 200, path)
      assert.match(text, /forbidden\.invalid/, `${path} shows none of it`)
    }
  }
  const here = (...paths: string[]) => paths.map(path => `/g/${group.name}${path}`)
  const { topic_id, msg_num } = topic
  const month = new Date().toISOString().slice(0, 7)

  await look('ben', [
    ...['/', '/notifications', '/drafts', `/drafts/${draft}`, '/subscriptions', '/search?q=alert'],
    ...['/settings', '/settings/apikeys', '/settings/sessions'],
    ...here('', '/topics', '/messages?show=lines', '/hashtags', '/search?q=alert', '/new', '/subscription/about'),
    ...here(`/topic/${topic_id}`, `/message/${msg_num}/reply`, `/archive/${month}`, '/leave', '/subscription'),
  ])
  await look(
    'owner',
    here(
      '/members',
      '/moderation',
      '/moderation?show=members',
      '/moderation?show=log',
      `/message/${msg_num}/revisions`,
    ),
  )
  await look('owner', here(`/moderation?item=message-${held}`, `/message/${msg_num}/edit`))
  await look('owner', tablePages)
  const forms = ['', '/edit', '/message', '/cancel'].map(form => `/calendar/${event.id}${form}`)
  await look('owner', here('/calendar?day=2031-05-01', '/calendar?view=agenda&day=2031-05-01', ...forms))
  await look('cleo', [`/invite?token=${invitation}`])
  await look(null, ['/groups', `/mail/unsubscribe/${codeFor(group)}`])

  assert.deepEqual(seen, { dialogs: 0, complaints: [], away: [] })
})

test('URL and form values are escaped in the page', async () => {
  const text = encodeURIComponent(breakout)
  const home = `/g/${world.group.name}`
  const asked = ['/search?q=', '/groups?q=', `${home}/search?q=`, `${home}/topics?show=`, `${home}/topics?page=`]
  const links = ['/confirm?token=', '/reset?token=', '/invite?token=', '/decline?token=', '/resume?code=', '/nothing/']
  const [ben, nobody] = [newVisitor(server, origin), newVisitor(server, origin)]
  ben.cookies.set(sessionCookieName, people.ben.ways.cookie.cookie!)

  const shown = [
    ...[...links, '/register?email=', '/login?next=', '/login/idpa?state='].map(path => nobody.open(path + text)),
    ...asked.map(path => ben.open(path + text)),
    nobody.send('/register', { full_name: breakout, email: breakout, password: 'x' }),
    nobody.send('/login', { email: breakout, password: 'x' }),
    ben.send('/settings', { full_name: breakout, website: breakout }),
    ben.send('/groups/new', { title: breakout, group_name: breakout, desc: breakout }),
    ben.send(`${home}/new`, { subject: breakout, body: '' }, '?/send'),
  ]

  for (const { path, text: html } of await Promise.all(shown))
    assert.doesNotMatch(html, /<img src=(?:x|https)|<\/title><\/textarea>/, path)
})

/** A browser that tells what a page tried to do. */
async function watching() {
  const { open, complaints } = await visiting(server.port)
  const page = await open()
  const url = `https://localhost:${server.port}`
  const seen = { dialogs: 0, complaints, away: [] as string[] }
  page.on('dialog', dialog => {
    seen.dialogs += 1
    void dialog.dismiss()
  })
  page.on('request', request => {
    if (!request.url().startsWith(`${url}/`)) seen.away.push(request.url())
  })
  return {
    seen,
    async become(who: PersonName | null): Promise<void> {
      // A page that is still open would ask for its updates as somebody else, and complain that they are refused.
      await page.goto('about:blank')
      await page.context().clearCookies()
      const value = who === null ? '' : people[who].ways.cookie.cookie!
      if (value) await page.context().addCookies([{ name: sessionCookieName, value, url, secure: true }])
    },
    async show(path: string) {
      const reply = await page.goto(path)
      return { status: reply?.status() ?? 0, text: (await reply?.text()) ?? '' }
    },
  }
}

/** Rows that many pages show, each with a part of the corpus in all that people name themselves. */
async function fill(group_id: number): Promise<void> {
  const ben = people.ben.account.id
  const titles = inParts(20)
  const groups = await insertRows(
    sql,
    'groups',
    titles.map((title, n) => ({
      ...{ name: `hostile-${n}`, plan: 'group_plan_premium', title, description: '', plain_description: title },
      settings: { privacy: 'group_privacy_none' },
    })),
  )
  for (const id of groups.slice(0, 10)) await addMembership(world, id, people.ben, {})
  await messageRows(
    world,
    group_id,
    inParts(12).map((subject, n) => ({
      ...{ author: people.cleo, subject, body: 'alert', created: new Date(Date.now() - n * 60_000).toISOString() },
      columns: { snippet: subject },
    })),
  )
  await sql(`update topics set summary = subject where group_id = $1`, [group_id])
  await insertRows(
    sql,
    'invites',
    groups
      .slice(10)
      .map((id, n) => ({ group_id: id, email: people.ben.account.email, full_name: titles[n], message: titles[n] })),
  )
  await sql(`update api_keys set name = $2 where account_id = $1`, [ben, whole])
  await sql(`update sessions set agent = $2, address = $2 where account_id = $1`, [ben, whole])
  await insertRows(
    sql,
    'hashtags',
    inParts(60).map(name => ({ group_id, name, description: name, color_name: 'color_cerulean_blue' })),
  )
  await world.as('owner').newextracolumn({
    ...{
      group_id,
      name: 'Column',
      type: 'multi_choice_column',
      profile: true,
      description: whole.slice(0, 500),
      choices: 'a',
    },
  })
}

/** A table with a part of the corpus in every value that its pages show. */
async function fillTable(group_id: number, group: string): Promise<string[]> {
  const api = world.as('owner')
  const types = ['text_column', 'paragraph_column', 'link_column', 'address_column', 'github_column'] as const
  const { id: database_id } = await api.newdatabase({
    ...{ group_id, name: breakout.slice(0, 90), short_desc: breakout },
    columns: JSON.stringify([
      ...types.map(type => ({ name: `${type} ${breakout.slice(0, 60)}`, type, description: breakout })),
      { name: 'Choice', type: 'multiple_choice_column', choices: [breakout.slice(0, 150), 'b'] },
    ]),
  })
  const vals = (text: string) =>
    JSON.stringify([
      { col_id: 1, text },
      { col_id: 2, text },
      { col_id: 3, url: 'https://example.org/', title: text, desc: text },
      { col_id: 4, street_address1: text, city: text },
      { col_id: 5, github_login: 'ben', github_name: text },
      { col_id: 6, multi_choice: [1] },
    ])
  const { id: row_id } = await api.newdatabaserow({ database_id, vals: vals(breakout) })
  await api.updatedatabaserow({ row_id, vals: vals(`${breakout} again`) })
  const { id: gone } = await api.newdatabaserow({ database_id, vals: vals(breakout) })
  await api.deletedatabaserow({ row_id: gone })
  const view = await api.newdatabaseview({ database_id, name: breakout.slice(0, 60), search: 'alert', shared: true })
  await sql(`update database_views set name = $1 where id = $2`, [breakout, view.id])
  const at = `/g/${group}/database/${database_id}`
  return [
    ...[`/g/${group}/databases`, at, `${at}?as=cards`, `${at}?view=${view.id}`, `${at}?f=1:contains:alert`],
    ...['/columns', '/settings', '/import', '/delete', '/deleted', '/new', `/view/${view.id}`].map(part => at + part),
    ...['', '/history', '/delete'].map(part => `${at}/row/${row_id}${part}`),
  ]
}

/** What was made by calls, which refuse some of these texts, says them all the same. */
async function rename(): Promise<void> {
  const names = inParts(Object.keys(people).length)
  for (const [n, { account }] of Object.values(people).entries())
    await sql(`update accounts set full_name = $2, user_name = $2 || $1 where id = $1`, [account.id, names[n]])
  const [location, website, about_me] = inParts(3)
  const about = { location, website, about_me }
  await sql(`update accounts set preferences = preferences || $1`, [JSON.stringify(about)])
  await sql(`update members set options = options || $1`, [JSON.stringify({ signature: whole })])
  for (const table of ['attachments', 'draft_attachments']) await sql(`update ${table} set filename = $1`, [whole])
  await sql(`update drafts set subject = $1, body = $1`, [whole])
  const description = '<p>Bread <img src="https://forbidden.invalid/logo.png" alt="Loaf" width="90"></p>'
  const described = [names[0], whole, description]
  await sql(`update groups set title = $1, plain_description = $2, description = $3 where title = ''`, described)
}
