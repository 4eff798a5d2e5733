// Not on every day: it walks through pages with a browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { chromium } from '../browser.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import type { PersonName } from '../world/people.ts'
import { accessibilityViolations, darkModeRules, openBrowser } from './browser-session.ts'
import { builtPages } from './pages.ts'
import { newVisitor } from './visitor.ts'

const skip = chromium ? false : 'no browser'
const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const visiting = openBrowser()
const group = await world.addGroup({ photos_access: 'group_access_limited' }, { peopled: true })
const group_id = group.id
const home = `/g/${group.name}`
const pictures = process.env['FOLKMOOT_SCREENSHOTS']
const owner = world.as('owner')

async function pageOf(name: PersonName, options: { reducedMotion?: 'reduce' } = {}) {
  const { open, complaints } = await visiting(server.port)
  const page = await open({ viewport: { width: 1280, height: 900 }, ...options })
  const url = `https://localhost:${server.port}`
  const { cookie } = world.people[name].ways.cookie
  await page.context().addCookies([{ name: sessionCookieName, value: cookie!, url, secure: true }])
  return { page, complaints }
}
const visitorOf = (name: PersonName | null, language = 'en') => {
  const visitor = newVisitor(server, origin, language)
  if (name) visitor.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return visitor
}

const shapes = [
  [600, 400],
  [400, 400],
  [300, 420],
  [800, 300],
  [500, 400],
  [640, 480],
] as const
const colors = ['#9cb38f', '#d9c9a3', '#8fa6b3', '#b39c8f', '#c7a3d9', '#a3d9c9']
const pictureOf = (n: number): Promise<Buffer> =>
  sharp({ create: { width: shapes[n % 6]![0], height: shapes[n % 6]![1], channels: 3, background: colors[n % 6]! } })
    .withExif({
      IFD0: { Make: 'Lumen', Model: 'Lumen L 100' },
      IFD2: { DateTimeOriginal: '2026:11:17 09:30:00', FNumber: '28/10' },
    })
    .jpeg()
    .toBuffer()
const partsOf = async (names: string[]) =>
  Promise.all(names.map(async (filename, n) => ({ param: 'fileupload', filename, content: await pictureOf(n) })))

async function newAlbum(title: string, names: string[]) {
  const { id: album_id } = await owner.newalbum({ group_id, title, desc: 'Both courtyards, through the seasons.' })
  const parts = await partsOf(names)
  if (parts.length > 0)
    await server.call('uploadphotos', { album_id }, { person: world.people.owner, way: 'cookie' }, parts)
  // Their smaller versions are made later.
  await world.settle()
  const ids = (await owner.getphotos({ album_id, limit: 100 })).data.map(({ id }) => id)
  const order = async () => (await owner.getphotos({ album_id, limit: 100 })).data.map(({ name }) => name).join(' ')
  return { album_id, ids, path: `${home}/album/${album_id}`, order }
}
const year = await newAlbum('A year in the courtyards', [
  'oak.jpg',
  'cat.jpg',
  'bench.jpg',
  'snow.jpg',
  'bike.jpg',
  'cake.jpg',
])
await owner.updatephoto({ photo_id: year.ids[0]!, desc: 'The crack at four metres.' })
await owner.updatephoto({ photo_id: year.ids[1]!, desc: '<b>Found!</b>' })
const empty = await newAlbum('Winter', [])

