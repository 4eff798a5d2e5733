// Not on every day: it starts a server with buckets.
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startSwift, withoutSwift, type Swift } from '#test/servers/swift.ts'
import { openBlobStore, type BlobStore } from '../blob-store.ts'
import { bothStores } from '../both-stores.ts'
import { openBucketStore } from './bucket-store.ts'
import { openS3Client } from './client.ts'
import { abortStaleUploads } from './upload.ts'
import { elementsIn } from './xml.ts'

const limit = 200_000_000
const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

describe('files in a bucket', { skip: withoutSwift }, () => {
  let swift: Swift
  let folder: string
  let blobs: BlobStore
  before(async () => {
    swift = await startSwift()
  })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'folkmoot-bucket-'))
    blobs = openStore()
  })
  after(() => rm(folder, { recursive: true }))

  const temporary = () => join(folder, 'made', 'tmp')
  const openStore = (changed: Partial<Swift['bucket']> = {}, onLost?: (hash: string) => void) =>
    openBucketStore({ ...swift.bucket, ...changed }, { temporary: temporary(), ...(onLost && { onLost }) })
  async function contentOf(store: BlobStore, hash: string): Promise<Buffer | undefined> {
    const found = await store.open(hash)
    return found && (await buffer(found.stream))
  }
  const copies = () => readdir(temporary()).catch(() => [])

  test('content is found under its hash, from memory or from a stream, and no copy stays here', async () => {
    for (const size of [0, 1, 300_000]) {
      const content = randomBytes(size)
      const stored = { hash: hashOf(content), size }

      assert.deepEqual(await blobs.put(content, { limit }), stored)
      assert.deepEqual(await blobs.put(Readable.from([content.subarray(0, 9), content.subarray(9)]), { limit }), stored)

      assert.deepEqual(await contentOf(blobs, stored.hash), content)
      assert.deepEqual([await blobs.has(stored.hash), await blobs.isComplete(stored.hash, size)], [true, true])
    }
    assert.deepEqual(await copies(), [])
  })

  test('a large file goes there in parts', async () => {
    const part = randomBytes(1_000_000)
    const content = Buffer.concat(Array.from({ length: 150 }, () => part))
    const { hash } = await blobs.put(Readable.from([content]), { limit })

    assert.equal(hash, hashOf(content))
    assert.ok(content.equals((await contentOf(blobs, hash))!))
    assert.equal(await blobs.isComplete(hash, content.length), true)
    assert.deepEqual(await copies(), [])
  })

  test('an upload in parts that nobody ends is given up after a while', async () => {
    const client = openS3Client(swift.bucket)
    const uploads = async () => [...elementsIn(await client.read({ method: 'GET', query: { uploads: '' } }), 'Upload')]
    await client.read({ method: 'POST', key: 'ab/cd/begun', query: { uploads: '' } })

    assert.equal(await blobs.sweepTemporary(), 0)
    assert.equal((await uploads()).length, 1)
    // The server rounds up to a second that has yet to come.
    assert.equal(await abortStaleUploads(client, -5000), 1)
    assert.deepEqual(await uploads(), [])
  })

  test('content that is too long or breaks off leaves nothing', async () => {
    async function* breaking() {
      yield randomBytes(100_000)
      throw new Error('the connection was lost')
    }
    await assert.rejects(blobs.put(randomBytes(101), { limit: 100 }), { name: 'BlobTooLargeError' })
    await assert.rejects(blobs.put(Readable.from([randomBytes(101)]), { limit: 100 }), { name: 'BlobTooLargeError' })
    await assert.rejects(blobs.put(breaking(), { limit }), /connection was lost/)

    assert.deepEqual(await copies(), [])
  })

  test('files are put together, listed by shelf and removed, the young ones only if asked', async () => {
    const contents = [randomBytes(1000), randomBytes(400_000)]
    const stored = await Promise.all(contents.map(content => blobs.put(content, { limit })))
    const hashes = stored.map(({ hash }) => hash)

    const joined = await blobs.join(hashes, new AbortController().signal)

    assert.deepEqual(await contentOf(blobs, joined.hash), Buffer.concat(contents))
    for (const { hash, size } of stored) {
      const listed = (await Array.fromAsync(blobs.shelf(Number.parseInt(hash.slice(0, 2), 16)))).filter(
        one => one.hash === hash,
      )
      assert.deepEqual(
        listed.map(one => [one.hash, one.size]),
        [[hash, size]],
      )
      assert.ok(listed[0]!.age < 60_000)
    }
    const [first = ''] = hashes
    assert.equal(await blobs.remove(first, { olderThan: 60_000 }), false)
    assert.deepEqual([await blobs.remove(first), await blobs.remove(first)], [true, false])
    assert.deepEqual([await blobs.has(first), await blobs.open(first)], [false, undefined])
  })

  test('a missing or incomplete file is told once, and a name that is no hash is refused', async () => {
    const lost: string[] = []
    const telling = openStore({}, hash => void lost.push(hash))
    const { hash } = await blobs.put(randomBytes(10), { limit })
    const gone = hashOf(randomBytes(10))

    assert.equal(await telling.isComplete(hash, 10), true)
    for (const name of [gone, gone]) assert.equal(await telling.isComplete(name, 10), false)
    assert.equal(await telling.isComplete(hash, 11), false)

    assert.deepEqual(lost, [gone, hash])
    await assert.rejects(blobs.open('../../etc/passwd'), /64 hexadecimal digits/)
    await assert.rejects(blobs.remove('x'), /64 hexadecimal digits/)
  })

  test('another node may delete what is pinned here: it is put back', async () => {
    const content = randomBytes(1000)
    const pin = blobs.pin()
    const { hash } = await pin.put(content, { limit })
    const other = openStore()

    await other.remove(hash)

    assert.equal(await other.has(hash), false)
    assert.deepEqual(await contentOf(blobs, hash), content)
    assert.equal(await blobs.has(hash), true)
    assert.deepEqual(await contentOf(other, hash), content)
    await pin.release()
    assert.deepEqual(await copies(), [])
  })

  test('what was changed on the disk of the server is not given out', async () => {
    const content = randomBytes(200_000)
    const { hash } = await blobs.put(content, { limit })
    await swift.damage(content)

    const { stream } = (await blobs.open(hash))!
    const chunks: Buffer[] = []
    await assert.rejects(
      async () => {
        for await (const chunk of stream) chunks.push(chunk as Buffer)
      },
      { name: 'DamagedBlobError', message: new RegExp(hash) },
    )
    assert.ok(Buffer.concat(chunks).length < content.length)
  })

  test('a wrong key, secret or bucket is told as the server does, without the secret', async () => {
    const content = randomBytes(10)
    const hash = hashOf(content)
    const refusals: [Partial<Swift['bucket']>, RegExp][] = [
      [{ secretKey: 'wr0ng-secret' }, /SignatureDoesNotMatch/],
      [{ accessKey: 'test:nobody' }, /SignatureDoesNotMatch|InvalidAccessKeyId/],
      [{ bucket: 'elsewhere' }, /The bucket elsewhere at 127.0.0.1:\d+ can.t be used \(NoSuchBucket: /],
    ]
    for (const [changed, message] of refusals) {
      const store = openStore(changed)
      for (const failing of [() => store.put(content, { limit }), () => store.open(hash)])
        await assert.rejects(failing, (error: Error) => {
          assert.equal(error.name, 'FileStorageError')
          assert.match(error.message, message)
          assert.doesNotMatch(error.message, /wr0ng-secret|testing/)
          return true
        })
      // Nobody may take such an answer for a file that is gone.
      await assert.rejects(store.has(hash), { name: 'FileStorageError' })
    }
    assert.deepEqual(await copies(), [])
  })

  test('while the server is down nothing is acknowledged or lost, and all is well when it is back', async () => {
    const content = randomBytes(1000)
    const { hash } = await blobs.put(content, { limit })
    await swift.stop()

    for (const failing of [
      () => blobs.put(randomBytes(10), { limit }),
      () => blobs.put(Readable.from([randomBytes(10)]), { limit }),
      () => blobs.has(hash),
      () => blobs.open(hash),
      () => blobs.remove(hash),
    ])
      await assert.rejects(failing, { name: 'FileStorageError', code: 'ECONNREFUSED' })

    await swift.start()
    assert.deepEqual(await contentOf(blobs, hash), content)
    await blobs.put(randomBytes(10), { limit })
    assert.deepEqual(await copies(), [])
  })

  test('a download goes on where it broke when the server is back', async () => {
    const content = randomBytes(30_000_000)
    const { hash } = await blobs.put(Readable.from([content]), { limit })
    const { stream } = (await blobs.open(hash))!
    const chunks: Buffer[] = []
    for await (const chunk of stream) {
      chunks.push(chunk as Buffer)
      if (chunks.length > 1) continue
      await swift.stop()
      await swift.start()
    }

    assert.ok(Buffer.concat(chunks).equals(content))
  })

  test('a folder before the bucket: new files go to one of them, and those in either are found', async () => {
    const own = openBlobStore(join(folder, 'own'))
    const [old, both] = [randomBytes(20), randomBytes(21)]
    const { hash: oldHash } = await own.put(old, { limit })
    const { hash: bothHash } = await own.put(both, { limit })
    const shelf = Number.parseInt(bothHash.slice(0, 2), 16)
    const there = bothStores({ folder: own, bucket: blobs, newIn: 'bucket' })
    const back = bothStores({ folder: own, bucket: blobs, newIn: 'folder' })

    const { hash } = await there.put(both, { limit })
    const { hash: newHash } = await there.put(randomBytes(22), { limit })
    const { hash: backHash } = await back.put(randomBytes(23), { limit })

    assert.equal(hash, bothHash)
    assert.deepEqual(
      [await own.has(newHash), await blobs.has(backHash), await blobs.has(oldHash)],
      [false, false, false],
    )
    assert.deepEqual(await contentOf(there, oldHash), old)
    const joined = await back.join([oldHash, newHash], new AbortController().signal)
    assert.deepEqual([joined.size, await own.has(joined.hash)], [42, true])
    assert.equal((await Array.fromAsync(there.shelf(shelf))).filter(one => one.hash === bothHash).length, 1)
    // An old copy goes, a young one stays.
    const path = join(folder, 'own', bothHash.slice(0, 2), bothHash.slice(2, 4), bothHash)
    await utimes(path, 0, 0)
    assert.equal(await there.remove(bothHash, { olderThan: 60_000 }), true)
    assert.deepEqual([await own.has(bothHash), await there.has(bothHash)], [false, true])
    assert.equal(await there.remove(bothHash), true)
    assert.equal(await there.has(bothHash), false)
  })
})
