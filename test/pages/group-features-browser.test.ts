// Not on every day: it walks through pages with a browser.
// Every page of chats, calendars and tables as someone sees it who reads German on a phone, without scripts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { pngOf } from '../fixtures/pictures.ts'
import { chromium } from '../browser.ts'
import { inTurn } from '../sampling.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { allRoutes, routeOf } from './all-forms.ts'
import { axeViolations, openBrowser } from './browser-session.ts'
import { builtPages } from './pages.ts'

const skip = chromium === undefined && 'chromium is not installed'
const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const visiting = openBrowser()
const { people } = world
const group = await world.addGroup(
  { chat_access: 'group_access_subscribers', database_access: 'group_access_subscribers' },
  { peopled: true },
)
const home = `/g/${group.name}`
const api = world.as('owner')
const group_id = group.id
// Words that don't break, where there is little room.
const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

const chat = await api.newchat({ group_id, subject: long, desc: `<p>${long}</p>`, announce: false })
const inChat = { chatsub_id: chat.chat_sub!.id }
await api.postchatmessage({ ...inChat, message: `${long}\nhttps://example.org/${long}` })
await api.postchatmessage({ ...inChat, message: 'Ja', reply_to_msg_num: 1 })
await api.tapbackchatmessage({ ...inChat, msg_num: 1, tapback: 'chat_msg_tapback_heart' })
const { topic_id } = await world.post('owner', { subject: long, body: long }, group)

const event = await api.addevent({
  ...{ group_id, name: long, location: long, description: `<p>${long}</p>`, start_time: '2031-05-01T19:00' },
  ...{ rsvp: true, max_attendees: 1, additional_guests: true, comment_label: long, recurrence: 'FREQ=WEEKLY;COUNT=3' },
})
await world.as('ben').rsvp({ event_id: event.id, response: 'rsvp_yes', additional_guests: 0, comment: long })
await api.rsvp({ event_id: event.id, response: 'rsvp_yes', additional_guests: 0, comment: '' })
await api.posteventcomment({ event_id: event.id, body: long })

const table = await api.newdatabase({
  ...{ group_id, name: long, short_desc: long },
  columns: JSON.stringify([
    { name: long, type: 'text_column' },
    { name: 'Wann', type: 'date_column' },
    { name: 'Art', type: 'multi_choice_column', choices: [long, 'Andere'] },
    { name: 'Bild', type: 'image_column' },
  ]),
})
const file = { param: 'fileupload', filename: 'a.png', content: pngOf({ width: 30, height: 20 }), type: 'image/png' }
const vals = JSON.stringify([
  { col_id: 1, text: long },
  { col_id: 2, date: '2031-05-01' },
  { col_id: 3, multi_choice: [1, 2] },
  { col_id: 4, image_name: 'a.png' },
])
const added = await server.call(
  'newdatabaserow',
  { database_id: table.id, vals },
  { person: people.owner, way: 'cookie' },
  [file],
)
const row = (JSON.parse(added.text) as { id: number }).id
const gone = await api.newdatabaserow({ database_id: table.id, vals: JSON.stringify([{ col_id: 1, text: long }]) })
await api.deletedatabaserow({ row_id: gone.id })
const view = await api.newdatabaseview({ database_id: table.id, name: long.slice(0, 40), shared: true })

const [inChatPath, inCalendar, inTable] = [
  `${home}/chat/${chat.id}`,
  `${home}/calendar/${event.id}`,
  `${home}/database/${table.id}`,
]
const paths = [
  ...[`${home}/chats`, `${home}/chats?q=Ja`, `${home}/chats/new`, `${home}/chats/new?topic=${topic_id}`, inChatPath],
  ...['?reply=1', '?edit=1', '/about', '/edit', '/post', '/delete'].map(part => inChatPath + part),
  ...['?day=2031-05-01', '?view=week&day=2031-05-01', '?view=agenda&day=2031-05-01', '/new', '/subscribe'].map(
    part => `${home}/calendar${part}`,
  ),
  ...['', '/edit', '/message', '/cancel'].map(part => inCalendar + part),
  ...['/calendar', '/calendar/subscribe', `${home}/databases`, `${home}/databases/new`],
  ...['', '?as=cards', '?as=gallery', '?as=calendar&day=2031-05-01', `?view=${view.id}`, '?q=nichts'].map(
    part => inTable + part,
  ),
  ...['/new', '/columns', '/settings', '/import', '/deleted', '/delete', '/view/new?q=x', `/view/${view.id}`].map(
    part => inTable + part,
  ),
  ...['', '/history', '/delete'].map(part => `${inTable}/row/${row}${part}`),
]

test('all pages of chats, calendars and tables are among these', () => {
  const known = new Set(paths.map(routeOf))
  const concerned = allRoutes.filter(route => /^(?:\/g\/\[name\])?\/(?:chats?|calendar|databases?)(?:\/|$)/.test(route))
  assert.deepEqual(
    concerned.filter(route => !known.has(route)),
    // Fetched by a script.
    ['/calendar/repeat'],
  )
})

test('every one of them fits a phone, in German and without scripts, and is accessible', { skip }, async () => {
  const { open, complaints } = await visiting(server.port)
  const page = await open({ viewport: { width: 390, height: 844 }, locale: 'de-DE' })
  // Where scripts are turned off altogether, axe doesn't run either.
  await page.route('**/*', route => (route.request().resourceType() === 'script' ? route.abort() : route.continue()))
  const value = people.owner.ways.cookie.cookie!
  await page.context().addCookies([{ name: sessionCookieName, value, url: `https://localhost:${server.port}` }])
  const faults: string[] = []
  for (const path of inTurn(paths, 6)) {
    const response = await page.goto(path)
    assert.equal(response?.status(), 200, path)
    assert.equal(await page.locator('html').getAttribute('lang'), 'de', path)
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    if (overflow !== 0) faults.push(`${path} is too wide`)
    faults.push(...(await axeViolations(page)))
  }
  assert.deepEqual(faults, [])
  assert.deepEqual(
    complaints.filter(text => !text.includes('ERR_FAILED')),
    [],
  )
})
