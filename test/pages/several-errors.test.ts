import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import type { PersonName } from '../world/people.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

// Forms with several mistakes: all are shown at once, and nothing typed is lost.

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const group = await world.addGroup({}, { peopled: true })

function browserOf(name: PersonName, language = 'en'): Visitor {
  const visitor = newVisitor(server, origin, language)
  visitor.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return visitor
}
/** The errors beside fields, by the id of the field. */
const errorsIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<p class="wrong[^"]*" role="alert" id="([\w-]+)-why">([^<]*)/g)].map(([, id, text]) => [
      id!,
      text!,
    ]),
  )
/** The list above the form: where its links lead, and what it says. */
const summaryIn = (html: string): { links: string[]; text: string } => {
  const [, box = ''] = /<div class="note bad[^>]*role="alert">(.*?)<\/div>/s.exec(html) ?? []
  const links = [...box.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!)
  return {
    links,
    text: box
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }
}
const focusedIn = (html: string): string | undefined => /id="([\w-]+)"[^>]*\sautofocus/.exec(html)?.[1]
const choices = { privacy: 'group_privacy_archives', sub_group_access: 'sub_group_owners', joining: 'restricted' }

test('creating a group shows all that is wrong, and keeps what was typed', async () => {
  const typed = { ...choices, title: 'Rye & Co.', group_name: 'rye co', desc: 'Rye' }
  const before = await world.sql('select count(*)::int as count from groups')

  const refused = await browserOf('ben').send('/groups/new', typed)

  assert.equal(refused.status, 400)
  assert.deepEqual(Object.keys(errorsIn(refused.text)), ['group_name', 'desc'])
  assert.equal(focusedIn(refused.text), 'group_name')
  const { links, text } = summaryIn(refused.text)
  assert.deepEqual(links, ['#group_name', '#desc'])
  assert.match(text, /^2 fields need attention\. Address : .+ Description : /)
  assert.match(refused.text, /name="title"[^>]*value="Rye &amp; Co\."/)
  assert.match(refused.text, /name="group_name"[^>]*value="rye co"/)
  assert.match(refused.text, /<textarea[^>]*name="desc"[^>]*>Rye</)
  assert.match(refused.text, /value="restricted" checked/)
  assert.deepEqual(await world.sql('select count(*)::int as count from groups'), before)
})

test('an address that is taken is shown beside a description that is too short, in German', async () => {
  const typed = { ...choices, group_name: group.name, desc: 'Brot' }

  const refused = await browserOf('ben', 'de').send('/groups/new', typed)

  assert.deepEqual(Object.keys(errorsIn(refused.text)), ['group_name', 'desc'])
  assert.match(summaryIn(refused.text).text, /^2 Felder brauchen Ihre Aufmerksamkeit\./)
})

test('one mistake has no list above the form', async () => {
  const refused = await browserOf('ben').send('/groups/new', { ...choices, group_name: 'rye', desc: 'Rye' })

  assert.deepEqual(Object.keys(errorsIn(refused.text)), ['desc'])
  assert.deepEqual(summaryIn(refused.text), { links: [], text: '' })
})

test('settings show all that is wrong, and save nothing', async () => {
  const owner = browserOf('owner')
  const at = `/g/${group.name}/settings/general`
  const settingsNow = () => world.as('owner').getgroup({ group_id: group.id })
  const before = await settingsNow()

  const wrong = { title: 'x'.repeat(201), name: 'no name', website: 'ftp://example.org', desc: 'short' }
  const refused = await owner.send(at, wrong)

  assert.deepEqual(Object.keys(errorsIn(refused.text)), ['title', 'desc'])
  // What a text has to be is known before it is held against the group.
  const again = await owner.send(at, { ...wrong, title: 'Bakers', desc: 'A group about bread and rolls' })
  assert.deepEqual(Object.keys(errorsIn(again.text)), ['name', 'website'])
  assert.deepEqual(summaryIn(again.text).links, ['#name', '#website'])
  assert.match(again.text, /value="ftp:\/\/example\.org"/)
  assert.deepEqual(await settingsNow(), before)
})

test('the API still answers with the first error alone', async () => {
  const sent = world.as('ben').creategroup({ ...choices, group_name: 'rye co', desc: 'Rye' } as never)

  await assert.rejects(sent, { type: 'bad_request', extra: 'invalid group_name' })
})
