// Not on every day: it sends large files.
// In a process of its own: the client of others changes how it ends.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { UploadOptions } from 'tus-js-client'
import { findOrphanedUploads } from '#features/drafts/index.ts'
import { sweepFileUploads } from '#features/files/index.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { headersOf, serve, type TestServer } from '#test/servers/server.ts'
import { until } from '#test/servers/embedded.ts'
import type { Person } from '#test/world/people.ts'
import { newWorld, type World } from '#test/world.ts'

// It listens to signals, to remove locks that are not used here.
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const listening = new Set(signals.flatMap(signal => process.listeners(signal)))
const { DefaultHttpStack, Upload } = await import('tus-js-client')
for (const signal of signals)
  for (const listener of process.listeners(signal)) if (!listening.has(listener)) process.off(signal, listener)

const world = await newWorld({ FOLKMOOT_GROUP_STORAGE: '3 MiB' })
const server = await serve(world)
const { ben: benPerson, cleo: cleoPerson } = world.people
const [owner, ben] = [world.as('owner'), world.as('ben')]
const version = { 'tus-resumable': '1.0.0' }
const bytesType = 'application/offset+octet-stream'
const addGroup = () => world.addGroup({}, { peopled: true })

type TestUpload = Partial<UploadOptions> & { filename: string; path?: string; person?: Person; to?: TestServer }
/** Uploads with a client that others wrote. */
function uploadTo(group_id: number, content: Buffer, given: TestUpload) {
  const { filename, path = '', person = benPerson, to = server, ...options } = given
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const upload = new Upload(content, {
    endpoint: `https://127.0.0.1:${to.port}/api/v1/tus?group_id=${group_id}`,
    headers: headersOf(person, 'key'),
    metadata: { filename, path },
    httpStack: new DefaultHttpStack({ ca: to.certificate.cert, servername: 'localhost' }),
    retryDelays: [],
    ...options,
    onSuccess: () => resolve(),
    onError: reject,
  })
  upload.start()
  return promise
}
const statusOf = (status: number) => (error: Error & { originalResponse?: { getStatus(): number } }) => {
  assert.equal(error.originalResponse?.getStatus(), status, error.message)
  return true
}
const ask = (path: string, method: string, headers: Record<string, string>, body?: Buffer, person = benPerson) =>
  server.ask(`/api/v1/tus${path}`, {
    ...{ method, headers: { ...headersOf(person, 'key'), ...version, ...headers } },
    ...(body && { body }),
  })
const begin = async (group_id: number, size: number, name = 'a.bin') =>
  (await ben.newfileupload({ group_id, name, size })).id
const append = (group_id: number, id: number, offset: number, body: Buffer) =>
  ask(`/${group_id}/${id}`, 'PATCH', { 'content-type': bytesType, 'upload-offset': String(offset) }, body)
