// Not on every day: it walks through pages with a browser.
// Every page of polls, files, photos and the wiki, with texts that try to act, on a phone, in German and without scripts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { chromium } from '../browser.ts'
import { hostileHtml } from '../fixtures/hostile-html.ts'
import { pngOf } from '../fixtures/pictures.ts'
import { inTurn } from '../sampling.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import type { PersonName } from '../world/people.ts'
import { pages, routeOf } from './all-forms.ts'
import { axeViolations, openBrowser } from './browser-session.ts'
import { builtPages } from './pages.ts'

const skip = chromium === undefined && 'chromium is not installed'
const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const url = `https://localhost:${server.port}`
const visiting = openBrowser()
const group = await world.addGroup({ files_access: 'group_access_subscribers' }, { peopled: true })
const { id: group_id } = group
const home = `/g/${group.name}`
const [owner, ben] = [world.as('owner'), world.as('ben')]
const person = world.people.owner

const breakout = `'"></title></textarea></style><img src=https://forbidden.invalid/x onerror=alert(1)>{@html 1}`
const scripts =
  'שלום \u202eevil\u202c مرحبا 𝕋𝕖𝕩𝕥 e\u0301\u0302\u0303 👩‍👩‍👧 Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
const text = `${breakout} ${scripts}`
const hostile = hostileHtml().filter(one => one.length < 200 && !one.includes('\0') && one.isWellFormed())

// Links without a text are up to whoever writes them.
const inWords = hostile.filter(one => !/<a\b/i.test(one))

const answers = JSON.stringify([
  { text: breakout, desc: text },
  { text: `${scripts} 1`, desc: hostile[0] },
  { text: 'Rye' },
])
const ask = (type: 'poll_single' | 'poll_ranked') =>
  owner.newpoll({ group_id, type, answers, question: `${text} ${type}`, body: hostile.slice(0, 40).join('\n') })
const polls = [await ask('poll_single'), await ask('poll_ranked')]
for (const { poll_id } of polls) await owner.vote({ poll_id, choices: [1] })
await world.as('cleo').vote({ poll_id: polls[1]!.poll_id, choices: [2, 1] })

// Names can't have marks that turn text around.
const named = scripts.replaceAll(/[\u202a-\u202e]/g, '')
const folderName = `${named} (b)`
await owner.newfilefolder({ group_id, name: folderName, desc: text })
await owner.newfilelink({ group_id, path: folderName, name: 'a link', url: 'https://town.example/', desc: text })
const image = { filename: `${scripts}.png`, content: pngOf({ width: 30, height: 20 }), type: 'image/png' }
const upload = async (
  call: 'uploadfiles' | 'uploadphotos' | 'addwikifiles',
  params: Record<string, string | number>,
  files: object[],
) =>
  JSON.parse(
    (
      await server.call(
        call,
        params,
        { person, way: 'cookie' },
        files.map(file => ({ param: 'fileupload', ...file })) as never,
      )
    ).text,
  ) as { files: { id: number }[]; photos: { id: number }[] }
const { files } = await upload('uploadfiles', { group_id, path: folderName }, [
  { filename: `<img src=x onerror=alert(1)>.txt`, content: hostile.join('\n') },
  image,
])
await owner.deletefile({
  file_id: (await owner.newfilelink({ group_id, name: `${named} 2`, url: 'https://old.example/' })).id,
})
const { id: album } = await owner.newalbum({ group_id, title: breakout, desc: text })
const { photos } = await upload('uploadphotos', { album_id: album }, [image])
await owner.updatephoto({ photo_id: photos[0]!.id, desc: text })

const title = `Küche ${named} {@html 1}`
const body = `# ${text}\n\n[[${title}]] ${inWords.slice(0, 60).join('\n\n')}`
const { page: wiki } = await owner.newwikipage({ group_id, title, body, format: 'markdown', edit_msg: breakout })
await owner.updatewikipage({ id: wiki.id, body: `${body} again`, edit_msg: breakout })
const gone = await owner.newwikipage({ group_id, title: `${title} 2`, body })
await owner.deletewikipage({ id: gone.page.id })
const { id: goneAlbum } = await owner.newalbum({ group_id, title: `${breakout} 2` })
const gonePhotos = await upload('uploadphotos', { album_id: goneAlbum, desc: text }, [image])
await owner.deletephoto({ photo_id: gonePhotos.photos[0]!.id })
await owner.deletealbum({ album_id: goneAlbum })

