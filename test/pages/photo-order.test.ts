import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { pngOf } from '../fixtures/pictures.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor } from './visitor.ts'

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const visitor = newVisitor(server, new URL(world.settings.url).origin, 'en')
visitor.cookies.set(sessionCookieName, world.people.ben.ways.cookie.cookie!)
const group = await world.addGroup({}, { peopled: true })
const [home, ben] = [`/g/${group.name}`, world.as('ben')]

test('albums and photos are in the order that the visitor prefers, unless they choose another', async () => {
  const { id: album_id } = await ben.newalbum({ group_id: group.id, title: 'Bread' })
  await ben.newalbum({ group_id: group.id, title: 'Apples' })
  const parts = ['b', 'c', 'a'].map(filename => ({
    ...{ param: 'fileupload', filename },
    content: pngOf({ width: 3, height: 2 }),
  }))
  await server.call('uploadphotos', { album_id }, { person: world.people.ben, way: 'cookie' }, parts)
  const photosAt = async (path: string) =>
    [...(await visitor.open(path)).text.matchAll(/aria-label="[^"]*\d+[^"]*\b([abc])"/g)]
      .map(([, name]) => name)
      .join('')
  const albums = async () =>
    [...(await visitor.open(`${home}/photos`)).text.matchAll(/<bdi>(Bread|Apples)</g)].map(([, title]) => title)
  const path = `${home}/album/${album_id}`
  assert.deepEqual([await photosAt(path), await albums()], ['bca', ['Apples', 'Bread']])

  await ben.updateuser({
    photos_order_by: 'photos_order_by_name',
    photos_sort_dir: 'sort_desc',
    album_sort_dir: 'sort_asc',
  })

  assert.deepEqual([await photosAt(path), await albums()], ['cba', ['Bread', 'Apples']])
  assert.match((await visitor.open(path)).text, /aria-current="page"[^>]*>By name</)
  assert.equal(await photosAt(`${path}?by=order`), 'bca')
  assert.equal(await photosAt(`${path}?by=date`), 'acb')
  const [b, c] = (await ben.getphotos({ album_id, sort_field: 'position' })).data.map(({ id }) => id)
  const shown = (await visitor.open(`${home}/photo/${b}`)).text
  assert.match(shown, />2 of 3</)
  assert.match(shown, new RegExp(`href="${home}/photo/${c}"[^>]*rel="prev"`))
  // The page that arranges the album shows its own order.
  const arranged = (await visitor.open(`${path}/order`)).text
  assert.deepEqual([...arranged.matchAll(/<img[^>]*alt="([abc])"/g)].map(([, name]) => name).join(''), 'bca')
})
