// A real chromium reads the pages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chromium } from '../browser.ts'
import { hostileHtml } from '../hostile-html.ts'
import { serve } from '../server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { barriersOn, visiting } from './visit.ts'

const skip = chromium === undefined ? 'chromium is not installed' : false
const world = await newWorld({ FOLKMOOT_URL: 'https://localhost' })
const server = await serve(world, { pages: await builtPages() })
const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
const bread = await world.post('ben', { subject: 'Bread #rye', body: '<p>Rye &amp; oats</p>' }, group)
await world.answer('cleo', bread, { body: 'Oats, please.' }, group)

const month = `/archive/${new Date().toISOString().slice(0, 7)}`
const paths = ['', '/topics', `/topic/${bread.topic_id}`, '/message/1', '/search?q=rye', '/archive', month]

test('no page keeps anybody out, light or dark, wide or on a phone', { skip }, async () => {
  const { open, complaints } = await visiting(server.port)
  const barriers: string[] = []
  const looks = [
    { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
    { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  ] as const
  for (const look of looks) {
    const page = await open(look)
    for (const path of ['/', '/groups', '/login', ...paths.map(part => `/g/${group.name}${part}`)]) {
      await page.goto(path)
      assert.equal(
        await page.evaluate('document.documentElement.scrollWidth <= innerWidth'),
        true,
        `${path} is too wide`,
      )
      barriers.push(...(await barriersOn(page)))
    }
  }

  assert.deepEqual(barriers, [])
  assert.deepEqual(complaints, [])
})

test(
  'nothing that somebody writes runs on a page, and nothing of it is stopped by the policy alone',
  { skip },
  async () => {
    const { open, complaints } = await visiting(server.port)
    const page = await open()
    let dialogs = 0
    page.on('dialog', dialog => {
      dialogs += 1
      void dialog.dismiss()
    })
    // What no call takes as a text is left out.
    const texts = hostileHtml().filter(text => text.length < 2000 && !text.includes('\0') && text.isWellFormed())
    for (let at = 0; at < texts.length; at += 60) {
      const body = texts.slice(at, at + 60).join('\n<p>next</p>\n')
      const subject = texts[at]!.replaceAll(/\s+/g, ' ').slice(0, 100) || 'empty'
      await world.post('ben', { subject, body }, group)
    }
    for (const path of [...paths, '/messages']) await page.goto(`/g/${group.name}${path}`)

    assert.deepEqual({ dialogs, complaints }, { dialogs: 0, complaints: [] })
  },
)
