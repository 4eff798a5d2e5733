import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { pngOf } from '../fixtures/pictures.ts'
import { serve, type TestFile } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

// An upload that is too large is told its size and the limit, without scripts, in both languages.

const world = await newWorld({ FOLKMOOT_GROUP_STORAGE: '2 MiB', FOLKMOOT_MAX_UPLOAD: '1 MiB' })
const server = await serve(world, { pages: await builtPages() })
const group = await world.addGroup({}, { peopled: ['owner'] })
const home = `/g/${group.name}`
const { id: album_id } = await world.as('owner').newalbum({ group_id: group.id, title: 'Ovens' })

function ownerIn(language: string): Visitor {
  const visitor = newVisitor(server, new URL(world.settings.url).origin, language)
  visitor.cookies.set(sessionCookieName, world.people.owner.ways.cookie.cookie!)
  return visitor
}
const whyNot = ({ text }: { text: string }) =>
  /id="fileupload-why"[^>]*>([^<]*)</.exec(text)?.[1]?.replaceAll('\u00a0', ' ') ?? ''
const large = (size: number): TestFile[] => [
  { param: 'fileupload', filename: 'large.bin', content: Buffer.alloc(size, 'x') },
]
const photo = pngOf({ width: 9, height: 9 })
const picture: TestFile[] = [{ param: 'fileupload', filename: 'a.png', content: photo }]

test('more than fits into one request is refused with its size and what fits', async () => {
  const said = async (language: string, path: string, action: string) =>
    whyNot(await ownerIn(language).send(path, {}, action, { files: large(1_500_000) }))
  for (const [path, action] of [
    [`${home}/files`, '?/upload'],
    [`${home}/album/${album_id}`, '?/upload#upload'],
  ] as const) {
    assert.match(await said('en', path, action), /^Your upload \(1\.5 MB\) is too large, .* up to 1 MB at once\.$/)
    assert.match(await said('de', path, action), /^Ihr Upload \(1,5 MB\) ist zu groß .* bis zu 1 MB\.$/)
  }
})

test('more than the storage has left is refused with its size and what is left', async () => {
  for (const n of [1, 2])
    await ownerIn('en').send(`${home}/files`, {}, '?/upload', {
      files: [{ ...large(700_000)[0]!, filename: `${n}.bin` }],
    })
  const files = await ownerIn('en').send(`${home}/files`, {}, '?/upload', { files: large(900_000) })
  assert.equal(
    whyNot(files),
    "Your upload (900 kB) doesn't fit: 697 kB of 2.1 MB are free. Delete files, or contact an owner.",
  )

  await world.sql(`update groups set storage_used = $2 where id = $1`, [group.id, 2 * 1024 * 1024])
  const photos = await ownerIn('de').send(`${home}/album/${album_id}`, {}, '?/upload#upload', { files: picture })
  assert.match(whyNot(photos), /^Ihr Upload \(\d+ k?B\) passt nicht: 0 B von 2,1 MB sind frei\./)
})
