import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { pngOf } from '../fixtures/pictures.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import type { PersonName } from '../world/people.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

const world = await newWorld({ FOLKMOOT_MAX_UPLOAD: '1 MiB' })
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const { as } = world
const group = await world.addGroup(
  { privacy: 'group_privacy_none', wiki_access: 'group_access_public' },
  { peopled: true },
)
const group_id = group.id
const root = `/g/${group.name}/wiki`

function browserOf(name: PersonName | null, language = 'en-GB'): Visitor {
  const visitor = newVisitor(server, origin, language)
  if (name) visitor.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return visitor
}
const [ben, cleo, moderator, anyone] = [browserOf('ben'), browserOf('cleo'), browserOf('moderator'), browserOf(null)]
const textOf = (html: string): string =>
  html
    .replaceAll(/<(?:style|head)[\s\S]*?<\/(?:style|head)>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#39;|&#x27;/g, "'")
    .replaceAll(/\s+/g, ' ')

test('an empty wiki offers the first page, which is created, previewed and shown', async () => {
  const empty = await ben.open(root)
  assert.match(textOf(empty.text), /No pages yet\. Create the first one/)
  assert.doesNotMatch((await anyone.open(root)).text, /Create the first one/)

  const form = await ben.open(`${root}/new?title=Start`)
  const written = {
    title: 'Start',
    body: '# Flour\n\nSee [[Oven]].\n\n## Rye\n\n## Oats',
    body_type: 'markdown',
    edit_msg: '',
  }
  const preview = await ben.fill(form, written, '?/save', { button: '?/preview' })
  assert.match(preview.text, /id="preview"[\s\S]*<h1 id="s-flour">Flour<\/h1>/)
  assert.match(preview.text, /<textarea[^>]*># Flour/)
  const saved = await ben.fill(form, written, '?/save')
  assert.equal(saved.status, 200)
  assert.match(textOf(saved.text), /Saved\..*Start.*Last edited by Ben.*Flour.*See Oven \(no page yet\) \..*Watch page/)
  assert.match(saved.text, /<a href="#s-rye"/)
})

test('a missing page is offered to those who may create it', async () => {
  const missing = await ben.open(`${root}/Oven`)
  assert.equal(missing.status, 404)
  assert.match(textOf(missing.text), /Oven This page doesn't exist yet\. Create it/)
  assert.match(missing.text, /<meta name="robots" content="noindex/)
  const seen = await anyone.open(`${root}/Oven`)
  assert.match(textOf(seen.text), /This page doesn't exist yet\./)
  assert.doesNotMatch(seen.text, /Create it/)
  assert.deepEqual([seen.status, seen.headers['cache-control']?.includes('public') ?? false], [404, false])
  assert.equal((await ben.open(`${root}/999999`)).status, 404)
})

test('the second who saves sees what the first did, and both texts are merged', async () => {
  const { page } = await as('ben').newwikipage({
    group_id,
    title: 'Merge',
    body: 'One\n\nTwo\n\nThree',
    format: 'markdown',
  })
  const path = `${root}/${page.id}/edit`
  const [first, second] = [await ben.open(path), await cleo.open(path)]
  await ben.fill(first, { title: 'Merge', body: 'One!\n\nTwo\n\nThree' }, '?/save')
  const refused = await cleo.fill(second, { title: 'Merge', body: 'One\n\nTwo\n\nThree?' }, '?/save')
  assert.equal(refused.status, 400)
  assert.match(
    textOf(refused.text),
    /Ben saved a newer version\. Compare and merge\. Both changes are in the text below/,
  )
  assert.match(refused.text, /<textarea[^>]*>One!\n\nTwo\n\nThree\?<\/textarea>/)
  assert.match(refused.text, /<ins[^>]*>!<\/ins>/)
  const saved = await cleo.fill(refused, { title: 'Merge', body: 'One!\n\nTwo\n\nThree?' }, '?/save')
  assert.equal(saved.status, 200)
  assert.equal((await as('ben').getwikipageset({ id: page.id })).data.body, 'One!\n\nTwo\n\nThree?')

  // Nothing is saved under a title that is taken, and what was typed stays.
  const taken = await cleo.fill(await cleo.open(path), { title: 'start', body: 'Mine' }, '?/save')
  assert.match(textOf(taken.text), /There's already a page with this title/)
  assert.match(taken.text, /<textarea[^>]*>Mine<\/textarea>/)
})

test('what was typed stays when a file is too big', async () => {
  const { page } = await as('owner').newwikipage({ group_id, title: 'Photos', body: 'Old', format: 'plain' })
  await as('owner').updatewikipage({ id: page.id, locked: true })
  const files = [{ param: 'fileupload', filename: 'loaf.bin', content: Buffer.alloc(3 * 1024 * 1024) }]
  const written = { title: 'Loaves', body: 'Rye & oats', body_type: 'plain', edit_msg: 'With a photo' }
  const forms: [Visitor, path: string, more: Record<string, string>, button?: string][] = [
    [ben, `${root}/new`, {}],
    [ben, `${root}/new`, {}, '?/preview'],
    [moderator, `${root}/${page.id}/edit`, { locked: 'on' }],
  ]
  for (const [visitor, path, more, button] of forms) {
    const form = await visitor.open(path)
    const refused = await visitor.fill(form, { ...written, ...more }, '?/save', { files, ...(button && { button }) })
    assert.equal(refused.status, 400)
    assert.match(textOf(refused.text), /These files are too large, or too many/)
    assert.match(refused.text, /<textarea[^>]*>Rye &amp; oats<\/textarea>/)
    assert.match(refused.text, /name="title"[^>]*value="Loaves"/)
    assert.match(refused.text, /name="edit_msg"[^>]*value="With a photo"/)
    if (more['locked']) assert.match(refused.text, /name="locked"[^>]*checked/)
  }
})

test('a refusal says what is wrong, and that files must be chosen again', async () => {
  const form = await ben.open(`${root}/new`)
  const written = { title: 'Long', body: 'x'.repeat(1_048_600), body_type: 'plain', edit_msg: '' }
  const refused = await ben.fill(form, written, '?/save', { files: [] })
  assert.match(textOf(refused.text), /This text is too long or has too many parts/)
  assert.match(textOf(refused.text), /If you chose files, choose them again/)
})

test('an address that is not UTF-8 is a page that is not there', async () => {
  for (const path of [`${root}/%ff`, `/g/${group.name}/files/%ff`, '/%ff?a=%ff']) {
    const { status, headers } = await ben.open(path)
    assert.deepEqual([path, status, headers['content-type']], [path, 404, 'text/html'])
  }
})

test('versions are listed, compared and restored', async () => {
  const { page } = await as('ben').newwikipage({ group_id, title: 'Versions', body: 'Wheat', format: 'plain' })
  await as('cleo').updatewikipage({ id: page.id, body: 'Rye', edit_msg: 'Better' })
  const history = await ben.open(`${root}/${page.id}/history`)
  assert.match(textOf(history.text), /Version 2 · Cleo.*Better.*Version 1 · Ben/)
  const compared = await anyone.open(`${root}/${page.id}/compare?from=1&to=2`)
  assert.match(textOf(compared.text), /From version 1 to version 2.*Removed: Wheat.*Added: Rye/)
  const old = await ben.open(`${root}/${page.id}-versions?version=1`)
  assert.match(textOf(old.text), /This is version 1\. Show the newest version/)
  const restored = await ben.fill(history, { version: '1' })
  assert.match(textOf(restored.text), /Saved\..*Wheat/)
  assert.equal((await as('ben').getwikipageset({ id: page.id })).page.rev_count, 3)
})

test('a page is deleted, which is undone', async () => {
  const { page } = await as('ben').newwikipage({ group_id, title: 'Gone', body: 'Wheat', format: 'plain' })
  const gone = await ben.fill(await ben.open(`${root}/${page.id}/delete`), {})
  assert.match(textOf(gone.text), /The page is deleted\. Undo/)
  const { page: other } = await as('ben').newwikipage({ group_id, title: 'Gone', body: 'Rye', format: 'plain' })
  const refused = await cleo.fill(await cleo.open(`${root}/deleted`), { page_id: String(page.id) })
  assert.match(textOf(refused.text), /There's already a page with this title/)
  await as('ben').deletewikipage({ id: other.id })
  const back = await cleo.fill(refused, { page_id: String(page.id), title: 'Back again' })
  assert.match(textOf(back.text), /Saved\..*Back again.*Wheat/)
})

test('a page has one address, by its number, its title, or an earlier title', async () => {
  const { page } = await as('ben').newwikipage({ group_id, title: 'Ölofen / groß', body: 'Heiß', format: 'plain' })
  const path = `${root}/${page.id}-${encodeURIComponent('ölofen-groß')}`
  for (const address of [String(page.id), `${page.id}-x`, encodeURIComponent('ÖLOFEN / GROSS')]) {
    const shown = await ben.open(`${root}/${address}`)
    assert.match(textOf(shown.text), /Ölofen \/ groß/, address)
    assert.match(shown.text, new RegExp(`<link rel="canonical" href="[^"]*${RegExp.escape(path)}"`), address)
  }
})

test('moderators lock a page and choose where the wiki begins; members watch a page', async () => {
  const { page } = await as('ben').newwikipage({ group_id, title: 'Rules', body: 'Be kind', format: 'plain' })
  const edit = await moderator.open(`${root}/${page.id}/edit`)
  await moderator.fill(edit, { title: 'Rules', body: 'Be kind', locked: 'on', is_main: 'on' }, '?/save')
  const now = await as('ben').getwikipageset({ id: page.id })
  assert.deepEqual([now.page.locked, now.page.is_main, now.page.can_edit], [true, true, false])
  assert.equal((await ben.open(`${root}/${page.id}/edit`)).status, 404)
  const start = await ben.open(root)
  assert.match(textOf(start.text), /Rules.*locked/)
  const watched = await ben.fill(start, { watch: '1' }, '?/watch')
  assert.match(textOf(watched.text), /Stop watching/)
})

test('the tab, the search and the sitemap know the wiki, for those who may see it', async () => {
  assert.match((await anyone.open(`/g/${group.name}`)).text, new RegExp(`href="${root}"`))
  assert.match(textOf((await anyone.open(`/g/${group.name}/search?q=kind`)).text), /Rules.*Be kind/)
  const sitemap = await anyone.open(`/g/${group.name}/sitemap.xml`)
  assert.match(sitemap.text, /\/wiki\/\d+-rules<\/loc>/)
  const shut = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  await as('ben').newwikipage({ group_id: shut.id, title: 'Secret', body: 'Wheat' })
  assert.match((await anyone.open(`/g/${shut.name}/wiki`)).path, /^\/login\?next=/)
  assert.equal((await browserOf('stranger').open(`/g/${shut.name}/wiki`)).status, 404)
  assert.doesNotMatch((await anyone.open(`/g/${shut.name}`)).text, /\/wiki"/)
  assert.doesNotMatch((await anyone.open(`/g/${shut.name}/sitemap.xml`)).text, /wiki/)
  assert.doesNotMatch((await anyone.open(`/g/${shut.name}/search?q=wheat`)).text, /Secret/)
})

test('the search of a group shows up to five files and photos, to those who may see them', async () => {
  const { id } = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  const { name } = await as('ben').getgroup({ group_id: id })
  for (const n of [1, 2, 3, 4, 5, 6])
    await as('ben').newfilelink({
      group_id: id,
      name: `Rye ${n}`,
      url: 'https://mill.example.org/',
      desc: 'From the mill',
    })
  const { id: album_id } = await as('ben').newalbum({ group_id: id, title: 'Loaves' })
  const png = pngOf({ width: 20, height: 10 })
  const parts = [{ param: 'fileupload', filename: 'rye.png', content: png }]
  await server.call('uploadphotos', { album_id }, { person: world.people.ben, way: 'cookie' }, parts)
  await world.post('ben', { subject: 'Rye again', body: 'The best of all.' }, { id, name: name })
  await world.settle()

  const shown = textOf((await ben.open(`/g/${name}/search?q=rye`)).text)
  assert.match(
    shown,
    /Files Rye 1 From the mill Rye 2 .* Rye 5 From the mill Files that match “rye”\. Photos rye\.png 1 message found Rye again/,
  )
  assert.doesNotMatch(shown, /Rye 6/)
  const visited = textOf((await anyone.open(`/g/${name}/search?q=rye`)).text)
  assert.match(visited, /Rye again/)
  assert.doesNotMatch(visited, /Rye 1|rye\.png/)
  const following = await ben.open(`/g/${name}/search?q=${'rye+'.repeat(60)}`)
  assert.equal(following.status, 200)
})