test('the tab is there for those who may see photos, and those who may not change them see no forms', async () => {
  assert.match((await visitorOf('ben').open(home)).text, new RegExp(`href="${home}/photos"[^>]*>Photos<`))
  const seen = await visitorOf('ben').open(year.path)
  assert.match(seen.text, /The crack at four metres\./)
  assert.doesNotMatch(seen.text, /type="file"|\/order"|\/edit"/)
  for (const path of ['edit', 'order', 'delete'])
    assert.equal((await visitorOf('ben').open(`${year.path}/${path}`)).status, 404)
  assert.equal((await visitorOf('ben').open(`${home}/photo/${year.ids[0]}/edit`)).status, 404)
  assert.match((await visitorOf(null).open(`${home}/photos`)).path, /^\/login/)
  for (const path of ['album/999999', 'photo/999999', 'album/x', `photo/${year.album_id}x`])
    assert.equal((await visitorOf('ben').open(`${home}/${path}`)).status, 404)
  assert.match((await visitorOf('ben', 'de').open(`${home}/photos`)).text, /6 Fotos/)
  await owner.updategroup({ group_id, photos_access: 'group_access_moderators_only' })
  assert.doesNotMatch((await visitorOf('ben').open(home)).text, new RegExp(`href="${home}/photos"`))
  assert.equal((await visitorOf('ben').open(`${home}/photos`)).status, 404)
  assert.equal((await visitorOf('ben').open(`${home}/photo/${year.ids[0]}`)).status, 404)
  await owner.updategroup({ group_id, photos_access: 'group_access_limited' })
})

test('an album of one group is not in another', async () => {
  const other = await world.addGroup({}, { peopled: true })
  assert.equal((await visitorOf('owner').open(`/g/${other.name}/album/${year.album_id}`)).status, 404)
  assert.equal((await visitorOf('owner').open(`/g/${other.name}/photo/${year.ids[0]}`)).status, 404)
})

test('without scripts, links lead from photo to photo, and buttons move them', async () => {
  const visitor = visitorOf('owner')
  const shown = await visitor.open(`${home}/photo/${year.ids[1]}`)
  assert.match(shown.text, /&lt;b>Found!&lt;\/b>/)
  assert.match(shown.text, new RegExp(`href="${home}/photo/${year.ids[0]}"[^>]*rel="prev"`))
  assert.match(shown.text, new RegExp(`href="${home}/photo/${year.ids[2]}"[^>]*rel="next"`))
  assert.match(shown.text, />2 of 6</)
  assert.match(shown.text, /17 November 2026|November 17, 2026/)
  assert.match(shown.text, /Lumen L 100.*f\/2\.8/s)
  const album = await newAlbum('Order', ['a', 'b', 'c'])
  const [a, , c] = album.ids
  const press = (action: string, photo_id = 0) =>
    visitor.send(`${album.path}/order`, { photo_id: String(photo_id) }, '?/later', { button: `?/${action}` })
  await press('earlier', c)
  assert.equal(await album.order(), 'a c b')
  await press('later', a)
  assert.equal(await album.order(), 'c a b')
  await press('later', album.ids[1])
  assert.equal(await album.order(), 'c a b')
  assert.match((await press('first', a)).text, /Moved\./)
  assert.equal(await album.order(), 'a c b')
})

test('photos are uploaded one after the other, and a failure says why', { skip }, async () => {
  const { page, complaints } = await pageOf('owner')
  const album = await newAlbum('Summer', [])
  await page.goto(album.path)
  await page.locator('.uploads').waitFor({ state: 'attached' })
  const file = async (name: string, n: number) => ({ name, mimeType: 'image/jpeg', buffer: await pictureOf(n) })
  await page.setInputFiles('#fileupload', [await file('one.jpg', 0), await file('two.jpg', 1)])
  await page.waitForURL('**?uploaded=1')
  await page.getByText('Your photos are added at the end of the album.').waitFor()
  assert.equal(await album.order(), 'one.jpg two.jpg')
  // They appear as soon as they are made smaller.
  await page.locator('[data-photos] img').nth(1).waitFor()
  await page.locator('.uploads').waitFor({ state: 'attached' })
  await page.setInputFiles('#fileupload', [{ name: 'no.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') }])
  await page.getByText("That file isn't a photo we can read").waitFor()
  assert.equal(await album.order(), 'one.jpg two.jpg')
  assert.deepEqual(
    complaints.filter(line => !line.includes('400')),
    [],
  )
})

