import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pngOf } from '#test/fixtures/pictures.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { groupContents } from './contract.ts'

const world = await newWorld()
const owner = world.as('owner')

test('the storage of a group is listed by type, with its largest files', async () => {
  const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  const { id: group_id } = group
  await owner.newdatabase({ group_id, name: 'Boats', columns: JSON.stringify([{ name: 'Name', type: 'text_column' }]) })
  await owner.newhashtag({ group_id, name: 'rye' })
  await owner.addevent({
    ...{ group_id, name: 'Regatta', description: 'x'.repeat(500), start_time: '2031-05-01T10:00', timezone: 'UTC' },
  })
  const before = await owner.getgroupstorage({ group_id })
  const small = await world.post('owner', { subject: 'Small', files: { 'small.txt': 'x'.repeat(10) } }, group)
  const large = await world.post('owner', { subject: 'Large', files: { 'large.txt': 'x'.repeat(5000) } }, group)

  const { largest_files, ...storage } = await owner.getgroupstorage({ group_id })

  assert.deepEqual(
    largest_files.map(({ created: _created, id: _id, ...file }) => file),
    [
      [large, 'large.txt', 5000],
      [small, 'small.txt', 10],
    ].map(([posted, filename, size], at) => ({
      ...{ object: 'large_file', filename, size, media_type: 'text/plain' },
      topic_id: (posted as typeof large).topic_id,
      msg_num: (posted as typeof large).msg_num,
      download_url: `${world.settings.url}/api/v1/downloadattachment?attachment_id=${largest_files[at]!.id}`,
    })),
  )
  const { storage_used, messages } = storage
  assert.deepEqual(storage, {
    ...{ object: 'group_storage', group_id, storage_limit: world.settings.groupStorage },
    ...{
      num_subgroups: 0,
      num_hashtags: 1,
      num_chats: 0,
      num_tables: 1,
      num_files: 0,
      num_albums: 0,
      num_photos: 0,
      num_wiki_pages: 0,
      num_polls: 0,
      num_events: 1,
      num_webhooks: 0,
      chats: 0,
      files: 0,
      wiki: 0,
      photos: 0,
      deleted: 0,
      tables: before.tables,
    },
    ...{ storage_used, messages, events: before.events },
  })
  assert.ok(storage.events >= 500)
  assert.ok(messages >= 5010)
  assert.equal(storage_used, messages + storage.tables + storage.events)
  await assert.rejects(world.as('ben').getgroupstorage({ group_id }), { type: 'inadequate_permissions' })
})

test('everything a group has is counted, without what was deleted', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const { id: group_id } = group
  const server = await serve(world)
  const upload = async (
    call: 'uploadfiles' | 'uploadphotos',
    about: object,
    names: string[],
    content: string | Buffer,
  ) => {
    const parts = names.map(filename => ({ param: 'fileupload', filename, content }))
    const { body } = await server.call(call, { ...about }, { person: world.people.owner, way: 'cookie' }, parts)
    return body as { files: { id: number }[] }
  }
  await owner.newfilefolder({ group_id, name: 'Minutes' })
  const { files } = await upload('uploadfiles', { group_id }, ['may.txt', 'june.txt', 'july.txt'], 'Rye')
  await owner.deletefile({ file_id: files[0]!.id })
  const { id: album_id } = await owner.newalbum({ group_id, title: 'Ovens' })
  await owner.newalbum({ group_id, title: 'Loaves' })
  await upload('uploadphotos', { album_id }, ['one.png', 'two.png'], pngOf({ width: 60, height: 30 }))
  const { page } = await owner.newwikipage({ group_id, title: 'Old', body: 'Rye' })
  await owner.newwikipage({ group_id, title: 'New', body: 'Rye' })
  await owner.deletewikipage({ id: page.id })
  await owner.newpoll({ group_id, question: 'Rye?', answers: '[{"text":"Yes"},{"text":"No"}]' })
  for (const name of ['Regatta', 'Picnic']) {
    const event = { name, start_time: '2031-05-01T10:00', timezone: 'UTC' }
    const { id: event_id } = await owner.addevent({ group_id, ...event })
    if (name === 'Picnic') await owner.deleteevent({ event_id })
  }
  await owner.newwebhook({ group_id, url: 'https://hooks.example.org/', actions: ['message.posted'] })

  const storage = await owner.getgroupstorage({ group_id })

  const counts = Object.fromEntries(groupContents.map(name => [name, storage[name]]))
  assert.deepEqual(counts, {
    ...{ num_subgroups: 0, num_hashtags: 0, num_chats: 0, num_tables: 0, num_files: 2, num_albums: 2, num_photos: 2 },
    ...{ num_wiki_pages: 1, num_polls: 1, num_events: 1, num_webhooks: 1 },
  })
})
