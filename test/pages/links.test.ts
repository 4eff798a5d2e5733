// Not on every day: it walks through many pages.
// Walks the pages by their links, as people do. A page that nothing links to is one that nobody finds; those that are found are then
// looked at in a browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContextOptions } from 'playwright-core'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { pngOf } from '../fixtures/pictures.ts'
import { serve } from '../servers/server.ts'
import type { PersonName } from '../world/people.ts'
import { newWorld } from '../world.ts'
import { chromium } from '../browser.ts'
import { inTurn } from '../sampling.ts'
import { allRoutes, routeOf } from './all-forms.ts'
import { axeViolations, darkModeRules, openBrowser } from './browser-session.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

const byEmail = 'the links are in emails'
const byScript = 'scripts call it'
const byServer = 'the server sends people there'
const byProvider = 'needs an identity provider'
const byWorker = 'the service worker shows it'
const byApps = 'other apps share to it'
const bySetup = 'the setup link leads there'
const byCrawler = 'search engines know its address'

/** Routes without a link, and how they are reached instead. */
const unlinked: Readonly<Record<string, string>> = {
  '/[...link=email_link]': byEmail,
  '/confirm': byEmail,
  '/invite': byEmail,
  '/g/[name]/pending': byEmail,
  '/g/[name]/pending/[id]': byEmail,
  '/g/[name]/moderation/state': byScript,
  '/g/[name]/topic/[id]/seen.json': byScript,
  '/.well-known/change-password': byServer,
  '/calendar/repeat': byScript,
  '/drafts/files': byScript,
  '/notifications/count': byScript,
  '/drafts/save': byScript,
  '/g/[name]/album/[id]/upload': byScript,
  '/g/[name]/album/[id]/place': byScript,
  '/gone': byServer,
  '/inbox': byServer,
  '/offline': byWorker,
  '/share': byApps,
  '/g/[name]/warning': byServer,
  '/too-many': byServer,
  '/login/[provider=provider]': byProvider,
  '/login/[provider=provider]/start': byProvider,
  '/setup': bySetup,
  '/setup/address': bySetup,
  '/setup/email': bySetup,
  '/setup/backups': bySetup,
  '/setup/group': bySetup,
  '/robots.txt': byCrawler,
  '/sitemap.xml': byCrawler,
  '/g/[name]/sitemap.xml': byCrawler,
}

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
await world.sql(`update accounts set site_admin = true where id = $1`, [world.people.owner.account.id])
const group = await world.addGroup(
  { privacy: 'group_privacy_none', moderated: true, allow_reposts: true },
  { peopled: true },
)
const posted = await world.post('owner', { subject: 'Bread #rye', body: '<p>Rye</p>' }, group)
const { message_id } = posted
await world.answer('owner', posted, { subject: 'Re: Bread', body: '<p>Oats</p>' }, group)
await world.as('owner').updatemessage({ message_id, body: '<p>Rye and oats</p>' })
await world.as('owner').newextracolumn({ group_id: group.id, name: 'Boat', type: 'text_column', profile: true })
await world.draft('owner', { subject: 'Oats' }, group)
await world
  .as('owner')
  .addevent({ group_id: group.id, name: 'Baking', start_time: new Date().toISOString().slice(0, 10) })
await world.as('owner').newpoll({ group_id: group.id, question: 'Rye?', answers: '[{"text":"Yes"},{"text":"No"}]' })
const table = await world.as('owner').newdatabase({
  ...{ group_id: group.id, name: 'Breads', columns: JSON.stringify([{ name: 'Bread', type: 'text_column' }]) },
})
await world.as('owner').newdatabaserow({ database_id: table.id, vals: '[]' })
await world.as('owner').newdatabaseview({ database_id: table.id, name: 'Rye', search: 'rye' })
await world.as('owner').newfilelink({ group_id: group.id, name: 'Mill', url: 'https://mill.example/' })
const album = { title: 'Ovens', group_id: group.id }
const { id: album_id } = await world.as('owner').newalbum(album)
const photos = ['a.png', 'b.png'].map(filename => ({
  param: 'fileupload',
  filename,
  content: pngOf({ width: 9, height: 9 }),
}))
await server.call('uploadphotos', { album_id }, { person: world.people.owner, way: 'cookie' }, photos)
const chat = await world.as('owner').newchat({ group_id: group.id, subject: 'Ovens', desc: 'Ovens', announce: false })
await world.as('owner').postchatmessage({ chatsub_id: chat.chat_sub!.id, message: 'Hot' })
const ovens = await world.as('owner').newwikipage({ group_id: group.id, title: 'Ovens', body: '<p>See [[Flour]]</p>' })
await world.as('owner').updatewikipage({ id: ovens.page.id, body: '<p>Hot, see [[Flour]]</p>' })
const hook = { url: 'https://hooks.example/', actions: ['group.renamed' as const] }
await world.as('owner').newwebhook({ group_id: group.id, ...hook })
await world.as('owner').newpostingaddress({ group_id: group.id, name: 'Nightly build' })
await world.hold('ben', { subject: 'Wheat' }, group)
// An email in the local mailbox, with a link to a page that nothing else links to.
await world.as('anonymous').requestpasswordreset({ email: world.people.cleo.account.email })
await world.settle()

const hrefs = /<(?:a|link|form|button)\s[^>]*?(?:href|action)="([^"#]*)[^"]*"/g
/** How many pages of a route somebody looks at: links differ with what is shown, and most between emails, in any order. */
const perRoute = 2
const perMailbox = 100

