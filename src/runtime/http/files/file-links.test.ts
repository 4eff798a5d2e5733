import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { FileObject } from '#contract/files.ts'
import type { PhotoObject } from '#contract/photos.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { headersOf, serve, type LoginMethod, type Reply } from '#test/servers/server.ts'
import { addMembership, type Person } from '#test/world/people.ts'
import { newWorld } from '#test/world.ts'
import { signLink } from './file-tickets.ts'

const world = await newWorld()
const server = await serve(world)
const { ben } = world.people
const { group, app } = world

const upload = async (name: string, params: Record<string, string | number>, filename: string, content: Buffer) => {
  const parts = [{ param: 'fileupload', filename, content }]
  return (await server.call(name, params, { person: ben, way: 'key' }, parts)).body
}
const { files } = (await upload('uploadfiles', { group_id: group.id }, 'rye.png', pngOf({ width: 9, height: 9 }))) as {
  files: FileObject[]
}
const file_id = files[0]!.id
const { id: album_id } = await world.as('ben').newalbum({ group_id: group.id, title: 'Bread' })
const { photos } = (await upload('uploadphotos', { album_id }, 'loaf.png', pngOf({ width: 500, height: 9 }))) as {
  photos: PhotoObject[]
}

const { id: page_id } = (await world.as('ben').newwikipage({ group_id: group.id, title: 'Bread', body: 'Rye.' })).page
await upload('uploadwikifiles', { id: page_id }, 'crumb.png', pngOf({ width: 9, height: 9 }))
type WikiFile = { download_url: string; thumbnail_url: string }
const wikiFileOf = async (person: Person): Promise<WikiFile> => {
  const { body } = await server.ask(`/api/v1/getwikipageset?id=${page_id}`, { headers: headersOf(person, 'key') })
  return (body as { files: WikiFile[] }).files[0]!
}

const find = async (person: Person, way: LoginMethod, headers: Record<string, string> = {}) =>
  (await server.ask(`/api/v1/getfile?file_id=${file_id}`, { headers: { ...headersOf(person, way), ...headers } }))
    .body as FileObject
const pathIn = (address: string): string => address.replace(world.settings.url, '')
/** Without any credentials but the ticket. */
const open = (address: string, headers: Record<string, string> = {}) => server.ask(pathIn(address), { headers })
const refusalIn = ({ status, body }: Reply) => [status, (body as { type?: string } | undefined)?.type]
const refused = [400, 'authentication']
const plainUrl = `${world.settings.url}/api/v1/downloadfile?file_id=${file_id}`

async function addMember(name: string): Promise<Person> {
  const person = await world.addPerson(name)
  return { ...person, id: await addMembership(world, group.id, person, {}) }
}