const contentOf = async (file_id: number, { blobs, sql }: World = world) => {
  const [row] = await sql(`select hash from file_versions where file_id = $1 order by version desc limit 1`, [file_id])
  const chunks: Buffer[] = []
  for await (const chunk of (await blobs.open(String(row!['hash'])))!.stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
const usedIn = async (group_id: number, { sql }: World = world) =>
  (await sql(`select storage_used, storage_files from groups where id = $1`, [group_id]))[0]
const sweep = ({ database, blobs }: World = world) =>
  sweepFileUploads({ database, blobs, findUnnamed: findOrphanedUploads })

test('a client of the protocol uploads files in one request or in many', async () => {
  const { id: group_id } = await addGroup()
  await owner.newfilefolder({ group_id, name: 'Größe' })
  const content = randomBytes(300_000)
  await world.facts()

  await uploadTo(group_id, content, { filename: 'one.bin' })
  await uploadTo(group_id, content, { filename: 'many.bin', chunkSize: 70_000, path: '/größe' })
  await uploadTo(group_id, content, { filename: 'begun.bin', chunkSize: 70_000, uploadDataDuringCreation: true })
  await uploadTo(group_id, content, { filename: 'old.bin', chunkSize: 70_000, overridePatchMethod: true })
  await uploadTo(group_id, Buffer.alloc(0), { filename: '../empty.txt' })

  const listed = [
    ...(await ben.getfiledirectory({ group_id })).data,
    ...(await ben.getfiledirectory({ group_id, path: 'Größe' })).data,
  ].filter(({ type }) => type === 'file_type_file')
  assert.deepEqual(
    listed.map(({ name, size, version }) => [name, size, version]),
    [
      ['begun.bin', 300_000, 1],
      ['empty.txt', 0, 1],
      ['old.bin', 300_000, 1],
      ['one.bin', 300_000, 1],
      ['many.bin', 300_000, 1],
    ],
  )
  for (const { id, size } of listed) if (size > 0) assert.deepEqual(await contentOf(id), content)
  assert.deepEqual(
    await world.facts(),
    Array.from({ length: 5 }, () => 'file.added'),
  )
  assert.deepEqual((await ben.getfileuploads({ group_id })).uploads, [])
  await assertArchivesCounted(world)
})

test('after a lost connection an upload continues where it was', async () => {
  const { id: group_id } = await addGroup()
  const content = randomBytes(900_000)
  const upload_id = await begin(group_id, content.length)
  // A connection that ends in the middle of the body.
  const sent = request({
    ...{ host: '127.0.0.1', port: server.port, path: `/api/v1/tus/${group_id}/${upload_id}`, method: 'PATCH' },
    ...{ ca: server.certificate.cert, servername: 'localhost' },
    headers: {
      ...{ ...headersOf(benPerson, 'key'), ...version, 'content-type': bytesType, 'upload-offset': '0' },
      'content-length': content.length,
    },
  })
  sent.on('error', () => {})
  await new Promise<void>(resolve => void sent.write(content.subarray(0, 400_000), () => resolve()))
  sent.destroy()
  await until(async () => (await ben.getfileupload({ group_id, upload_id })).offset > 0)
  const { offset } = await ben.getfileupload({ group_id, upload_id })
  assert.ok(offset <= 400_000)

  const offsets: number[] = []
  await uploadTo(group_id, content, {
    filename: 'a.bin',
    uploadUrl: `https://127.0.0.1:${server.port}/api/v1/tus/${group_id}/${upload_id}`,
    chunkSize: 200_000,
    onChunkComplete: (_size, accepted) => offsets.push(accepted),
  })

  assert.equal(offsets[0], offset + 200_000)
  const { file_id } = await ben.getfileupload({ group_id, upload_id })
  assert.deepEqual(await contentOf(file_id), content)
  // Whoever did not get the last answer learns that all has arrived.
  const { headers } = await ask(`/${group_id}/${upload_id}`, 'HEAD', {})
  assert.deepEqual([headers['upload-offset'], headers['upload-length']], ['900000', '900000'])
  assert.equal(headers['cache-control'], 'no-store')
})

test('a client gets the metadata back as it sent them', async () => {
  const { id: group_id } = await addGroup()
  const filename = Buffer.from('../plan.bin').toString('base64')
  const metadata = `filename ${filename},group_id ${Buffer.from(String(group_id)).toString('base64')},filetype YS9i,is_final`
  const headers = { 'upload-length': '5', 'upload-metadata': metadata }
  const { headers: begun } = await ask('', 'POST', headers)
  const at = String(begun['location']).replace('/api/v1/tus', '')

  assert.equal((await ask(at, 'HEAD', {})).headers['upload-metadata'], metadata)

  const upload_id = await begin(group_id, 5, 'other.bin')
  const { headers: other } = await ask(`/${group_id}/${upload_id}`, 'HEAD', {})
  assert.equal(other['upload-metadata'], `filename ${Buffer.from('other.bin').toString('base64')}`)
  const long = { ...headers, 'upload-metadata': `filename ${'YWFh'.repeat(1000)}` }
  assert.equal((await ask(`?group_id=${group_id}`, 'POST', long)).status, 400)
})

test('what the protocol refuses has the status that clients act on', async () => {
  const { id: group_id } = await addGroup()
  const upload_id = await begin(group_id, 10)
  const path = `/${group_id}/${upload_id}`
  const patch = { 'content-type': bytesType, 'upload-offset': '0' }
  const five = Buffer.from('12345')
  const refusals: [number, string | undefined, ...Parameters<typeof ask>][] = [
    [412, 'tus-resumable must be 1.0.0', path, 'HEAD', { 'tus-resumable': '0.2.2' }],
    [400, 'upload-length must be a whole number', `?group_id=${group_id}`, 'POST', { 'upload-length': '-1' }],
    [400, 'upload-length must be a whole number', `?group_id=${group_id}`, 'POST', { 'upload-defer-length': '1' }],
    [413, 'group out of space', `?group_id=${group_id}`, 'POST', { 'upload-length': '9000000' }],
    [400, 'invalid path', `?group_id=${group_id}&path=none`, 'POST', { 'upload-length': '1' }],
    [404, 'invalid group_id', '?group_id=99999', 'POST', { 'upload-length': '1' }],
    [415, `content-type must be ${bytesType}`, path, 'PATCH', { 'upload-offset': '0' }, five],
    [409, 'invalid offset', path, 'PATCH', { ...patch, 'upload-offset': '5' }, five],
    [413, 'post too big', path, 'PATCH', patch, Buffer.alloc(11)],
    [400, 'upload-offset must be a whole number', path, 'PATCH', { 'content-type': bytesType }, five],
    [405, 'unknown method', path, 'POST', { 'x-http-method-override': 'constructor' }],
    [404, 'invalid upload_id', `/${group_id}/999999`, 'DELETE', {}],
    [404, 'invalid upload_id', path, 'PATCH', patch, five, cleoPerson],
    [404, 'invalid upload_id', path, 'DELETE', {}, undefined, cleoPerson],
  ]
  for (const [status, extra, ...asked] of refusals) {
    const reply = await ask(...asked)
    assert.equal(reply.status, status, `${asked[1]} ${asked[0]} ${reply.text}`)
    if (asked[1] !== 'HEAD') assert.equal((reply.body as { extra: string }).extra, extra)
    assert.equal(reply.headers['tus-resumable'], '1.0.0')
  }
  const { status } = await server.ask(`/api/v1/tus${path}`, { method: 'HEAD', headers: version })
  assert.equal(status, 401)
  const abilities = await server.ask(`/api/v1/tus${path}`, { method: 'OPTIONS' })
  assert.equal(abilities.headers['tus-extension'], 'creation,creation-with-upload,expiration,termination')
  assert.equal((await ben.getfileupload({ group_id, upload_id })).offset, 0)
})

test('another site cannot upload with the session of a browser', async () => {
  const { id: group_id } = await addGroup()
  const { status, body } = await server.ask(`/api/v1/tus?group_id=${group_id}`, {
    method: 'POST',
    headers: { ...headersOf(benPerson, 'cookie'), ...version, 'upload-length': '5' },
  })
  assert.deepEqual([status, (body as { type: string }).type], [403, 'bad_csrf'])
  assert.deepEqual((await ben.getfileuploads({ group_id })).uploads, [])
})

test('an upload takes what has arrived from the storage, and gives it back when it ends', async () => {
  const { id: group_id } = await addGroup()
  const size = 2 * 1024 * 1024
  const upload_id = await begin(group_id, size)
  assert.deepEqual(await usedIn(group_id), { storage_used: 0, storage_files: 0 })
  await append(group_id, upload_id, 0, randomBytes(5000))
  assert.deepEqual(await usedIn(group_id), { storage_used: 5000, storage_files: 5000 })
  await assertArchivesCounted(world)

  assert.equal((await ask(`/${group_id}/${upload_id}`, 'DELETE', {})).status, 204)

  assert.deepEqual(await usedIn(group_id), { storage_used: 0, storage_files: 0 })
  await assert.rejects(ben.getfileupload({ group_id, upload_id }), expectedError('invalid upload_id'))
  await sweep()
  assert.deepEqual(await world.sql(`select hash from file_upload_parts where group_id = $1`, [group_id]), [])
})

test('two uploads of the same name become two versions, also at once', async () => {
  const { id: group_id } = await addGroup()
  const contents = [randomBytes(50_000), randomBytes(60_000)] as const
  await Promise.all([
    uploadTo(group_id, contents[0], { filename: 'plan.bin', chunkSize: 20_000 }),
    uploadTo(group_id, contents[1], { filename: 'PLAN.bin', chunkSize: 20_000, person: cleoPerson }),
  ])

  const { data } = await ben.getfiledirectory({ group_id })
  assert.deepEqual(
    data.map(({ version }) => version),
    [2],
  )
  const versions = await ben.getfileversions({ file_id: data[0]!.id })
  assert.deepEqual(
    versions.data.map(({ size }) => size).toSorted((a, b) => a - b),
    [50_000, 60_000],
  )
  assert.deepEqual(await usedIn(group_id), { storage_used: 110_000, storage_files: 110_000 })
})

test('files of the same name from different folders are two files, and from the same one versions', async () => {
  const { id: group_id } = await addGroup()
  const send = (name: string, content: string) =>
    begin(group_id, content.length, name).then(id => append(group_id, id, 0, Buffer.from(content)))
  for (const name of ['2025/plan.bin', '2026\\Plan.bin', '2025/PLAN.bin', '..', '..']) await send(name, 'x')

  const { data } = await ben.getfiledirectory({ group_id })
  assert.deepEqual(
    data.map(({ name, version }) => [name, version]),
    [
      ['file', 1],
      ['file (2)', 1],
      ['Plan (2).bin', 1],
      ['plan.bin', 2],
    ],
  )
})

test('of two parts for the same place one is stored', async () => {
  const { id: group_id } = await addGroup()
  const upload_id = await begin(group_id, 20)
  const parts = ['0123456789', 'abcdefghij'].map(text => Buffer.from(text))
  const replies = await Promise.all(parts.map(part => append(group_id, upload_id, 0, part)))
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((a, b) => a - b),
    [204, 409],
  )
  const first = parts[replies.findIndex(({ status }) => status === 204)]!

  assert.equal((await append(group_id, upload_id, 10, parts[0]!)).status, 204)

  const { file_id } = await ben.getfileupload({ group_id, upload_id })
  assert.deepEqual(await contentOf(file_id), Buffer.concat([first, parts[0]!]))
})

test('who is removed in the middle uploads no further part, and the storage comes back', async () => {
  const { id: group_id, members } = await addGroup()
  const upload_id = await begin(group_id, 20)
  assert.equal((await append(group_id, upload_id, 0, Buffer.alloc(10))).status, 204)

  await owner.removemember({ member_info_id: members.ben })

  assert.equal((await append(group_id, upload_id, 10, Buffer.alloc(10))).status, 403)
  const [part] = await world.sql(`select hash from file_upload_parts where upload_id = $1`, [upload_id])
  assert.equal(await world.blobs.has(String(part!['hash'])), true)
  await sweep()
  assert.deepEqual(await usedIn(group_id), { storage_used: 0, storage_files: 0 })
  assert.equal(await world.blobs.has(String(part!['hash'])), false)
})

test('a folder that was renamed gets the file, one that was deleted does not', async () => {
  const { id: group_id } = await addGroup()
  const folder = await ben.newfilefolder({ group_id, name: 'Plans' })
  const [first, second] = await Promise.all(
    ['a', 'b'].map(name => ben.newfileupload({ group_id, path: 'Plans', name, size: 4 })),
  )
  await ben.updatefile({ file_id: folder.id, name: 'Designs' })
  assert.equal((await append(group_id, first!.id, 0, Buffer.from('abcd'))).status, 204)
  assert.deepEqual((await ben.getfile({ group_id, path: '/Designs/a' })).size, 4)
  assert.equal((await ben.getfileupload({ group_id, upload_id: second!.id })).path, '/Designs')

  await owner.deletefile({ file_id: folder.id })

  const refused = await append(group_id, second!.id, 0, Buffer.from('abcd'))
  assert.deepEqual([refused.status, (refused.body as { extra: string }).extra], [400, 'invalid path'])
  await assertArchivesCounted(world)
})

test('a program without the protocol sends the parts as forms', async () => {
  const { id: group_id } = await addGroup()
  const upload_id = await begin(group_id, 9, 'notes.txt')
  const send = (offset: number, content: string) =>
    server.call('continuefileupload', { group_id, upload_id, offset }, { person: benPerson, way: 'cookie' }, [
      { param: 'fileupload', filename: 'x', content },
    ])
  const first = (await send(0, 'One ')).body as { offset: number; file_id: number }
  assert.deepEqual([first.offset, first.file_id], [4, 0])
  assert.equal(((await send(0, 'One ')).body as { extra: string }).extra, 'invalid offset')
  const { file_id } = (await send(4, 'more.')).body as { file_id: number }

  assert.equal((await ben.getfiletext({ file_id })).text, 'One more.')
  // Sent again, because the answer was lost.
  assert.deepEqual(((await send(4, 'more.')).body as { file_id: number }).file_id, file_id)
  assert.equal((await ben.getfile({ file_id })).version, 1)
})

test('a full disk leaves nothing half, and the upload goes on once there is room', async context => {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-small-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder])
  context.after(async () => {
    if (mounted.status === 0) spawnSync('umount', ['-l', folder])
    await rm(folder, { recursive: true })
  })
  if (mounted.status !== 0) return context.skip('only root can mount a small disk')
  const small = await newWorld({ FOLKMOOT_BLOBS: folder })
  const to = await serve(small)
  const { id: group_id } = await small.addGroup({}, { peopled: true })
  const person = small.people.ben
  const content = randomBytes(450_000)
  const filler = await small.blobs.put(randomBytes(800_000), { limit: 1e6 })
  const options = { filename: 'a.bin', chunkSize: 50_000, person, to }

  await assert.rejects(uploadTo(group_id, content, options), statusOf(507))

  const [upload] = (await small.as('ben').getfileuploads({ group_id })).uploads
  assert.ok(upload!.offset > 0 && upload!.offset < content.length)
  assert.deepEqual(await readdir(join(folder, 'tmp')), [])
  assert.deepEqual((await small.as('ben').getfiledirectory({ group_id })).data, [])
  await assertArchivesCounted(small)

  await small.blobs.remove(filler.hash)
  const uploadUrl = `https://127.0.0.1:${to.port}/api/v1/tus/${group_id}/${upload!.id}`
  await uploadTo(group_id, content, { ...options, uploadUrl })
  const [file] = (await small.as('ben').getfiledirectory({ group_id })).data
  assert.deepEqual(await contentOf(file!.id, small), content)
  await sweep(small)
  assert.equal((await small.sql(`select hash from file_upload_parts`)).length, 0)
  await small.as('ben').deletefile({ file_id: file!.id })
  assert.deepEqual(await usedIn(group_id, small), { storage_used: 0, storage_files: 0 })
})
