// Not on every day: it starts a server with buckets.
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { buffer } from 'node:stream/consumers'
import { shelves } from '#storage/blobs/blob.ts'
import { openBlobStore, type BlobStore } from '#storage/blobs/blob-store.ts'
import { openBucketStore } from '#storage/blobs/s3/bucket-store.ts'
import { openS3Client } from '#storage/blobs/s3/client.ts'
import { elementsIn } from '#storage/blobs/s3/xml.ts'
import { runHere, startCommand } from '#test/servers/command-line.ts'
import { until, usedFolders } from '#test/servers/embedded.ts'
import { startSwift, withoutSwift, type Swift } from '#test/servers/swift.ts'

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const count = 150

async function hashesInFolder(folder: BlobStore): Promise<string[]> {
  const hashes: string[] = []
  for (let shelf = 0; shelf < shelves; shelf += 1) for await (const { hash } of folder.shelf(shelf)) hashes.push(hash)
  return hashes.toSorted()
}

const withoutProgress = (text: string): string => text.replaceAll(/^\d+ %: .*\n/gm, '')

describe('files move', { skip: withoutSwift }, () => {
  let swift: Swift
  before(async () => {
    swift = await startSwift()
  })

  test('goes on after kill -9, names what is damaged, deletes on request, and moves back', async t => {
    const folders = await usedFolders(t)
    const env = swift.env
    const move = (args: string[] = [], more = {}) =>
      runHere(folders, ['files', 'move', ...args], { env: { ...env, ...more } })
    const path = join(folders.data, 'blobs')
    const folder = openBlobStore(path)
    const bucket = openBucketStore(swift.bucket, { temporary: join(path, 'tmp') })
    const contents = [randomBytes(0), randomBytes(3_000_000), ...Array.from({ length: count }, () => randomBytes(100))]
    const hashes = contents.map(hashOf).toSorted()
    const client = openS3Client(swift.bucket)
    // Fewer than one answer lists.
    const inBucket = async () => {
      const list = await client.read({ method: 'GET', query: { 'list-type': '2' } })
      return [...elementsIn(list, 'Key')].map(key => key.slice(6)).toSorted()
    }
    const inFolder = () => hashesInFolder(folder)
    for (const content of contents) await folder.put(content, { limit: 1e9 })

    assert.match((await runHere(folders, ['files', 'move'])).err, /^There is no bucket\. /)
    const killed = startCommand(folders, ['files', 'move'], { env })
    await until(async () => (await inBucket()).length > 3)
    killed.child.kill('SIGKILL')
    await killed.ended
    const early = (await inBucket()).length
    assert.ok(early < contents.length, 'it was killed too late')

    const resumed = await move()
    assert.deepEqual([resumed.code, withoutProgress(resumed.err)], [0, ''])
    const copied = contents.length - early
    assert.match(
      resumed.out,
      new RegExp(`^${contents.length} files are in files at .* now, ${copied} of them copied by`),
    )
    assert.match(resumed.out, /files move --delete\n$/)
    assert.deepEqual([await inBucket(), await inFolder()], [hashes, hashes])

    // One is changed in the folder before it is copied, one on the disk of the server after it.
    const bad = 'ab'.repeat(32)
    await mkdir(join(path, 'ab/ab'), { recursive: true })
    await writeFile(join(path, 'ab/ab', bad), 'not what the name says')
    const changed = contents[5]!
    await swift.damage(changed)

    const removed = await move(['--delete'])
    assert.deepEqual([removed.code, removed.err.match(/\w{64}/g)], [1, [bad]])
    assert.match(
      removed.out,
      new RegExp(`, 1 of them copied by [^]*\\n${contents.length} files compared and deleted in`),
    )
    assert.deepEqual([await inFolder(), await inBucket()], [[bad], hashes])
    for (const content of contents.slice(0, 6))
      assert.ok(content.equals(await buffer((await bucket.open(hashOf(content)))!.stream)))

    const back = await move(['--delete'], { FOLKMOOT_S3_NEW_FILES: 'off' })
    assert.equal(back.code, 0, back.err)
    assert.deepEqual([await inBucket(), await inFolder()], [[], [...hashes, bad].toSorted()])
    // What the killed run had on its way is swept after a day.
    assert.ok((await readdir(join(path, 'tmp'))).length <= 4)
  })
})