/** The routes that the pages of a visitor link to, and the first page of each that they get to see. */
type CrawlResult = { linked: Set<string>; seen: Map<string, string> }
async function walk(visitor: Visitor): Promise<CrawlResult> {
  const linked = new Set<string>()
  const seen = new Map<string, string>()
  const counts = new Map<string, number>()
  const queue = ['/']
  const known = new Set(queue)
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const route = routeOf(path)
    const count = counts.get(route) ?? 0
    counts.set(route, count + 1)
    if (count >= (route === '/admin/mailbox/[id]' ? perMailbox : perRoute) || route === '/logout') continue
    const page = await visitor.open(path)
    if (!String(page.headers['content-type']).startsWith('text/html')) continue
    if (page.status === 200 && page.path === path && !seen.has(route)) seen.set(route, path)
    for (const [, href = ''] of page.text.matchAll(hrefs)) {
      const url = new URL(href.replaceAll('&amp;', '&'), new URL(path, world.settings.url))
      if (url.origin !== origin) continue
      const target = url.pathname + url.search
      linked.add(routeOf(target))
      if (!known.has(target)) queue.push(target)
      known.add(target)
    }
  }
  return { linked, seen }
}

function signedInAs(name: PersonName): Visitor {
  const visitor = newVisitor(server, origin)
  visitor.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return visitor
}

const cookieOf = (name: PersonName): string => world.people[name].ways.cookie.cookie!
/** Everyone's walk, made once. */
const walks = new Map<PersonName | 'visitor', CrawlResult>()
async function walkOf(name: PersonName | 'visitor'): Promise<CrawlResult> {
  const known = walks.get(name)
  if (known) return known
  const walked = await walk(name === 'visitor' ? newVisitor(server, origin) : signedInAs(name))
  walks.set(name, walked)
  return walked
}

test('every page is linked from another one, for visitors, members or owners', async () => {
  const linked = new Set<string>()
  for (const name of ['visitor', 'stranger', 'ben', 'owner'] as const)
    for (const route of (await walkOf(name)).linked) linked.add(route)

  const isLost = (route: string) => !linked.has(route || '/') && !linked.has(route)
  const lost = allRoutes.filter(isLost)

  assert.deepEqual(lost.toSorted(), Object.keys(unlinked).toSorted())
})

const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1280, height: 900 } }
const dark = { colorScheme: 'dark' as const }
type Look = BrowserContextOptions & { isWithoutScripts?: true }
/** Where pictures of the pages go that somebody wants to look at: of all pages that an owner and administrator sees, in all ways. */
const { FOLKMOOT_PICTURES: pictures } = process.env
const pictureName = (path: string, { viewport, colorScheme = 'light', isWithoutScripts }: Look): string => {
  const place = path.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'
  return [place, viewport?.width, colorScheme, ...(isWithoutScripts ? ['no-scripts'] : [])].join('-')
}
/** Each page is looked at by each person in one of these ways, so that all pages have all ways by several people. */
const looks: readonly Look[] = [
  { ...phone, ...dark },
  { ...desk, locale: 'de-DE' },
  { ...phone, locale: 'de-DE', isWithoutScripts: true },
  { ...desk, ...dark, isWithoutScripts: true },
]
const brokenPictures = `[...document.images].filter(image => image.complete && image.naturalWidth === 0).map(image => image.src)`
const overhanging = `document.documentElement.scrollWidth > innerWidth
  ? [...document.body.querySelectorAll('*')].filter(part => part.getBoundingClientRect().right > innerWidth + 1).map(part => part.outerHTML.slice(0, 120)).slice(-1)
  : []`

const browse = openBrowser()
test(
  'every page fits the screen of a phone, is accessible, and has no errors in the console',
  { skip: !chromium },
  async () => {
    await world.as('ben').updateuser({ language: 'de' })
    const visits: { name: PersonName | 'visitor'; path: string; look: Look }[] = []
    for (const [person, name] of (['visitor', 'ben', 'owner'] as const).entries())
      for (const [at, path] of [...(await walkOf(name)).seen.values()].entries())
        visits.push(...(pictures ? looks : [looks[(at + person) % looks.length]!]).map(look => ({ name, path, look })))
    const { open, complaints } = await browse(server.port)
    const wrong: string[] = []
    for (const { name, path, look } of pictures ? visits.filter(visit => visit.name === 'owner') : inTurn(visits, 16)) {
      const { isWithoutScripts, ...options } = look
      const page = await open(options)
      // Not with scripts turned off: what looks for violations is one.
      if (isWithoutScripts)
        await page.route('**/*', route =>
          route.request().resourceType() === 'script' ? route.abort() : route.continue(),
        )
      if (name !== 'visitor')
        await page
          .context()
          .addCookies([{ name: sessionCookieName, value: cookieOf(name), url: `https://localhost:${server.port}` }])
      const response = await page.goto(path)
      if (pictures) await page.screenshot({ path: `${pictures}/${pictureName(path, look)}.png`, fullPage: true })
      const found = [
        ...(response?.status() === 200 ? [] : [`answers ${response?.status()}`]),
        ...(await page.evaluate<string[]>(overhanging)).map(part => `is wider than the screen: ${part}`),
        ...(await page.evaluate<string[]>(brokenPictures)).map(src => `shows no picture: ${src}`),
        ...(await axeViolations(page, isWithoutScripts && look.colorScheme === 'dark' ? darkModeRules : undefined)),
        ...complaints.splice(0).filter(line => !isWithoutScripts || !line.includes('ERR_FAILED')),
      ]
      wrong.push(...found.map(line => `${path}, ${name}, ${JSON.stringify(look)}: ${line}`))
      await page.context().close()
    }

    assert.deepEqual(wrong, [])
  },
)
