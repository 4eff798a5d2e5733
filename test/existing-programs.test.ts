import assert from 'node:assert/strict'
import { test } from 'node:test'
import { password, passwordOf } from './accounts.ts'
import { pngOf } from './fixtures/pictures.ts'
import { freePort } from './servers/free-port.ts'
import { serve, trust } from './servers/server.ts'
import { newWorld } from './world.ts'

/**
 * Two programs that download what a group keeps, and a web site made of its calls, as people use them with such services. The clients
 * here send what those send: they sign in with a query or a form, know nothing but cookies, and open addresses without any.
 */
const port = await freePort()
const world = await newWorld({ FOLKMOOT_URL: `https://localhost:${port}` })
const server = await serve(world, { port })
trust(server.certificate.cert)
const api = `${world.settings.url}/api/v1`
const { group } = world
await world.sql(`update accounts set password_hash = $1 where email in ('ben@example.org', 'owner@example.org')`, [
  passwordOf(password),
])

const ben = world.as('ben')
const send = async (name: string, params: Record<string, string | number>, files: Record<string, string | Buffer>) => {
  const parts = Object.entries(files).map(([filename, content]) => ({ param: 'fileupload', filename, content }))
  const { status, text } = await server.call(name, params, { person: world.people.ben, way: 'key' }, parts)
  assert.equal(status, 200, text)
}
const { id: group_id, name: group_name } = group
const [snow, rain] = [pngOf({ width: 30, height: 20 }), pngOf({ width: 20, height: 30 })]
await ben.newfilefolder({ group_id, name: 'Minutes' })
await ben.newfilefolder({ group_id, path: '/Minutes', name: 'Of 2026' })
await ben.newfilefolder({ group_id, name: 'Empty' })
await ben.newfilelink({ group_id, name: 'Town hall', url: 'https://town.example/' })
await send('uploadfiles', { group_id }, { 'rules.txt': 'No bikes.' })
await send('uploadfiles', { group_id, path: '/Minutes/Of 2026' }, { 'May & June.txt': 'All agreed.' })
const albums = [await ben.newalbum({ group_id, title: 'A year' }), await ben.newalbum({ group_id, title: 'Bread' })]
await send('uploadphotos', { album_id: albums[0]!.id }, { 'snow.png': snow, 'rain.png': rain })
await world.settle()

type Cookies = Map<string, string>
/** The cookies of an answer, as programs keep them. */
const cookiesOf = (answer: Response): Cookies =>
  new Map(answer.headers.getSetCookie().map(line => line.split('; ')[0]!.split('=') as [string, string]))
const cookieHeader = (cookies: Cookies) => ({ cookie: [...cookies].map(pair => pair.join('=')).join('; ') })
/** What the programs read of lists and objects. */
type Entry = Record<'type' | 'title' | 'name' | 'path' | 'media_type' | 'download_url', string> & { id: number }
type Body = {
  user: { status: string; csrf_token: string; subscriptions: { group_id: number; group_name: string }[] }
  data: Entry[]
  has_more: boolean
  next_page_token: number
  object: string
  total_emails: number
  download_url: string
}
const jsonOf = async (answer: Response): Promise<Body> => {
  const text = await answer.text()
  assert.equal(answer.status, 200, text)
  return JSON.parse(text) as Body
}
const login = (email: string, headers = {}) =>
  fetch(`${api}/login`, { method: 'POST', headers, body: new URLSearchParams({ email, password }) })

test('a program downloads all files of a group, folder by folder', async () => {
  const cookies = cookiesOf(await login('ben@example.org'))
  const downloaded = new Map<string, string>()
  const visit = async (path: string): Promise<void> => {
    const params = new URLSearchParams({ group_name, limit: '100', path })
    const { data } = await jsonOf(
      await fetch(`${api}/getfiledirectory?${params.toString()}`, { headers: cookieHeader(cookies) }),
    )
    for (const entry of data)
      if (entry.type === 'file_type_dir') await visit(`${path}/${entry.name}`)
      else if (entry.download_url) {
        const answer = await fetch(entry.download_url, { headers: cookieHeader(cookies) })
        downloaded.set(['.', entry.path, entry.name].join('/'), await answer.text())
      }
  }

  await visit('')

  assert.deepEqual(
    downloaded,
    new Map([
      ['.//Minutes/Of 2026/May & June.txt', 'All agreed.'],
      ['.///rules.txt', 'No bikes.'],
    ]),
  )
})

