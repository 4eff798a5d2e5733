// A real chromium looks at every page of a member and of a moderator, with texts that try to act in every field that they show.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookie } from '#runtime/http/cookies.ts'
import { chromium } from '../browser.ts'
import { hostileHtml } from '../hostile-html.ts'
import { messageRows } from '../message-rows.ts'
import { place, type PersonName } from '../people.ts'
import { insertRows } from '../rows.ts'
import { serve } from '../server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { openBrowser } from './visit.ts'

const skip = chromium === undefined ? 'chromium is not installed' : false
const world = await newWorld({ FOLKMOOT_URL: 'https://localhost' })
const server = await serve(world, { pages: await builtPages() })
const visiting = openBrowser()
const { sql, people } = world

const texts = hostileHtml().filter(text => text.length < 300 && !text.includes('\0') && text.isWellFormed())
/** What ends whatever a text may stand in. */
const breakout = `'"></title></textarea></select></style><img src=x onerror=alert(1)><img src=https://forbidden.invalid/x><!-- {@html 1}`
/** The whole corpus in so many parts, each of which begins with a way out. */
const inParts = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => [breakout, ...texts.filter((_text, at) => at % count === n)].join(' '))
const whole = inParts(1)[0]!

test('nothing acts, and nothing leads away, in any field that a page shows', { skip }, async () => {
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
  await world.hold('powerless', { subject: 'Held', body: texts.slice(60, 120).join('\n'), files: { d: 'd' } }, group)
  await rename()
  const { open, complaints } = await visiting(server.port)
  const page = await open()
  let dialogs = 0
  page.on('dialog', dialog => {
    dialogs += 1
    void dialog.dismiss()
  })
  const away: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(`https://localhost:${server.port}/`)) away.push(request.url())
  })
  const look = async (who: PersonName, paths: readonly string[]): Promise<void> => {
    const url = `https://localhost:${server.port}`
    await page
      .context()
      .addCookies([{ name: sessionCookie, value: people[who].ways.cookie.cookie!, url, secure: true }])
    for (const path of paths) {
      const reply = await page.goto(path)
      assert.equal(reply?.status(), 200, path)
      assert.match((await reply?.text()) ?? '', /forbidden\.invalid/, `${path} shows none of it`)
    }
  }
  const here = (...paths: string[]) => paths.map(path => `/g/${group.name}${path}`)
  const { topic_id, msg_num } = topic
  const month = new Date().toISOString().slice(0, 7)

  await look('ben', [
    ...['/', '/inbox', '/drafts', `/drafts/${draft}`, '/subscriptions', '/search?q=alert'],
    ...['/settings', '/settings/apikeys', '/settings/sessions'],
    ...here('', '/topics', '/messages?show=lines', '/hashtags', '/search?q=alert', '/new', '/subscription/about'),
    ...here(`/topic/${topic_id}`, `/message/${msg_num}/reply`, `/archive/${month}`, '/leave'),
  ])
  await look('owner', here('/members', '/pending', '/pending?show=people', `/message/${msg_num}/revisions`))

  assert.deepEqual({ dialogs, complaints, away }, { dialogs: 0, complaints: [], away: [] })
})

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
  for (const id of groups.slice(0, 10)) await place(world, id, people.ben, {})
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

/** What was made by calls, which refuse some of these texts, says them all the same. */
async function rename(): Promise<void> {
  const names = inParts(Object.keys(people).length)
  for (const [n, { account }] of Object.values(people).entries())
    await sql(`update accounts set full_name = $2, user_name = $2 || $1 where id = $1`, [account.id, names[n]])
  for (const table of ['attachments', 'draft_attachments']) await sql(`update ${table} set filename = $1`, [whole])
  await sql(`update drafts set subject = $1, body = $1`, [whole])
  await sql(`update groups set title = $1, plain_description = $2 where title = ''`, [names[0], whole])
}
