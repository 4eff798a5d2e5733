import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterEach, beforeEach, test } from 'node:test'
import { type BlobStore, openBlobStore } from './blob-store.ts'

let folder: string
let blobs: BlobStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folkmoot-blobs-'))
  blobs = openBlobStore(join(folder, 'made', 'by', 'us'))
})
afterEach(() => rm(folder, { recursive: true }))

const limit = 1_000_000
const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(entry => entry.name)
}

async function contentOf(hash: string): Promise<{ size: number; bytes: Buffer } | undefined> {
  const found = await blobs.open(hash)
  return found && { size: found.size, bytes: await buffer(found.stream) }
}

test('stored content is found under its hash, from memory or from a stream', async () => {
  const content = randomBytes(300_000)
  const hash = hashOf(content)
  const parts = [content.subarray(0, 1), content.subarray(1, 200_000), content.subarray(200_000)]

  assert.deepEqual(await blobs.put(content, { limit }), { hash, size: 300_000 })
  assert.deepEqual(await blobs.put(Readable.from(parts), { limit }), { hash, size: 300_000 })

  assert.deepEqual(await contentOf(hash), { size: 300_000, bytes: content })
  assert.equal(await blobs.has(hash), true)
  assert.ok((await stat(join(folder, 'made/by/us', hash.slice(0, 2), hash.slice(2, 4), hash))).isFile())
  assert.deepEqual(await filesIn(folder), [hash])
})

test('empty content can be stored', async () => {
  const { hash, size } = await blobs.put(Buffer.alloc(0), { limit: 0 })

  assert.equal(size, 0)
  assert.deepEqual(await contentOf(hash), { size: 0, bytes: Buffer.alloc(0) })
})

test('the same content can be stored many times concurrently', async () => {
  const content = randomBytes(100_000)

  const answers = await Promise.all(Array.from({ length: 20 }, () => blobs.put(content, { limit })))

  assert.deepEqual(new Set(answers.map(answer => answer.hash)), new Set([hashOf(content)]))
  assert.deepEqual(await filesIn(folder), [hashOf(content)])
})

test('content over the limit leaves nothing, content just within is stored', async () => {
  const stream = Readable.from([randomBytes(60), randomBytes(60), randomBytes(60)])

  await assert.rejects(blobs.put(stream, { limit: 100 }), { name: 'BlobTooLargeError' })
  await assert.rejects(blobs.put(randomBytes(101), { limit: 100 }), { name: 'BlobTooLargeError' })

  assert.ok(stream.destroyed)
  assert.deepEqual(await filesIn(folder), [])
  await blobs.put(randomBytes(100), { limit: 100 })
  assert.equal((await filesIn(folder)).length, 1)
})

test('a broken stream leaves nothing', async () => {
  const failing = new Readable({ read() {} })
  failing.push(randomBytes(1000))
  const closing = new Readable({ read() {} })
  closing.push(randomBytes(1000))
  const puts = [blobs.put(failing, { limit }), blobs.put(closing, { limit })]

  failing.destroy(new Error('the visitor went away'))
  closing.destroy()

  const outcomes = await Promise.allSettled(puts)
  assert.deepEqual(
    outcomes.map(outcome => outcome.status),
    ['rejected', 'rejected'],
  )
  assert.deepEqual(await filesIn(folder), [])
})

test('missing blobs are not found, and can be removed only once', async () => {
  const { hash } = await blobs.put(randomBytes(10), { limit })

  assert.equal(await blobs.remove(hash), true)
  assert.equal(await blobs.remove(hash), false)
  assert.equal(await blobs.has(hash), false)
  assert.equal(await blobs.open(hash), undefined)
})

test('a missing or truncated blob is logged once', async () => {
  const lost: string[] = []
  const telling = openBlobStore(join(folder, 'made', 'by', 'us'), hash => void lost.push(hash))
  const [kept, cut, gone] = [
    await blobs.put(randomBytes(10), { limit }),
    await blobs.put(randomBytes(20), { limit }),
    await blobs.put(randomBytes(30), { limit }),
  ]
  await truncate(join(folder, 'made', 'by', 'us', cut.hash.slice(0, 2), cut.hash.slice(2, 4), cut.hash), 5)
  await blobs.remove(gone.hash)

  const whole = []
  for (const { hash, size } of [kept, cut, gone, gone, cut, kept]) whole.push(await telling.isComplete(hash, size))

  assert.deepEqual(whole, [true, false, false, false, false, true])
  assert.deepEqual(lost, [cut.hash, gone.hash])
})