test('a program downloads all photos of a group, opening their addresses without a cookie', async () => {
  const query = new URLSearchParams({ email: 'ben@example.org', password, api_key: 'nonce' })
  const json = { 'content-type': 'application/json', 'cache-control': 'no-cache' }
  const signedIn = await fetch(`${api}/login?${query.toString()}`, { method: 'POST', headers: json })
  const cookie = signedIn.headers
    .getSetCookie()
    .map(line => line.split('; ')[0])
    .join('; ')
  const { subscriptions } = (await jsonOf(signedIn)).user
  const own = subscriptions.find(one => one.group_name === group_name)!
  /** All pages of a list. */
  const all = async (route: string): Promise<Entry[]> => {
    const rows: Entry[] = []
    for (let more = ''; ;) {
      const body = await jsonOf(await fetch(`${api}/${route}${more}`, { headers: { ...json, cookie } }))
      rows.push(...body.data)
      if (!body.has_more) return rows
      more = `&page_token=${body.next_page_token}`
    }
  }
  const found: unknown[] = []

  for (const { id, title } of await all(`getalbums?group_id=${own.group_id}`))
    for (const { name, download_url } of await all(`getphotos?group_id=${own.group_id}&album_id=${id}&limit=1`)) {
      const answer = await fetch(download_url)
      found.push([title, name, answer.status, Buffer.from(await answer.arrayBuffer())])
    }

  assert.deepEqual(found, [
    ['A year', 'snow.png', 200, snow],
    ['A year', 'rain.png', 200, rain],
  ])
})

test('a web site signs its visitors in, shows files, and sends their browsers to them', async () => {
  const signedIn = await login('ben@example.org')
  const { user } = await jsonOf(signedIn)
  assert.equal(user.status, 'user_status_confirmed')
  // The site sets them again without `Secure`: then browsers drop those with the prefix.
  const kept = new Map([...cookiesOf(signedIn)].filter(([name]) => !name.startsWith('__Host-')))
  const visitor = cookieHeader(new Map([...kept, ['session', 'of-the-site']]))
  const ask = async (route: string) => jsonOf(await fetch(`${api}/${route}`, { headers: visitor }))
  const shown = ({ data }: Body) =>
    data.map(({ media_type, name, path }) => (media_type === 'folder' ? `${name}/` : `${path}/${name}`))

  const top = shown(await ask(`getfiledirectory?group_id=${group_id}&limit=100`))
  const folder = shown(await ask(`getfiledirectory?group_id=${group_id}&path=//Minutes/Of%202026&limit=100`))
  const { download_url } = await ask(`getfile?group_id=${group_id}&path=//rules.txt`)
  const browser = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
  const file = await fetch(download_url, { headers: browser })

  assert.deepEqual(top, ['Empty/', 'Minutes/', '//rules.txt', '//Town hall'])
  assert.deepEqual(folder, ['/Minutes/Of 2026/May & June.txt'])
  assert.deepEqual([file.status, await file.text()], [200, 'No bikes.'])
  for (const route of ['gettopics?', 'getevents?start=2026-10-01&end=2027-10-01&limit=100&'])
    assert.ok(Array.isArray((await ask(`${route}group_id=${group_id}`)).data), route)
})

test('the site changes the profile of a visitor, and adds members as an administrator', async () => {
  const signedIn = await login('ben@example.org')
  const kept = new Map([...cookiesOf(signedIn)].filter(([name]) => !name.startsWith('__Host-')))
  const csrf = (await jsonOf(signedIn)).user.csrf_token
  const renamed = new URLSearchParams({ full_name: 'Ben Baker', csrf })
  const changed = await fetch(`${api}/updateprofile`, { method: 'POST', headers: cookieHeader(kept), body: renamed })

  const asOwner = await login('owner@example.org')
  const added = new URLSearchParams({ group_id: String(group_id), emails: 'stranger@example.org' })
  added.set('csrf', (await jsonOf(asOwner.clone())).user.csrf_token)
  const headers = cookieHeader(cookiesOf(asOwner))
  const results = await jsonOf(await fetch(`${api}/directadd`, { method: 'POST', headers, body: added }))

  assert.deepEqual([changed.status, await changed.text()].slice(0, 1), [200])
  assert.deepEqual([results.object, results.total_emails], ['direct_add_results', 1])
})
