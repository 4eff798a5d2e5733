// Not on every day: it walks through pages with a browser.
// Texts that try to act, where scripts show what arrives or is typed while a page is open.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { chromium } from '../browser.ts'
import { hostileHtml } from '../fixtures/hostile-html.ts'
import { serve } from '../servers/server.ts'
import { chatHelpers } from '../world/chatting.ts'
import type { PersonName } from '../world/people.ts'
import { newWorld } from '../world.ts'
import { openBrowser } from './browser-session.ts'
import { builtPages } from './pages.ts'

const skip = chromium === undefined && 'chromium is not installed'
const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const visiting = openBrowser()
const { owner } = world.people
const url = `https://localhost:${server.port}`
const access = 'group_access_subscribers'
const group = await world.addGroup({ chat_access: access, database_access: access }, { peopled: true })

/** What ends whatever a text may stand in. */
const breakout = `'"></title></textarea></script></template><img src=x onerror=alert(1)>`
const texts = hostileHtml().filter(text => text.length < 300 && !text.includes('\0') && text.isWellFormed())
const whole = [breakout, ...texts].join(' ').slice(0, 60_000)
const named = `Zoe ${breakout}`

/** A page of somebody, and what it tried to do. */
async function watched(who: PersonName): Promise<{ page: Page; seen: { dialogs: number; away: string[] } }> {
  const { open } = await visiting(server.port)
  const page = await open()
  await page.context().addCookies([{ name: sessionCookieName, value: world.people[who].ways.cookie.cookie!, url }])
  const seen = { dialogs: 0, away: [] as string[] }
  page.on('dialog', dialog => {
    seen.dialogs += 1
    void dialog.dismiss()
  })
  page.on('request', request => {
    if (!request.url().startsWith(`${url}/`) && !/^(?:data|blob):/.test(request.url())) seen.away.push(request.url())
  })
  return { page, seen }
}
const quiet = { dialogs: 0, away: [] }

test('what others write, name and type in an open chat stays text', { skip }, async () => {
  await world.sql(`update accounts set full_name = $2 where id = $1`, [owner.account.id, named])
  const chat = await world.as('ben').newchat({ group_id: group.id, subject: 'Ovens', desc: 'O', announce: false })
  const { id: chatsub_id } = await world.as('owner').joinchat({ chat_id: chat.id })
  const { page, seen } = await watched('ben')
  await page.goto(`/g/${group.name}/chat/${chat.id}`)
  await page.locator('[data-online]:not([hidden])').waitFor({ state: 'attached' })

  const talking = await chatHelpers(world, server).talk(owner, chatsub_id, { presence: 1 })
  // It's shown for a few seconds only.
  const typing = page.getByText(`${named} is typing`).waitFor()
  talking.send({ typing: true })
  await typing
  await page.locator('[data-online]', { hasText: named }).waitFor({ state: 'attached' })
  await world.as('owner').postchatmessage({ chatsub_id, message: whole })
  await page.locator('#m1 .text', { hasText: breakout.slice(0, 30) }).waitFor()
  await world.as('owner').postchatmessage({ chatsub_id, message: breakout, reply_to_msg_num: 1 })
  await page.locator('#m2 .answered').waitFor()
  const file = [{ param: 'fileupload', filename: `${breakout.replaceAll('/', '')}.png`, content: 'x' }]
  await server.call('uploadchatfile', { chatsub_id }, { person: owner, way: 'cookie' }, file)
  await page.locator('#m3').waitFor()
  await world.as('ben').updatechat({ chat_id: chat.id, subject: breakout })
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.pressSequentially('@zo')
  await page.getByRole('option', { name: `@${named}` }).waitFor()
  await field.press('Enter')
  await page.locator('#m2').hover()
  await page.locator('#m2 summary').click()
  await page.locator('#m2 [data-do="reply"]').click()
  await page.getByText(`Replying to ${named}`).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: breakout }).waitFor()

  assert.deepEqual(seen, quiet)
})

test('the preview of a CSV file, and the reason and files of a cancelled event, stay text', { skip }, async () => {
  const api = world.as('owner')
  const table = await api.newdatabase({
    ...{ group_id: group.id, name: 'Tools', short_desc: 'T' },
    columns: JSON.stringify([
      { name: breakout.slice(0, 60), type: 'text_column' },
      { name: 'Deposit', type: 'number_column' },
    ]),
  })
  const event = await api.addevent({ group_id: group.id, name: 'Oven day', start_time: '2031-05-01T10:00', rsvp: true })
  const file = [{ param: 'fileupload', filename: `${breakout.replaceAll('/', '')}.txt`, content: 'x' }]
  await server.call('uploadeventfiles', { event_id: event.id }, { person: owner, way: 'cookie' }, file)
  await api.updateevent({ event_id: event.id, is_cancelled: true, cancel_message: whole.slice(0, 5000) })
  const { page, seen } = await watched('owner')

  await page.goto(`/g/${group.name}/calendar/${event.id}`)
  await page.getByText(breakout.slice(0, 30)).first().waitFor()
  await page.goto(`/g/${group.name}/database/${table.id}/import`)
  const quoted = (text: string): string => `"${text.replaceAll('"', '""').replaceAll(/[\r\n]/g, ' ')}"`
  const csv = [
    [breakout.slice(0, 60), 'Deposit', breakout],
    [breakout, '5', breakout],
    [texts.slice(0, 20).join(' '), breakout, ''],
  ].map(line => line.map(quoted).join())
  const buffer = Buffer.from(csv.join('\n'))
  await page.setInputFiles('#fileupload', { name: `${breakout}.csv`, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.locator('#import-result').getByText(breakout.slice(0, 30)).first().waitFor()

  assert.deepEqual(seen, quiet)
})