test('only a hash names a blob', async () => {
  for (const name of ['../../etc/passwd', '', 'A'.repeat(64), `${'a'.repeat(63)}/`]) {
    await assert.rejects(blobs.open(name), /64 hexadecimal digits/)
    await assert.rejects(blobs.has(name), /64 hexadecimal digits/)
    await assert.rejects(blobs.remove(name), /64 hexadecimal digits/)
  }
})

test('sweeping removes old temporary files and leaves new ones', async () => {
  assert.equal(await blobs.sweepTemporary(), 0)
  await blobs.put(randomBytes(10), { limit })
  const old = join(folder, 'made/by/us/tmp/old')
  await writeFile(old, 'x')
  await utimes(old, 0, 0)
  await writeFile(join(folder, 'made/by/us/tmp/young'), 'x')

  assert.equal(await blobs.sweepTemporary(), 1)

  assert.deepEqual(await readdir(join(folder, 'made/by/us/tmp')), ['young'])
})

test('a full disk is an error that leaves nothing, and works again with free space', async context => {
  const small = join(folder, 'small')
  await mkdir(small)
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', small])
  if (mount.status !== 0) return context.skip('only root can mount a small disk')
  try {
    const store = openBlobStore(small)
    const { hash } = await store.put(randomBytes(150_000), { limit })

    await assert.rejects(store.put(randomBytes(200_000), { limit }), { code: 'ENOSPC' })

    assert.deepEqual(await filesIn(small), [hash])
    await store.remove(hash)
    await store.put(randomBytes(200_000), { limit })
  } finally {
    spawnSync('umount', [small])
  }
})

test('blobs can be listed by folder, with their age', async () => {
  const contents = Array.from({ length: 20 }, (_, n) => Buffer.from(`content ${n}`))
  const put = await Promise.all(contents.map(content => blobs.put(content, { limit })))
  const old = put[0]!.hash
  const time = Date.now() / 1000 - 3600
  await utimes(join(folder, 'made/by/us', old.slice(0, 2), old.slice(2, 4), old), time, time)

  const found: { hash: string; age: number }[] = []
  for (let first = 0; first < 256; first += 1)
    for await (const one of blobs.shelf(first)) {
      assert.equal(Number.parseInt(one.hash.slice(0, 2), 16), first)
      found.push(one)
    }

  assert.deepEqual(found.map(({ hash }) => hash).toSorted(), put.map(({ hash }) => hash).toSorted())
  assert.deepEqual(
    found.filter(({ age }) => age > 3_500_000).map(({ hash }) => hash),
    [old],
  )
})

test('recent blobs can be spared, and storing one again renews it', async () => {
  const content = Buffer.from('bread')
  const { hash } = await blobs.put(content, { limit })
  const hourAgo = Date.now() / 1000 - 3600
  const makeOld = () => utimes(join(folder, 'made/by/us', hash.slice(0, 2), hash.slice(2, 4), hash), hourAgo, hourAgo)

  assert.equal(await blobs.remove(hash, { olderThan: 60_000 }), false)
  await makeOld()
  await blobs.put(content, { limit })
  assert.equal(await blobs.remove(hash, { olderThan: 60_000 }), false)
  await makeOld()
  assert.equal(await blobs.remove(hash, { olderThan: 60_000 }), true)
  assert.equal(await blobs.remove(hash, { olderThan: 60_000 }), false)
})

test('a pinned blob stays until it is released, even if removed by others', async () => {
  const [mine, theirs] = [blobs.pin(), blobs.pin()]
  const { hash } = await mine.put(Buffer.from('held by two'), { limit: 100 })
  await theirs.put(Buffer.from('held by two'), { limit: 100 })

  await theirs.release()
  await blobs.remove(hash)
  const opened = await blobs.open(hash)
  const isThere = await blobs.has(hash)
  await mine.release()
  const stays = await blobs.has(hash)
  await blobs.remove(hash)

  assert.equal(await text(opened!.stream), 'held by two')
  assert.deepEqual([isThere, stays, await blobs.has(hash)], [true, true, false])
  assert.deepEqual(await readdir(join(folder, 'made', 'by', 'us', 'tmp')), [])
})