test('photos are put in order by dragging and by buttons', { skip }, async () => {
  const { page, complaints } = await pageOf('owner')
  const album = await newAlbum('Dragged', ['a', 'b', 'c', 'd'])
  await page.goto(`${album.path}/order`)
  const at = (n: number) => page.locator(`li[data-photo="${album.ids[n]}"]`)
  await at(3).and(page.locator('[draggable="true"]')).waitFor()
  const saved = (name: string) =>
    page
      .getByRole('status')
      .filter({ hasText: `Moved: ${name}` })
      .waitFor()
  await at(3)
    .locator('img')
    .dragTo(at(0).locator('img'), { targetPosition: { x: 5, y: 20 } })
  await saved('d')
  assert.equal(await album.order(), 'd a b c')
  await at(0).getByRole('button', { name: 'Move later: a' }).press('Enter')
  await saved('a')
  assert.equal(await album.order(), 'd b a c')
  assert.equal(await page.evaluate('document.activeElement.getAttribute("aria-label")'), 'Move later: a')
  assert.deepEqual(complaints, [])
})

test('arrow keys lead from photo to photo', { skip }, async () => {
  const { page, complaints } = await pageOf('owner')
  await page.goto(`${home}/photo/${year.ids[0]}`)
  await page.locator('[data-slideshow-button] button').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(`**/photo/${year.ids[1]}`)
  await page.locator('[data-slideshow-button] button').waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.waitForURL(`**/photo/${year.ids[0]}`)
  await page.goto(year.path)
  await page.locator('[data-slideshow-button] button').waitFor()
  for (const n of [0, 1]) {
    await page.keyboard.press('ArrowRight')
    assert.equal(await page.evaluate('document.activeElement.getAttribute("href")'), `${home}/photo/${year.ids[n]}`)
  }
  assert.deepEqual(complaints, [])
})

test('a slideshow plays, pauses, goes both ways and ends', { skip }, async () => {
  const { page, complaints } = await pageOf('owner')
  await page.clock.install()
  await page.goto(`${home}/photo/${year.ids[4]}`)
  await page.locator('[data-slideshow-button] button').waitFor()
  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog', { name: 'Slideshow' })
  const place = (text: string) => dialog.getByText(text, { exact: true }).waitFor()
  await place('5 of 6')
  assert.deepEqual(await accessibilityViolations(page), [])
  await page.clock.runFor(5000)
  await place('6 of 6')
  // At the end it stops.
  await page.clock.runFor(5000)
  await dialog.getByRole('button', { name: 'Play' }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await place('5 of 6')
  await dialog.getByRole('button', { name: 'Play' }).click()
  await dialog.getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(60_000)
  await place('5 of 6')
  if (pictures) await page.screenshot({ path: `${pictures}/photos-slideshow.png` })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  assert.deepEqual(complaints, [])
})

test('a slideshow waits for those who want less motion', { skip }, async () => {
  const { page } = await pageOf('owner', { reducedMotion: 'reduce' })
  await page.goto(year.path)
  await page.getByRole('button', { name: 'Slideshow' }).click()
  const dialog = page.getByRole('dialog', { name: 'Slideshow' })
  await dialog.getByText('1 of 6', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Play' }).waitFor()
})

test('the pages of photos are accessible, wide and on a phone, light and dark', { skip }, async () => {
  const { page, complaints } = await pageOf('owner')
  const barriers: string[] = []
  const photo = `${home}/photo/${year.ids[0]}`
  for (const [name, path] of Object.entries({
    albums: `${home}/photos`,
    album: year.path,
    'by-date': `${year.path}?by=date`,
    empty: empty.path,
    'edit-album': `${year.path}/edit`,
    'delete-album': `${year.path}/delete`,
    order: `${year.path}/order`,
    photo,
    'edit-photo': `${photo}/edit`,
    'delete-photo': `${photo}/delete`,
  }))
    for (const { width, colorScheme } of [
      { width: 1280, colorScheme: 'light' },
      { width: 390, colorScheme: 'dark' },
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      assert.equal((await page.goto(path))?.status(), 200, path)
      if (pictures) {
        await page.waitForLoadState('networkidle')
        await page.screenshot({ path: `${pictures}/photos-${name}-${width}.png`, fullPage: true })
      }
      if (!(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')))
        barriers.push(`${name} is too wide`)
      barriers.push(...(await accessibilityViolations(page, colorScheme === 'dark' ? darkModeRules : undefined)))
    }
  assert.deepEqual(barriers, [])
  assert.deepEqual(complaints, [])
})
