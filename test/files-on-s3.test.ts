// Not on every day: it starts a server with buckets.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { before, describe, test } from 'node:test'
import { buildApp, type App } from '#app.ts'
import type { FileObject } from '#contract/files.ts'
import { findOrphanedUploads } from '#features/drafts/index.ts'
import { moveFiles } from '#runtime/blobs/move-files.ts'
import { createBackup, restoreBackup } from '#storage/backup/index.ts'
import { openBlobStore, type BlobStore } from '#storage/blobs/blob-store.ts'
import { openBucketStore } from '#storage/blobs/s3/bucket-store.ts'
import { loadSettings, type Settings } from '#settings/index.ts'
import { openPlaces } from '#storage/blobs/open-files.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { pngOf } from './fixtures/pictures.ts'
import { servedBy } from './servers/served-by.ts'
import { headersOf, serve, type Reply, type TestServer } from './servers/server.ts'
import { startSwift, withoutSwift, type Swift } from './servers/swift.ts'
import { newWorld, type World } from './world.ts'

type Node = { app: App; server: TestServer; settings: Settings }

describe('a service with its files in a bucket', { skip: withoutSwift }, () => {
  let swift: Swift
  let world: World
  let one: TestServer
  let two: TestServer
  before(async () => {
    swift = await startSwift()
    world = await newWorld(swift.env, { hear: () => {} })
    one = await serve(world)
    two = (await anotherNode()).server
  })

  /** A process with the same database and bucket. */
  async function anotherNode(env: Record<string, string> = {}): Promise<Node> {
    const data = await mkdtemp(join(tmpdir(), 'folkmoot-node-'))
    const settings = loadSettings({
      env: { FOLKMOOT_DATA: data, FOLKMOOT_URL: world.settings.url, ...swift.env, ...env },
      cwd: data,
    })
    const { blobs } = openPlaces(settings)
    const app = await buildApp({ settings, database: world.database, blobs, log: () => {} })
    world.atEnd(async () => {
      await app.close()
      await rm(data, { recursive: true, force: true })
    })
    return { app, server: await serve(world, servedBy(app, settings, blobs)), settings }
  }

  const as = () => ({ person: world.people.ben, way: 'cookie' }) as const
  async function uploadTo(server: TestServer, group_id: number, files: Record<string, Buffer>): Promise<Reply> {
    const parts = Object.entries(files).map(([filename, content]) => ({ param: 'fileupload', filename, content }))
    return server.call('uploadfiles', { group_id }, as(), parts)
  }
  const filesOf = ({ body }: Reply) => (body as { files: FileObject[] }).files
  async function download(server: TestServer, file: FileObject): Promise<Buffer> {
    const sent = request({
      ...{ host: '127.0.0.1', port: server.port, ca: server.certificate.cert, servername: 'localhost' },
      path: file.download_url.replace(world.settings.url, ''),
      headers: headersOf(world.people.ben, 'cookie'),
    }).end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    assert.equal(response.statusCode, 200)
    return buffer(response)
  }
  const hashOf = async ({ id }: FileObject) =>
    String((await world.sql(`select hash from file_versions where file_id = $1`, [id]))[0]!['hash'])
  const newGroup = () => world.addGroup({}, { peopled: true })

  test('what one node gets another gives out, pictures with their thumbnails, and nothing is left on the nodes', async () => {
    const { id: group_id } = await newGroup()
    const [text, picture] = [randomBytes(400_000), pngOf({ width: 900, height: 600 })]

    const files = filesOf(await uploadTo(one, group_id, { 'a.bin': text, 'b.png': picture }))

    assert.ok((await download(two, files[0]!)).equals(text))
    assert.ok((await download(two, files[1]!)).equals(picture))
    const [row] = await world.sql(`select thumbnail_hash from file_versions where file_id = $1`, [files[1]!.id])
    assert.ok(await world.blobs.has(String(row!['thumbnail_hash'])))
    assert.deepEqual(await readdir(world.settings.blobs), ['tmp'])
    assert.deepEqual(await readdir(join(world.settings.blobs, 'tmp')), [])
  })

  test('a refused upload leaves nothing in the bucket', async () => {
    const { id: group_id } = await newGroup()
    const content = randomBytes(1000)
    const { hash } = await world.blobs.put(content, { limit: 1e6 })
    await world.blobs.remove(hash)

    const { status } = await one.call('uploadfiles', { group_id: group_id + 1000 }, as(), [
      { param: 'fileupload', filename: 'a.bin', content },
    ])

    assert.equal(status, 400)
    assert.equal(await world.blobs.has(hash), false)
  })

  test('any node continues an upload in parts', async () => {
    const { id: group_id } = await newGroup()
    const parts = [randomBytes(300_000), randomBytes(200_000), randomBytes(100_000)]
    const content = Buffer.concat(parts)
    const { id } = await world.as('ben').newfileupload({ group_id, name: 'a.bin', size: content.length })

    let offset = 0
    for (const [n, part] of parts.entries()) {
      const { status } = await [one, two, one][n]!.ask(`/api/v1/tus/${group_id}/${id}`, {
        method: 'PATCH',
        headers: {
          ...headersOf(world.people.ben, 'key'),
          ...{ 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' },
          'upload-offset': String(offset),
        },
        body: part,
      })
      assert.equal(status, 204)
      offset += part.length
    }

    const { data } = await world.as('ben').getfiledirectory({ group_id })
    assert.ok((await download(two, data[0]!)).equals(content))
  })

  test('while the bucket is down, uploads and downloads fail, posts go on, and nothing is lost', async () => {
    const group = await newGroup()
    const { id: group_id } = group
    const content = randomBytes(10_000)
    const [file] = filesOf(await uploadTo(one, group_id, { 'a.bin': content }))
    await swift.stop()

    const { status, body } = await uploadTo(one, group_id, { 'b.bin': randomBytes(10) })
    const { status: downloaded } = await one.ask(file!.download_url.replace(world.settings.url, ''), {
      headers: headersOf(world.people.ben, 'cookie'),
    })
    const { message_id } = await world.post('ben', { subject: 'Without files', body: 'Rye' }, group)

    assert.deepEqual([status, (body as { type: string }).type, downloaded], [400, 'server', 400])
    assert.ok(message_id > 0)
    assert.ok(one.logged.some(line => line.includes('the bucket of files cannot be used')))
    await swift.start()
    assert.ok((await download(two, file!)).equals(content))
    assert.equal((await uploadTo(one, group_id, { 'b.bin': randomBytes(10) })).status, 200)
  })

  test('a backup of a bucket is restored into a folder, and that of a folder into a bucket', async () => {
    const { id: group_id } = await newGroup()
    const content = randomBytes(50_000)
    const [file] = filesOf(await uploadTo(one, group_id, { 'a.bin': content }))
    const hash = await hashOf(file!)
    const root = await mkdtemp(join(tmpdir(), 'folkmoot-backups-'))
    world.atEnd(() => rm(root, { recursive: true, force: true }))
    const secretFile = join(root, 'secret.key')
    const backUp = (connection: TestDatabase['connection'], blobs: BlobStore, name: string) =>
      createBackup({ connection, blobs, secretFile, version: '0.0.0' }, join(root, name))
    const restore = async (blobs: BlobStore, name: string) => {
      const database = await testDatabase({ bare: true })
      world.atEnd(() => database.close())
      const { missing } = await restoreBackup({ connection: database.connection, blobs, secretFile }, join(root, name))
      assert.deepEqual(missing, [])
      assert.ok((await buffer((await blobs.open(hash))!.stream)).equals(content))
      return database
    }

    await backUp(world.connection, world.blobs, 'of the bucket')
    const folder = openBlobStore(join(root, 'blobs'))
    const { connection } = await restore(folder, 'of the bucket')
    await backUp(connection, folder, 'of the folder')
    const bucket = openBucketStore(swift.bucket, { temporary: join(root, 'tmp') })
    await bucket.remove(hash)
    await restore(bucket, 'of the folder')
  })

  test('files move from a folder while they are read, added and deleted', async () => {
    const { id: group_id } = await newGroup()
    const before = await anotherNode({ FOLKMOOT_S3_NEW_FILES: 'off' })
    const contents = Array.from({ length: 40 }, () => randomBytes(2000))
    const named = Object.fromEntries(contents.map((content, n) => [`${n}.bin`, content]))
    const files = filesOf(await uploadTo(before.server, group_id, named))
    // The same, restarted with the default.
    const { settings } = before
    const after = await anotherNode({ FOLKMOOT_DATA: settings.data })
    const { blobs, places } = openPlaces(after.settings)
    const unused = Array.from({ length: 20 }, () => randomBytes(100))
    const gone = await Promise.all(unused.map(async one => (await places!.folder.put(one, { limit: 100 })).hash))
    assert.deepEqual([await places!.folder.has(gone[0]!), await places!.bucket.has(gone[0]!)], [true, false])

    let isMoving = true
    const moving = moveFiles({
      ...{ from: places!.folder, to: places!.bucket, blobs, database: world.database, removesOld: true },
      ...{ findUnnamed: findOrphanedUploads, onShelf: () => {} },
    }).finally(() => (isMoving = false))
    const added: [FileObject, Buffer][] = []
    let reads = 0
    const reading = (async () => {
      do {
        for (const [n, file] of files.entries()) assert.ok((await download(after.server, file)).equals(contents[n]!))
        reads += 1
      } while (isMoving)
    })()
    const adding = (async () => {
      for (let n = 0; isMoving || n < 3; n += 1) {
        const content = randomBytes(100)
        added.push([filesOf(await uploadTo(after.server, group_id, { [`new ${n}.bin`]: content }))[0]!, content])
      }
    })()
    const deleting = (async () => {
      for (const hash of gone) await after.app.releaseFiles([hash])
    })()
    const [moved] = await Promise.all([moving, reading, adding, deleting])

    assert.deepEqual([moved.damaged, reads > 0], [[], true])
    const where = async (hash: string) => [await places!.folder.has(hash), await places!.bucket.has(hash)]
    for (const file of files) assert.deepEqual(await where(await hashOf(file)), [false, true])
    for (const hash of gone) assert.deepEqual(await where(hash), [false, false])
    for (const [file, content] of added) assert.ok((await download(one, file)).equals(content))
  })
})
