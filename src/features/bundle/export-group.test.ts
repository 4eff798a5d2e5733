import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { pngOf } from '#test/fixtures/pictures.ts'
import { collectBundle } from '#test/bundles.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import type { Manifest } from './manifest.ts'

const world = await newWorld()

test('a bundle has everything of a group, in files whose hashes its manifest names', async () => {
  await world.post('ben', { subject: 'Bread', body: 'From dusk till dawn.\n\nFrom here it rises.' })
  await world.as('owner').newhashtag({ group_id: world.group.id, name: 'rye' })

  const entries = await collectBundle(world, world.group.name)

  const manifest = JSON.parse(entries.get('manifest.json')!.toString()) as Manifest
  const listed = [...manifest.tables, ...manifest.others]
  assert.deepEqual(
    [...entries.keys()].filter(path => !['manifest.json', 'README.txt'].includes(path)).toSorted(),
    listed.map(({ path }) => path).toSorted(),
  )
  for (const { path, bytes, sha256 } of listed) {
    const content = entries.get(path)!
    assert.equal(content.length, bytes, path)
    assert.equal(createHash('sha256').update(content).digest('hex'), sha256, path)
  }
  assert.match(entries.get('messages.mbox')!.toString(), /^From ben@.*\n[^]*\n>From here it rises\.\n/)
  assert.match(entries.get('members.csv')!.toString(), /ben@/)
  const messages = entries.get('data/messages.jsonl')!.toString().trimEnd().split('\n')
  assert.deepEqual(
    messages.map(line => (JSON.parse(line) as { subject: string }).subject),
    ['Bread'],
  )
})

test('people find files, photos and wiki pages in a bundle by their names', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const [group_id, ben] = [group.id, world.as('ben')]
  const server = await serve(world)
  const upload = async (
    call: 'uploadfiles' | 'uploadphotos',
    about: object,
    filename: string,
    content: string | Buffer,
  ) => {
    const caller = { person: world.people.ben, way: 'cookie' } as const
    assert.equal(
      (await server.call(call, { ...about }, caller, [{ param: 'fileupload', filename, content }])).status,
      200,
    )
  }
  await ben.newfilefolder({ group_id, name: 'House, "old"' })
  for (const text of ['Rye', 'Spelt'])
    await upload('uploadfiles', { group_id, path: 'House, "old"' }, '=rules.txt', text)
  const { id: album_id } = await ben.newalbum({ group_id, title: 'Ovens' })
  await upload('uploadphotos', { album_id, desc: 'Hot' }, 'oven.png', pngOf({ width: 9, height: 9 }))
  await upload('uploadphotos', { album_id }, 'gone.png', pngOf({ width: 8, height: 9 }))
  const [oven, deleted] = (await ben.getphotos({ album_id, sort_field: 'position' })).data
  await ben.deletephoto({ photo_id: deleted!.id })
  const { page } = await ben.newwikipage({
    group_id,
    title: 'Keys / doors',
    body: '# Keys\n\n[[Doors]]',
    format: 'markdown',
  })
  const { page: gone } = await ben.newwikipage({ group_id, title: 'Gone', body: 'x' })
  await ben.deletewikipage({ id: gone.id })

  const entries = await collectBundle(world, group.name)

  const rows = (path: string) => entries.get(path)!.toString().trim().split('\r\n').slice(1)
  const [first, second] = rows('files.csv')
  assert.match(first!, /^"House, ""old""\/=rules\.txt",1,3,text\/plain,Ben,.*,files\/..\/[0-9a-f]{64}$/)
  assert.match(second!, /^"House, ""old""\/=rules\.txt",2,5,/)
  assert.equal(entries.get(second!.split(',').at(-1)!)!.toString(), 'Spelt')
  const [photo, ...others] = rows('photos.csv')
  assert.deepEqual(others, [])
  const stored = entries.get('data/photos.jsonl')!.toString().trim().split('\n')
  assert.deepEqual(
    stored.map(line => (JSON.parse(line) as { id: number }).id),
    [oven!.id],
  )
  assert.match(photo!, /^Ovens,oven\.png,Hot,\d+,image\/png,Ben,/)
  assert.ok(entries.has(photo!.split(',').at(-1)!))
  assert.deepEqual(
    [...entries].filter(([path]) => path.startsWith('wiki/')).map(([path, text]) => [path, text.toString()]),
    [[`wiki/${page.id}-Keys _ doors.md`, '# Keys\n\n[[Doors]]']],
  )
})