suite('the address of a file', () => {
  test('is kept without its ticket in what people write', async () => {
    const { download_url, image_thumbnail_url } = await find(ben, 'key')
    const body = `<p>See <a href="${download_url.replaceAll('&', '&amp;')}">this</a>, ${image_thumbnail_url}</p>`
    const params = { group_id: group.id, title: 'Links', body }
    const { status, text } = await server.call('newwikipage', params, { person: ben, way: 'key' })

    assert.equal(status, 200)
    assert.ok(text.includes(`downloadfile?file_id=${file_id}`) && !text.includes('ticket'), text)
  })

  for (const way of ['cookie', 'key', 'basic'] as const)
    test(`works without credentials for whoever got it by ${way}, and stays the same`, async () => {
      const [first, again] = [await find(ben, way), await find(ben, way)]

      assert.ok(first.download_url.startsWith(`${plainUrl}&ticket=`))
      assert.deepEqual(again, first)
      assert.equal((await open(first.download_url)).status, 200)
      assert.equal((await open(first.image_thumbnail_url)).headers['content-type'], 'image/webp')
      // As a browser follows a link on another site.
      const visiting = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
      assert.equal((await open(first.download_url, visiting)).status, 200)
    })

  test('has no ticket for our own pages, nor where nobody signed in', async () => {
    const file = await find(ben, 'cookie', { 'sec-fetch-site': 'same-origin' })

    assert.equal(file.download_url, plainUrl)
    assert.deepEqual(refusalIn(await open(file.download_url)), refused)
  })

  test('works for photos in every size, albums, and files of wiki pages', async () => {
    const wikiFile = await wikiFileOf(ben)
    const { body: albums } = await server.ask(`/api/v1/getalbums?group_id=${group.id}`, {
      headers: headersOf(ben, 'cookie'),
    })
    const [album] = (albums as { data: { cover_url: string }[] }).data
    const { download_url, thumbnail_url, medium_url, large_url } = photos[0]!
    const ofPhotos = [download_url, thumbnail_url, medium_url, large_url, album!.cover_url]

    for (const address of [...ofPhotos, wikiFile.download_url, wikiFile.thumbnail_url])
      assert.equal((await open(address)).status, 200, address)
  })

  test('is only good for what it names', async () => {
    const { download_url } = await find(ben, 'key')
    const ticket = download_url.split('&ticket=')[1]!
    const [other] = (
      (await upload('uploadfiles', { group_id: group.id }, 'wheat.png', pngOf({ width: 8, height: 8 }))) as {
        files: FileObject[]
      }
    ).files
    const changed = [
      download_url.replace(`file_id=${file_id}`, `file_id=${other!.id}`),
      download_url.replace('&ticket=', '&thumbnail=1&ticket='),
      `${download_url}&file_id=${other!.id}`,
      download_url.replace('downloadfile', 'getfile'),
      `${download_url.slice(0, -1)}${download_url.endsWith('A') ? 'E' : 'A'}`,
      download_url.replace(/ticket=k\d+/, 'ticket=k1'),
      `${plainUrl}&ticket=`,
      `${world.settings.url}/api/v1/getuser?x=1&ticket=${ticket}`,
    ]
    for (const address of changed) assert.deepEqual(refusalIn(await open(address)), refused, address)
    const body = JSON.stringify({ file_id: other!.id })
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
    assert.deepEqual(refusalIn(await server.ask(pathIn(download_url), { headers, body })), refused)
  })

  test('ends after an hour or a little more', async () => {
    const [, key] = /ticket=k(\d+)/.exec((await find(ben, 'key')).download_url)!
    const path = `downloadfile?file_id=${file_id}`
    const signed = (minutes: number) =>
      `${plainUrl}&ticket=${signLink(app.ticketKey, path, { key_id: Number(key) }, Date.now() - minutes * 60_000)}`

    assert.equal((await open(signed(59))).status, 200)
    assert.deepEqual(refusalIn(await open(signed(91))), refused)
    const ofOther = signLink(Buffer.alloc(32), path, { key_id: Number(key) })
    assert.deepEqual(refusalIn(await open(`${plainUrl}&ticket=${ofOther}`)), refused)
  })

  test('stops when its session ends, and works on in a browser with another', async () => {
    const nora = await addMember('nora')
    const { download_url } = await find(nora, 'cookie')
    assert.equal((await open(download_url)).status, 200)

    await server.ask('/api/v1/logout', { headers: headersOf(nora, 'cookie') })

    assert.deepEqual(refusalIn(await open(download_url)), refused)
    assert.equal((await open(download_url, headersOf(ben, 'cookie'))).status, 200)
  })

  test('stops when its member is removed', async () => {
    const paul = await addMember('paul')
    const { download_url, image_thumbnail_url } = await find(paul, 'key')
    const photo = (
      await server.ask(`/api/v1/getphoto?photo_id=${photos[0]!.id}`, { headers: headersOf(paul, 'cookie') })
    ).body as PhotoObject
    const wikiFile = await wikiFileOf(paul)
    const addresses = [download_url, image_thumbnail_url, photo.download_url, photo.thumbnail_url]
    addresses.push(wikiFile.download_url, wikiFile.thumbnail_url)
    for (const address of addresses) assert.equal((await open(address)).status, 200)

    await world.as('owner').removemember({ group_id: group.id, member_info_id: paul.id })

    for (const address of addresses) assert.equal((await open(address)).status, 400)
  })
})
