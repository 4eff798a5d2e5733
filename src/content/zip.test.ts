import assert from 'node:assert/strict'
import { test } from 'node:test'
import { infiniteChunks } from '#test/fixtures/infinite-stream.ts'
import { unzip } from '#test/fixtures/zip.ts'
import { zipOf, type ZipEntry } from './zip.ts'

async function read(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

async function* pieces(count: number): AsyncGenerator<Uint8Array> {
  for (let n = 0; n < count; n += 1) yield Buffer.from(`piece ${n}\n`)
}

test('a zip holds texts and streamed content', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { path: 'profile.json', content: '{"name":"Ädä"}' }
    yield { path: 'messages.mbox', content: pieces(3) }
    yield { path: 'empty.mbox', content: pieces(0) }
    yield { path: 'last.txt', content: 'the end' }
  }

  const zip = await read(zipOf(entries()))

  assert.deepEqual(unzip(zip), {
    'profile.json': '{"name":"Ädä"}',
    'messages.mbox': 'piece 0\npiece 1\npiece 2\n',
    'empty.mbox': '',
    'last.txt': 'the end',
  })
})

test('an empty zip can be opened', async () => {
  assert.deepEqual(unzip(await read(zipOf((async function* () {})()))), {})
})

test('closing the reader stops the work, and a slow reader applies back-pressure', async () => {
  const endless = infiniteChunks(() => crypto.getRandomValues(new Uint8Array(65_536)))
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { path: 'endless', content: endless.chunks() }
  }

  const zip = zipOf(entries())
  for (let n = 0; n < 5; n += 1) await zip.next()
  const before = endless.made
  await zip.return(undefined)
  while (!endless.ended) await new Promise(resolve => setImmediate(resolve))

  assert.ok(before < 50, `${before} pieces were made for a reader of five`)
})

test('errors reach the reader', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { path: 'first', content: 'text' }
    throw new Error('the database went away')
  }
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('half')
    throw new Error('the file went away')
  }
  async function* withBroken(): AsyncGenerator<ZipEntry> {
    yield { path: 'broken', content: broken() }
  }

  await assert.rejects(read(zipOf(entries())), /the database went away/)
  await assert.rejects(read(zipOf(withBroken())), /the file went away/)
})
