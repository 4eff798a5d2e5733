// Not on every day: it walks through pages with a browser.
import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { chromium } from '../browser.ts'
import { pngOf } from '../fixtures/pictures.ts'
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
const group = await world.addGroup({ files_access: 'group_access_limited' }, { peopled: true })
const group_id = group.id
const home = `/g/${group.name}`
const pictures = process.env['FOLKMOOT_SCREENSHOTS']
const owner = world.as('owner')

async function pageOf(name: PersonName) {
  const { open, complaints } = await visiting(server.port)
  const page = await open({ viewport: { width: 1280, height: 900 } })
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

await owner.newfilefolder({ group_id, name: 'House documents', desc: 'Contracts and plans' })
await owner.newfilefolder({ group_id, path: 'House documents', name: 'Contracts' })
await owner.newfilelink({ group_id, path: 'House documents', name: 'Town hall', url: 'https://town.example/' })
const parts = [
  { param: 'fileupload', filename: 'house-rules-2026.pdf', content: '%PDF-1.4 rules' },
  { param: 'fileupload', filename: 'meter.png', content: pngOf({ width: 300, height: 200 }) },
  { param: 'fileupload', filename: '<b>wifi</b>.txt', content: '<script>alert(1)</script>' },
]
const person = world.people.owner
for (const files of [parts, parts.slice(0, 1)])
  await server.call('uploadfiles', { group_id, path: 'House documents' }, { person, way: 'cookie' }, files)
const inFolder = (await owner.getfiledirectory({ group_id, path: 'House documents', limit: 100 })).data
const idOf = (ending: string): number => inFolder.find(({ name }) => name.endsWith(ending))!.id

test('the tab is there for those who may see files, and those who may not change them see no forms', async () => {
  assert.match((await visitorOf('ben').open(home)).text, new RegExp(`href="${home}/files"[^>]*>Files<`))
  const seen = await visitorOf('ben').open(`${home}/files/House%20documents`)
  assert.match(seen.text, /house-rules-2026\.pdf/)
  assert.doesNotMatch(seen.text, /type="file"|<form method="post"[^>]*folder/)
  assert.equal((await visitorOf('ben').open(`${home}/file/${idOf('.pdf')}/edit`)).status, 404)
  assert.match((await visitorOf(null).open(`${home}/files`)).path, /^\/login/)
  assert.equal((await visitorOf('ben').open(`${home}/files/nothing`)).status, 404)
  assert.match((await visitorOf('ben', 'de').open(`${home}/files`)).text, /Alle Dateien/)
  await owner.updategroup({ group_id, files_access: 'group_access_moderators_only' })
  assert.doesNotMatch((await visitorOf('ben').open(home)).text, new RegExp(`href="${home}/files"`))
  assert.equal((await visitorOf('ben').open(`${home}/files`)).status, 404)
  await owner.updategroup({ group_id, files_access: 'group_access_limited' })
})

test('a folder is sorted by its headings, without scripts', async () => {
  const visitor = visitorOf('ben')
  const folder = `${home}/files/House%20documents`
  const order = async (query: string) => {
    const { text } = await visitor.open(`${folder}${query}`)
    const names = [...text.matchAll(/<td class="name[^>]*><a[^>]*><bdi>([^<]*)</g)].map(([, name]) => name!)
    const sorted = [...text.matchAll(/aria-sort="(\w+)"[^>]*><a href="([^"]*)"[^>]*>(\w+)/g)].map(found =>
      found.slice(1),
    )
    return { names, sorted }
  }
  const byName = await order('')
  assert.deepEqual(byName.sorted, [['ascending', `${folder}?sort=name&amp;dir=desc`, 'Name']])
  assert.equal(byName.names[0], 'Contracts')
  const backwards = await order('?sort=name&dir=desc')
  assert.deepEqual(backwards.names, byName.names.toReversed())
  const largest = await order('?sort=size')
  assert.deepEqual(largest.sorted, [['descending', `${folder}?sort=size&amp;dir=asc`, 'Size']])
  assert.equal(largest.names[0], 'meter.png')
  assert.deepEqual((await order('?sort=updated')).sorted[0]!.slice(0, 1), ['descending'])
  assert.deepEqual((await order('?sort=nonsense&dir=x')).names, byName.names)
  assert.deepEqual((await order('?q=rules&sort=size')).names, ['house-rules-2026.pdf'])
})

test('a text is shown as text', async () => {
  const shown = await visitorOf('ben').open(`${home}/file/${idOf('.txt')}`)
  assert.match(shown.text, /<pre[^>]*>&lt;script>alert\(1\)&lt;\/script><\/pre>/)
})

test('a file shows what links to it, and the page of deleted files brings back what was deleted', async () => {
  const address = `${world.settings.url}${home}/file/${idOf('.txt')}`
  await world.post('ben', { subject: 'The new rules', body: `<p>See <a href="${address}">them</a>.</p>` }, group)
  const { text } = await visitorOf('ben').open(`${home}/file/${idOf('.txt')}`)
  assert.match(text, /Linked from[^]*href="[^"]*\/message\/\d+"[^>]*><bdi>The new rules/)

  const { id: file_id } = await owner.newfilefolder({ group_id, name: 'Old minutes' })
  await owner.deletefile({ file_id })
  const visitor = visitorOf('owner')
  assert.match((await visitor.open(`${home}/file/deleted`)).text, /Restore Old minutes/)
  const back = await visitor.send(`${home}/file/deleted`, { file_id: String(file_id) })
  assert.match(back.text, /Restored\.[^]*Old minutes/)
  await owner.deletefile({ file_id })
  assert.equal((await visitorOf('ben').open(`${home}/file/deleted`)).status, 404)
})

test('files are uploaded one after the other, and a failure says why', { skip }, async () => {
  const { page, complaints } = await pageOf('owner')
  await page.goto(`${home}/files`)
  await page.locator('.uploads').waitFor({ state: 'attached' })
  const file = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
  await page.setInputFiles('#fileupload', [file('one.txt', 'one'), file('two.txt', 'two')])
  await page.waitForURL('**/files?uploaded=1')
  await page.getByText('two.txt').waitFor()
  await page.locator('.uploads').waitFor({ state: 'attached' })
  await page.setInputFiles('#fileupload', [file('House documents', 'a file')])
  await page.getByText('A folder or a link already has that name.').waitFor()
  assert.deepEqual(
    complaints.filter(line => !line.includes('400')),
    [],
  )
})

test('an upload can be paused, and goes on after a reload and a lost connection', { skip }, async () => {
  const { page } = await pageOf('owner')
  await owner.newfilefolder({ group_id, name: 'Large' })
  const folder = `${home}/files/Large`
  const size = 20_000_000
  const file = join(world.settings.data, 'large.bin')
  await writeFile(file, Buffer.alloc(size, 7))
  const uploads = async () => (await owner.getfileuploads({ group_id })).uploads
  // From the second part on nothing gets through.
  let [isCut, parts] = [true, 0]
  await page.route('**/api/v1/tus/**', route => {
    if (route.request().method() === 'PATCH') parts += 1
    return isCut && parts > 1 ? route.abort() : route.continue()
  })
  await page.goto(folder)
  await page.locator('.uploads').waitFor({ state: 'attached' })
  assert.doesNotMatch((await page.locator('[data-drop]').textContent()) ?? '', /at once/)
  await page.setInputFiles('#fileupload', file)
  await page.getByText('Connection lost.').waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Paused').waitFor()
  assert.deepEqual(
    (await uploads()).map(({ name, path, size, offset }) => [name, path, size, offset]),
    [['large.bin', '/Large', size, 8 * 1024 * 1024]],
  )

  await page.goto(folder)
  await page.getByText('Unfinished uploads').waitFor()
  await page.getByText('8.4 MB of 20 MB').waitFor()
  if (pictures) await page.screenshot({ path: `${pictures}/files-unfinished.png`, fullPage: true })
  assert.deepEqual(await accessibilityViolations(page), [])
  await page.locator('.uploads').first().waitFor({ state: 'attached' })
  parts = 0
  await page.setInputFiles('#fileupload', file)
  await page.getByText('Connection lost.').waitFor()
  isCut = false
  // The browser says so when it is back.
  await page.evaluate(`dispatchEvent(new Event('online'))`)
  await page.waitForURL('**/files/Large?uploaded=1')

  const [stored, ...more] = (await owner.getfiledirectory({ group_id, path: 'Large' })).data
  assert.deepEqual([stored!.name, stored!.size, stored!.version, more], ['large.bin', size, 1, []])
  assert.deepEqual(await uploads(), [])
})

test('an unfinished upload is removed without scripts, and the form says how much it takes', async () => {
  const { id: upload_id } = await owner.newfileupload({ group_id, name: 'half.bin', size: 1000 })
  const visitor = visitorOf('owner')
  const { text } = await visitor.open(`${home}/files`)
  assert.match(text, /Up to 26\.2 MB at once\./)
  assert.match(text, /half\.bin/)
  await visitor.send(`${home}/files`, { upload_id: String(upload_id) }, '?/cancel')
  assert.deepEqual((await owner.getfileuploads({ group_id })).uploads, [])
})

test('the pages of files are accessible, wide and on a phone, light and dark', { skip }, async () => {
  const { page, complaints } = await pageOf('owner')
  const barriers: string[] = []
  for (const [name, path] of Object.entries({
    folder: `${home}/files/House%20documents`,
    top: `${home}/files`,
    empty: `${home}/files/House%20documents/Contracts`,
    found: `${home}/files?q=house`,
    picture: `${home}/file/${idOf('.png')}`,
    versions: `${home}/file/${idOf('.pdf')}`,
    edit: `${home}/file/${idOf('.pdf')}/edit`,
    delete: `${home}/file/${idOf('.pdf')}/delete`,
  }))
    for (const { width, colorScheme } of [
      { width: 1280, colorScheme: 'light' },
      { width: 390, colorScheme: 'dark' },
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      assert.equal((await page.goto(path))?.status(), 200, path)
      if (pictures) await page.screenshot({ path: `${pictures}/files-${name}-${width}.png`, fullPage: true })
      if (!(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')))
        barriers.push(`${name} is too wide`)
      barriers.push(...(await accessibilityViolations(page, colorScheme === 'dark' ? darkModeRules : undefined)))
    }
  assert.deepEqual(barriers, [])
  assert.deepEqual(complaints, [])
})
