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

test('settings are shown with their source, in the language of the account', async () => {
  const english = textOf((await admin.open('/admin/settings')).text)
  assert.match(english, /FOLKMOOT_URL .*? Environment/)
  assert.match(english, /FOLKMOOT_LANGUAGE en Default/)
  await world.as('owner').updateuser({ language: 'de' })
  assert.match(textOf((await admin.open('/admin/settings')).text), /FOLKMOOT_LANGUAGE en Standard/)
  assert.match(textOf((await admin.open('/admin')).text), /Diese Website Personen/)
})

test('every number of the lists links to a list with as many entries', async () => {
  await world.as('owner').updateuser({ language: 'en' })
  const [org] = await world.sql(
    `insert into organisations (name, host) values ('Millers', 'mill.example') returning id`,
  )
  await world.sql(`update groups set org_id = $1 where id = $2`, [org!['id'], world.group.id])
  await world.addGroup({}, { peopled: ['owner', 'ben'], parent: world.group })
  await world.sql(`update groups set subgroups_count = 1 where id = $1`, [world.group.id])
  const entriesOf = (html: string, hash: string): number => {
    const from = html.indexOf(`id="${hash}"`)
    const next = html.indexOf('<h2', from + 1)
    const part = hash === '' ? html : html.slice(from, next < 0 ? undefined : next)
    const [, headed] = /<h1[^>]*>(\d+) /.exec(html) ?? []
    const [, rows = ''] = /<(?:tbody|ul)[^>]*>(.*?)<\/(?:tbody|ul)>/s.exec(part) ?? []
    return hash === '' && headed ? Number(headed) : [...rows.matchAll(/<(?:tr|li)[ >]/g)].length
  }
  let followed = 0
  for (const path of ['/admin/groups', `/admin/groups/${world.group.id}`, '/admin/people', '/admin/organisations']) {
    const { text } = await admin.open(path)
    for (const [, href = '', shown] of text.matchAll(/<a class="link" href="([^"]*)">(\d+)<\/a>/g)) {
      const [address = '', hash = ''] = (href.startsWith('#') ? path + href : href).replaceAll('&amp;', '&').split('#')
      // Messages are counted there, and listed in the group.
      if (hash === 'messages') continue
      const target = await admin.open(address)
      assert.equal(entriesOf(target.text, hash), Number(shown), `${href} on ${path}`)
      followed += 1
    }
  }
  assert.ok(followed > 10)
})

test('a relay that fails and jobs that died are listed with as many entries as the numbers say', async () => {
  const { id: group_id } = world.group
  await world.sql(
    `with made as (
       insert into outgoing_messages (group_id, kind, recipient_ids, state) values ($1, 'message', '{1,2}', 'done') returning group_id, id)
     insert into deliveries (group_id, outgoing_message_id, recipient_id, email, domain, tries, run_at, last_try, response)
     select group_id, id, n, 'x' || n || '@post.example', 'post.example', 2, now() + interval '1 hour', now(), '421 too many connections'
     from made, generate_series(1, 2) n`,
    [group_id],
  )
  const queue = await admin.open('/admin/email')
  const [, href = '', count] = /href="(\/admin\/email\/delayed\?domain=[^"]*)">(\d+)</.exec(queue.text) ?? []
  const delayed = await admin.open(href)
  assert.equal([...delayed.text.matchAll(/x\d@post\.example/g)].length >= Number(count), true)
  assert.equal(count, '2')
  assert.match(queue.text, /421 too many connections/)

  const jobs = await admin.open('/admin/jobs')
  const [{ dead }] = (await world.sql(`select count(*)::int as dead from jobs where dead_since is not null`)) as [
    { dead: number },
  ]
  assert.ok(dead > 0)
  assert.match(jobs.text, new RegExp(`<h1[^>]*>${dead} `))
  const retried = await admin.fill(jobs, {}, '?/retry')
  assert.match(retried.text, /The job runs again/)
})

test('the recipients of a notification that failed are listed', async () => {
  const [made] = await world.sql(
    `with email as (
       insert into service_emails (kind, message_id, recipient, subject, body) values ('account_notify', 'zoe@folkmoot.test', 'zoe@example.org', 'Signed in', 'x') returning id)
     insert into outgoing_messages (group_id, kind, recipient_ids, state, error)
     select 0, 'notification', array[id], 'dead', 'no route' from email returning id`,
  )
  const queue = await admin.open('/admin/email')
  const href = `/admin/email/delayed?state=failed&amp;id=${Number(made!['id'])}`
  assert.ok(queue.text.includes(`href="${href}">1</a>`), queue.text)
  const recipients = await admin.open(href.replace('&amp;', '&'))
  assert.match(textOf(recipients.text), /Recipients of failed email .* zoe@example\.org/)
  assert.doesNotMatch((await admin.open('/admin/email/delayed?state=failed&id=1')).text, /zoe@/)
})

test('an account that is deleted is confirmed on the list of people', async () => {
  const { id } = (await world.addPerson('leaver')).account
  const at = `/admin/people/${id}`
  const asked = await admin.send(at, {}, '?/preview')
  const deleted = await admin.fill(asked, {}, '?/remove')
  assert.match(deleted.text, /Person deleted\./)
})

/** Numbers that lead nowhere, and why. */
const unlinked: readonly [page: RegExp, shown: RegExp, why: string][] = [
  [/^\/admin$/, /^[\d.a-z-]+$/, 'versions count nothing'],
  [/^\/admin\/groups\/\d+$/, /(?:B|kB|MB)$/, 'what a group stores is only for its members'],
  [/^\/admin\/storage$/, /^[\d,.]+(?: (?:B|kB|MB|GB))?$/, 'the tables of the database have no pages'],
  [/^\/admin\/settings$/, /./, 'settings count nothing'],
  [/^\/admin\/limits$/, /^\d+$/, 'requests that are counted are not kept'],
  [/^\/admin\/email\//, /^\d+$/, 'attempts are counted, not kept'],
]

test('every number on the pages of administrators links to what it counts, but for those that say nothing more', async () => {
  const { message_id } = await world.post('owner', { subject: 'Bread' })
  const pages = [
    ...['', '/people', '/email', '/jobs', '/settings', '/reviews', '/groups', '/organisations', '/storage', '/limits'],
    ...['/email/delayed', `/email/messages/${message_id}`, '/email/address?email=ben%40example.org'],
    ...[`/groups/${world.group.id}`, `/people/${world.people.ben.account.id}`],
  ]
  let linked = 0
  for (const page of pages) {
    const { text, path } = await admin.open(`/admin${page}`)
    const cells = [...text.matchAll(/<(?:td|dd)(?: [^>]*)?>(.*?)<\/(?:td|dd)>/gs)].map(([, cell = '']) =>
      cell.replaceAll(/<(time|code|bdi|form|select)[ >].*?<\/\1>/gs, ''),
    )
    for (const [, href = ''] of cells.join('').matchAll(/href="(\/[^"]*)"/g)) {
      const { status } = await admin.open(href.replaceAll('&amp;', '&').split('#')[0]!)
      assert.equal(status, 200, `${href} on ${path}`)
      linked += 1
    }
    const numbers = cells
      .map(cell => textOf(cell.replaceAll(/<a [^>]*>.*?<\/a>/gs, '')).trim())
      .filter(shown => /^[\d,.]+(?:[a-z.-]*\d*| (?:B|kB|MB|GB))?$/.test(shown))
    const bare = numbers.filter(shown => !unlinked.some(([where, form]) => where.test(path) && form.test(shown)))
    assert.deepEqual(bare, [], path)
  }
  assert.ok(linked > 20)
})
