// What site administrators see of the installation, and nobody else.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { serve } from '../servers/server.ts'
import type { PersonName } from '../world/people.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
await world.sql(`update accounts set site_admin = true where id = $1`, [world.people.owner.account.id])

function as(name: PersonName): Visitor {
  const visitor = newVisitor(server, origin)
  visitor.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return visitor
}
const admin = as('owner')
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

test('administration is absent for everyone but site administrators', async () => {
  for (const path of [
    '/admin',
    '/admin/people',
    '/admin/email',
    '/admin/jobs',
    '/admin/settings',
    '/admin/reviews',
    '/admin/groups',
    '/admin/organisations',
    '/admin/storage',
    '/admin/limits',
    '/admin/email/address',
    '/admin/email/delayed',
  ]) {
    const statuses = await Promise.all([admin, as('ben'), newVisitor(server, origin)].map(who => who.open(path)))
    assert.deepEqual(
      statuses.map(({ status }) => status),
      [200, 404, 404],
      path,
    )
  }
  assert.match((await admin.open('/settings')).text, /href="\/admin"/)
  assert.doesNotMatch((await as('ben').open('/settings')).text, /href="\/admin"/)
})

test('the overview says whether everything works, and what to do if not', async () => {
  const clean = await admin.open('/admin?again=1')
  await world.sql(
    `insert into jobs (subscriber, tries, error, dead_since) values ('nobody', 10, 'no such reader', now())`,
  )
  const broken = await admin.open('/admin?again=1')
  const recent = await admin.open('/admin')

  const problems = (text: string): string[] =>
    [...text.matchAll(/<h2[^>]*><span[^>]*>(\w+):<\/span> ([^<]*)/g)].map(([, state, check]) => `${state} ${check}`)
  assert.deepEqual(
    problems(broken.text).filter(problem => !problems(clean.text).includes(problem)),
    ['warning Failed jobs'],
  )
  assert.match(textOf(broken.text), /1 job failed for good; the last one: nobody: no such reader\./)
  assert.match(textOf(broken.text), /need(?:s)? attention/)
  assert.deepEqual(problems(recent.text), problems(broken.text))
})

test('every number of the overview links to what it counts', async () => {
  const { text } = await admin.open('/admin')
  const numbers = [...text.matchAll(/<dt>[^<]*<\/dt>\s*<dd class="number[^"]*">(.*?)<\/dd>/g)].map(
    ([, shown = '']) => shown,
  )
  const unlinked = numbers.filter(shown => !shown.includes('href='))
  // Versions, and since when the server runs.
  assert.equal(unlinked.length, 5, unlinked.join())
  for (const [, href = ''] of numbers.join('').matchAll(/href="([^"]*)"/g))
    assert.equal((await admin.open(href.replaceAll('&amp;', '&'))).status, 200, href)
})

test('settings are shown with their source, in the language of the account', async () => {
  const english = textOf((await admin.open('/admin/settings')).text)
  assert.match(english, /FOLKMOOT_URL .*? Environment/)
  assert.match(english, /FOLKMOOT_LANGUAGE en Default/)
  await world.as('owner').updateuser({ language: 'de' })
  assert.match(textOf((await admin.open('/admin/settings')).text), /FOLKMOOT_LANGUAGE en Standard/)
  assert.match(textOf((await admin.open('/admin')).text), /Diese Website Personen/)
})
