import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import type { PersonName } from '../world/people.ts'
import { builtPages } from './pages.ts'
import { newVisitor, pageAt, type Visitor } from './visitor.ts'

const world = await newWorld()
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
const [ben, cleo, anyone] = [browserOf('ben'), browserOf('cleo'), browserOf(null)]
const textOf = (html: string): string =>
  html
    .replaceAll(/<(?:style|head)[\s\S]*?<\/(?:style|head)>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#39;|&#x27;/g, "'")
    .replaceAll(/\s+/g, ' ')
const valueOf = (html: string, name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1]
const newPage = async (title: string, body: string, format: 'markdown' | 'html' = 'markdown') =>
  (await as('ben').newwikipage({ group_id, title, body, format })).page

test('a title that someone else changed meanwhile is taken over, and the rename is shown', async () => {
  const { id } = await newPage('Ren1', 'One\n\nTwo')
  const form = await cleo.open(`${root}/${id}/edit`)
  await as('ben').updatewikipage({ id, title: 'Renamed1' })
  const refused = await cleo.fill(form, { title: 'Ren1', body: 'One\n\nTwo!' }, '?/save')
  assert.equal(refused.status, 400)
  assert.match(textOf(refused.text), /Renamed: Ren1 → Renamed1 The text is the same\./)
  assert.doesNotMatch(textOf(refused.text), /You changed the title, too/)
  assert.equal(valueOf(refused.text, 'title'), 'Renamed1')
  await cleo.fill(refused, { title: valueOf(refused.text, 'title')!, body: 'One\n\nTwo!' }, '?/save')
  const { page, data } = await as('ben').getwikipageset({ id })
  assert.deepEqual([page.title, data.body, page.rev_count], ['Renamed1', 'One\n\nTwo!', 3])
})

test('of two new titles, one stays that was typed, also where the texts conflict', async () => {
  for (const format of ['markdown', 'html'] as const) {
    const { id } = await newPage(`Ren2 ${format}`, 'One', format)
    const path = `${root}/${id}/edit`
    const [mine, theirs] = [await cleo.open(path), await cleo.open(path)]
    await as('ben').updatewikipage({ id, title: `Renamed2 ${format}`, body: 'One?' })
    const both = await cleo.fill(mine, { title: 'My title', body: 'One!', body_type: format }, '?/save')
    assert.match(
      textOf(both.text),
      new RegExp(`Renamed: Ren2 ${format} → Renamed2 ${format} You changed the title, too`),
    )
    assert.deepEqual([valueOf(both.text, 'title'), /<textarea[^>]*>One!</.test(both.text)], ['My title', true])
    const only = await cleo.fill(theirs, { title: `Ren2 ${format}`, body: 'One!', body_type: format }, '?/save')
    assert.match(textOf(only.text), /Your text is kept below\./)
    assert.doesNotMatch(textOf(only.text), /You changed the title, too/)
    assert.equal(valueOf(only.text, 'title'), `Renamed2 ${format}`)
  }
})

test('what is done with a page has one address, and forms sent to another are answered', async () => {
  const { id } = await newPage('33 References', 'One')
  for (const address of [`${id}-33-references`, '33%20References'])
    for (const action of ['edit', 'history', 'delete', 'compare']) {
      const shown = await ben.open(`${root}/${address}/${action}?a=b`)
      assert.deepEqual([shown.status, shown.path], [200, `${root}/${id}/${action}?a=b`])
    }
  const at = async (address: string, action: string) =>
    pageAt(await ben.open(`${root}/${id}/${action}`), `${root}/${address}/${action}`)
  const address = `${id}-33-references`
  const written = { title: '33 References', body: 'Two', body_type: 'markdown' }
  const preview = await ben.fill(await at(address, 'edit'), written, '?/save', { button: '?/preview' })
  assert.match(preview.text, /id="preview"[\s\S]*<p>Two<\/p>/)
  const saved = await ben.fill(await at(address, 'edit'), written, '?/save')
  assert.deepEqual([saved.status, saved.path], [200, `${root}/${address}?saved=1`])
  await ben.fill(await at('33%20References', 'edit'), { ...written, body: 'Three' }, '?/save')
  assert.equal((await as('ben').getwikipageset({ id })).data.body, 'Three')
  await ben.fill(await at(address, 'history'), { version: '1' })
  assert.equal((await as('ben').getwikipageset({ id })).data.body, 'One')

  // Nothing that was typed is lost, even if the page is gone.
  const [gone, titled] = [await at(address, 'edit'), await at('33%20References', 'edit')]
  await ben.fill(await at(address, 'delete'), {})
  for (const form of [gone, titled]) {
    const refused = await ben.fill(form, { ...written, body: 'Rye & oats' }, '?/save')
    assert.match(refused.text, /<textarea[^>]*>Rye &amp; oats<\/textarea>/)
  }
})

test('a link to a missing page leads to the form with its title, or says so to readers', async () => {
  const there = await newPage('Start', 'See [[deleted]] and [[Later]]')
  const shown = await ben.open(`${root}/${there.id}`)
  const [, path] = /<a href="[^"]*?(\/g\/[^"]*)" class="missing">deleted/.exec(shown.text)!
  const form = await ben.open(path!)
  assert.deepEqual([form.status, valueOf(form.text, 'title')], [200, 'deleted'])
  const seen = await anyone.open(path!)
  assert.equal(seen.status, 404)
  assert.match(textOf(seen.text), /deleted This page doesn't exist yet\./)
  assert.match(seen.text, /<meta name="robots" content="noindex/)
  // Someone created it meanwhile.
  const later = await newPage('Later', 'x')
  for (const visitor of [ben, anyone])
    assert.equal((await visitor.open(`${root}/new?title=later`)).path, `${root}/${later.id}-later`)
  assert.match((await anyone.open(`${root}/new`)).path, /^\/login\?next=/)
})

test('a title with characters of links is refused with the reason', async () => {
  for (const [visitor, why] of [
    [ben, /It can't have \[, \] or \|/],
    [browserOf('ben', 'de'), /Er kann weder \[, \] oder \|/],
  ] as const) {
    const refused = await visitor.fill(
      await visitor.open(`${root}/new`),
      { title: 'a[b', body: 'x', body_type: 'markdown' },
      '?/save',
    )
    assert.match(textOf(refused.text), why)
  }
})

test('a version whose title is taken is restored, and the page says that its title stays', async () => {
  const { id } = await newPage('Oven', 'Hot')
  await as('ben').updatewikipage({ id, title: 'Big oven', body: 'Cold' })
  await newPage('Oven', 'Small')
  const restored = await cleo.fill(await cleo.open(`${root}/${id}/history`), { version: '1' })
  assert.match(textOf(restored.text), /Saved\. The title stays as it is.*Big oven.*Hot/)
  const again = await cleo.fill(await cleo.open(`${root}/${id}/history`), { version: '2' })
  assert.doesNotMatch(textOf(again.text), /The title stays/)
})

test('a locked page says so where it would be edited, and a missing version where it would be shown', async () => {
  const { id } = await newPage('Rules', 'Be kind')
  await as('moderator').updatewikipage({ id, locked: true })
  for (const action of ['edit', 'delete']) {
    const locked = await ben.open(`${root}/${id}/${action}`)
    assert.equal(locked.status, 404)
    assert.match(textOf(locked.text), /Rules This page is locked: only moderators can edit it\. Back to the page/)
    assert.doesNotMatch(locked.text, /action="\?\/save"/)
  }
  assert.match(textOf((await browserOf('stranger').open(`${root}/${id}/edit`)).text), /The link may be wrong/)
  for (const visitor of [ben, anyone]) {
    const missing = await visitor.open(`${root}/${id}?version=99`)
    assert.equal(missing.status, 404)
    assert.match(textOf(missing.text), /Rules This page has no version 99\. Show the newest version/)
    assert.doesNotMatch(missing.text, /Create it/)
  }
})

test('a text in HTML is said to be HTML where no script shows it otherwise', async () => {
  const { id } = await newPage('Rich', '<p>Rye</p>', 'html')
  const form = await ben.open(`${root}/${id}/edit`)
  assert.match(form.text, /<\/textarea>[\s\S]*<noscript><p[^>]*>This text is HTML, with tags such as &lt;p>/)
  const { id: other } = await newPage('Plain', 'Rye')
  assert.doesNotMatch((await ben.open(`${root}/${other}/edit`)).text, /This text is HTML/)
})

test('what someone wrote for a page that was deleted meanwhile is kept, and can be saved as a new page', async () => {
  for (const [language, told, button] of [
    ['en-GB', /This page was deleted while you were editing it\. Your text is below/, '?/save'],
    ['de', /Diese Seite wurde gelöscht, während Sie sie bearbeitet haben\. Ihr Text steht unten/, '?/preview'],
  ] as const) {
    const { id } = await newPage(`Gone ${language}`, 'One')
    const reader = browserOf('cleo', language)
    const written = { title: `Gone ${language}`, body: 'One, and much more', edit_msg: 'Why' }
    const refused = await reader.send(`${root}/${id}/edit`, written, '?/save', {
      button,
      meanwhile: () => as('ben').deletewikipage({ id }),
    })
    assert.equal(refused.status, 400, language)
    assert.match(textOf(refused.text), told)
    assert.ok(refused.text.includes('>One, and much more</textarea>'), refused.text)
    const saved = await reader.fill(pageAt(refused, `${root}/${id}/edit`), written, `${root}/new?/save`)
    assert.equal(saved.status, 200)
    const { page, data } = await as('ben').findwikipage({ group_id, title: `Gone ${language}` })
    assert.deepEqual([page.id === id, data.body], [false, written.body])
  }
})
