// Not on every day: it imports many archives.
// In a process of its own: it measures memory and processor time.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, suite, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { lyingZip, overlappingZip, zipOfZips, zipWith } from '#test/fixtures/zip-bombs.ts'
import { openSource } from './sources.ts'

const folder = await mkdtemp(join(tmpdir(), 'folkmoot-'))
after(() => rm(folder, { recursive: true }))

const mbox = (lines: number) =>
  Buffer.from(`From a@example.org Sat Jan  3 10:00:00 2015\nFrom: A <a@example.org>\n\n${'Rye\n'.repeat(lines)}\n`)

/** All mails of a file, as an import reads them: in short what each is. */
async function read(content: Buffer): Promise<string[]> {
  const path = join(folder, 'given.zip')
  await writeFile(path, content)
  const source = await openSource(path)
  const found: string[] = []
  for await (const mail of source.mails())
    found.push('raw' in mail ? `${mail.raw.length} bytes` : Object.values(mail.problem).join(': '))
  return found
}

type Cost = { seconds: number; grown: number }
/** Seconds of the processor and MB more that something takes: beside others it may take twice as long, so it is done again then. */
async function cost(work: () => Promise<unknown>, tries = 3): Promise<Cost> {
  const once = await costOnce(work)
  return once.seconds <= 1 || tries === 1 ? once : cost(work, tries - 1)
}

async function costOnce(work: () => Promise<unknown>): Promise<Cost> {
  const [began, before] = [process.cpuUsage(), process.memoryUsage.rss()]
  let peak = before
  const looking = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5)
  await work()
  clearInterval(looking)
  const { user, system } = process.cpuUsage(began)
  return { seconds: (user + system) / 1e6, grown: (Math.max(peak, process.memoryUsage.rss()) - before) / 1e6 }
}

suite('a zip without mail is rejected within a second and 100 MB:', () => {
  const refused: Record<string, [zip: Buffer, why: RegExp]> = {
    'zips in zips': [zipOfZips(), /has no mbox file/],
    'one that becomes a thousand times as long': [
      zipWith([{ name: 'a.mbox', content: Buffer.alloc(30_000_000) }]),
      /too large when unpacked/,
    ],
    'one whose files lie over each other': [overlappingZip(Buffer.alloc(1_000_000), 60_000), /too large when unpacked/],
    'one whose files lie over each other, and are few': [overlappingZip(mbox(10), 2), /its files overlap/],
    'one of very many files': [overlappingZip(Buffer.alloc(0), 60_000), /more than 10000 files/],
    'half of one': [zipWith([{ name: 'a.mbox', content: mbox(10) }]).subarray(0, -30), /Can't read the zip/],
  }
  for (const [title, [zip, why]] of Object.entries(refused)) {
    test(title, async () => {
      const { seconds, grown } = await cost(() => assert.rejects(read(zip), why))

      assert.ok(seconds <= 1, `${seconds} s`)
      assert.ok(grown <= 100, `${grown} MB`)
    })
  }
})

test('a zip is read up to its declared size', async () => {
  const zip = lyingZip(Buffer.concat([mbox(10), Buffer.alloc(30_000_000)]), 1000)

  let found: string[] = []
  const { seconds, grown } = await cost(async () => (found = await read(zip)))

  assert.match(found.join(), /^damaged: too many bytes in the stream/)
  assert.ok(seconds <= 1, `${seconds} s`)
  assert.ok(grown <= 100, `${grown} MB`)
})

test('several mbox files in a zip are read in order', async () => {
  const [first, second] = [mbox(10), mbox(20)]

  const found = await read(
    zipWith([
      { name: 'a.mbox', content: first },
      { name: 'notes.txt', content: Buffer.from('no mails') },
      { name: 'b.mbox', content: second },
    ]),
  )

  assert.deepEqual(found, ['65 bytes', '105 bytes'])
})

suite('a gzipped mbox', () => {
  const all = Buffer.concat([mbox(10), mbox(20), mbox(30)])
  const plain = ['65 bytes', '105 bytes', '145 bytes']

  test('is read like a plain one, even if compressed in several members', async () => {
    assert.deepEqual(await read(gzipSync(all)), plain)
    assert.deepEqual(await read(Buffer.concat([gzipSync(mbox(10)), gzipSync(mbox(20)), gzipSync(mbox(30))])), plain)
    assert.deepEqual(await read(gzipSync(Buffer.alloc(0))), [])
  })

  test('that is truncated or damaged is read up to the last whole email, and the reason is reported', async () => {
    // Stored as it is, so that the damage is where it is put.
    const packed = gzipSync(Buffer.concat([all, mbox(100_000)]), { level: 0 })
    const wrong = Buffer.from(packed)
    wrong[wrong.length - 5]! ^= 0xff
    for (const [content, why] of [
      [packed.subarray(0, -50), 'unexpected end of file'],
      [wrong, 'incorrect data check'],
    ] as const) {
      const path = join(folder, 'damaged.mbox.gz')
      await writeFile(path, content)
      const source = await openSource(path)
      for (const _ of [1, 2]) {
        const found = (await Array.fromAsync(source.mails())).map(mail => 'raw' in mail && `${mail.raw.length} bytes`)

        assert.deepEqual([found, source.damage!()], [plain, why])
      }
    }
  })

  test('with other content, or nothing readable, is rejected', async () => {
    await assert.rejects(read(gzipSync('Rye, please.')), /is gzipped, but not an mbox\.$/)
    await assert.rejects(read(gzipSync(zipWith([{ name: 'a.mbox', content: all }]))), /is gzipped, but not an mbox\.$/)
    await assert.rejects(read(gzipSync(all).subarray(0, 5)), /can't be unpacked: unexpected end of file\.$/)
  })

  test('that grows a thousandfold is rejected within a second and 100 MB', async () => {
    const bomb = gzipSync(Buffer.concat([mbox(10), Buffer.alloc(200_000_000)]))

    const { seconds, grown } = await cost(() => assert.rejects(read(bomb), /too large when unpacked/))

    assert.ok(seconds <= 1, `${seconds} s`)
    assert.ok(grown <= 200, `${grown} MB`)
  })
})