const inPoll = polls.map(({ poll_id }) => `${home}/poll/${poll_id}`)
const [inAlbum, inWiki, inPhoto] = [
  `${home}/album/${album}`,
  `${home}/wiki/${wiki.id}`,
  `${home}/photo/${photos[0]!.id}`,
]
const paths = [
  ...[`${home}/polls`, `${home}/polls/new`, ...inPoll, `${home}/topic/${polls[0]!.topic_id}`],
  ...[`${home}/files`, `${home}/files/${encodeURIComponent(folderName)}`, `${home}/files?q=evil`],
  ...files.flatMap(({ id }) => ['', '/edit', '/delete'].map(part => `${home}/file/${id}${part}`)),
  `${home}/file/deleted`,
  ...[`${home}/photos`, `${home}/photos/deleted`, ...['', '/edit', '/order', '/delete'].map(part => inAlbum + part)],
  ...['', '/edit', '/delete'].map(part => inPhoto + part),
  ...['', '/new', '/pages', '/pages?q=again', '/changes', '/deleted'].map(part => `${home}/wiki${part}`),
  ...['', '/edit', '/history', '/compare?to=2', '/delete', '?version=1'].map(part => inWiki + part),
]

async function pageOf(name: PersonName, options = {}) {
  const { open, complaints } = await visiting(server.port)
  const page = await open(options)
  const value = world.people[name].ways.cookie.cookie!
  await page.context().addCookies([{ name: sessionCookieName, value, url, secure: true }])
  return { page, complaints }
}

test('all pages of polls, files, photos and the wiki are among these', () => {
  const known = new Set(paths.map(routeOf))
  const concerned = pages.filter(route => /^\/g\/\[name\]\/(?:polls?|files?|photos?|album|wiki)(?:\/|$)/.test(route))
  assert.deepEqual(
    concerned.filter(route => !known.has(route)),
    [],
  )
})

test('every one of them is accessible, fits a phone, and does not act on what people typed', { skip }, async () => {
  const { page, complaints } = await pageOf('owner', { viewport: { width: 390, height: 844 }, locale: 'de-DE' })
  const faults: string[] = []
  page.on('dialog', dialog => {
    faults.push(`${page.url()} opened a dialog`)
    void dialog.dismiss()
  })
  page.on('request', request => {
    if (!request.url().startsWith(`${url}/`)) faults.push(`${page.url()} asked for ${request.url()}`)
  })
  for (const path of inTurn(paths, 8)) {
    const response = await page.goto(path)
    assert.equal(response?.status(), 200, path)
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    if (overflow !== 0) faults.push(`${routeOf(path)} is too wide`)
    faults.push(...(await axeViolations(page)))
    // On a desktop there is more beside it, and in the dark other colours.
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
    faults.push(...(await axeViolations(page)))
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('about:blank')
  }
  assert.deepEqual(faults, [])
  assert.deepEqual(complaints, [])
})

test('votes of others appear in an open page, and what one has chosen stays', { skip }, async () => {
  const { poll_id } = await owner.newpoll({
    ...{ group_id, question: 'Live?', answers: '[{"text":"Rye"},{"text":"Oats"}]' },
    show_results: 'poll_results_always',
  })
  const { page, complaints } = await pageOf('cleo')
  await page.goto(`${home}/poll/${poll_id}`)
  const counts = page.locator('.poll .counts b')
  assert.deepEqual(await counts.allTextContents(), ['0', '0'])
  await page.getByRole('radio', { name: 'Oats' }).check()

  await ben.vote({ poll_id, choices: [1] })

  await counts.first().filter({ hasText: '1' }).waitFor()
  assert.deepEqual(await counts.allTextContents(), ['1', '0'])
  assert.equal(await page.getByRole('radio', { name: 'Oats' }).isChecked(), true)
  assert.deepEqual(complaints, [])
})
