import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { buildApp } from '#app.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { Files } from '#runtime/calls/parse-params.ts'
import { loadSettings } from '#settings/index.ts'
import { openBlobStore } from '#storage/blobs/blob-store.ts'
import { addMemberships, makePeople } from '#test/world/people.ts'
import { openArchive } from './support/archive-data.ts'
import { cpuOf, cpuOfServer, postmasterOf } from './support/cpu.ts'
import { reportMetric } from './support/metrics.ts'

// Photos of 12 megapixels, or as many as the second argument says, that are uploaded ten at a time, two uploads at once, until all are stored and listed, and then until
// their smaller versions are made, which begins during the import; then pages of an album of 10,000 photos.

const count = Number(process.argv[2] ?? 1000)
const megapixels = Number(process.argv[3] ?? 12)
const most = 60
// Four to three.
const [width, height] = [4, 3].map(part => part * Math.round(Math.sqrt((megapixels * 1e6) / 12))) as [number, number]
const [atOnce, perUpload, inLargeAlbum, reads] = [2, 10, 10_000, 200]

const archive = await openArchive({ messages: 1000 })
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const settings = loadSettings({ env: { FOLKMOOT_DATA: data, FOLKMOOT_URL: 'https://folkmoot.test' }, cwd: data })
const blobs = openBlobStore(settings.blobs)
const app = await buildApp({ settings, database: archive.database, blobs, log: () => {} })
const stamp = Date.now().toString(36)
const [{ id: group_id }] = (await archive.sql(
  `insert into groups (name, plan, settings) values ($1, 'group_plan_premium', '{}') returning id`,
  [`photos-${stamp}`],
)) as [{ id: number }]
const [person] = await makePeople(
  archive,
  [`photographer${stamp}`],
  await findSigningKey(archive.database.read, 'login token'),
)
await addMemberships(archive, group_id, [[person!, { mod_status: 'sub_modstatus_owner' }]])
const owner = app.callAs(person!.identity)

/** As many details as a real photo has: noise that was blurred. */
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
const pictures = await Promise.all(
  [1, 2, 3, 4].map(n =>
    sharp({ create: { width, height, channels: 3, background: '#000', noise } })
      .blur(2 + n)
      .jpeg({ quality: 88 })
      .toBuffer(),
  ),
)
const megabytes = pictures.reduce((sum, { length }) => sum + length, 0) / pictures.length / 1e6

const { id: album_id } = await owner.newalbum({ group_id, title: 'Import' })
let uploaded = 0
async function upload(): Promise<void> {
  while (uploaded < count) {
    const from = uploaded
    uploaded += perUpload
    const files = Array.from({ length: Math.min(perUpload, count - from) }, async (_, n) => {
      const stored = await blobs.put(pictures[(from + n) % pictures.length]!, { limit: 1e8 })
      return { ...stored, filename: `${from + n}.jpg`, content_type: 'image/jpeg' }
    })
    await owner.uploadphotos({ album_id, fileupload: new Files(await Promise.all(files)) as never })
  }
}
const begun = performance.now()
await Promise.all(Array.from({ length: atOnce }, upload))
const seconds = (performance.now() - begun) / 1000
const { num_photos } = await owner.getalbum({ album_id })
const [{ done }] = (await archive.sql(
  `select count(*)::int as done from photos where album_id = $1 and large_hash is not null`,
  [album_id],
)) as [{ done: number }]
reportMetric({ name: `import of ${count} photos of ${megapixels} megapixels`, unit: 's', ours: seconds, atMost: most })
console.log(
  `${num_photos} photos imported in ${seconds.toFixed(1)} s; the smaller versions of ${count - done} are still to be made`,
)
await app.jobQueue.settle()
const later = (performance.now() - begun) / 1000 - seconds
console.log(
  `${num_photos} photos of ${megabytes.toFixed(1)} MB and ${megapixels} megapixels: imported in ${seconds.toFixed(1)} s (${((1000 * seconds) / count).toFixed(0)} ms each, ${done} scaled meanwhile), scaled ${later.toFixed(1)} s later (${((1000 * later) / Math.max(1, count - done)).toFixed(0)} ms each)`,
)

const { id: large } = await owner.newalbum({ group_id, title: 'Large' })
await archive.sql(
  `insert into photos (group_id, album_id, position, name, account_id, hash, size, media_type, width, height, large_hash, medium_hash, thumbnail_hash)
   select p.group_id, $1, n, n || '.jpg', p.account_id, p.hash, 0, p.media_type, p.width, p.height, p.large_hash, p.medium_hash, p.thumbnail_hash
   from (select * from photos where album_id = $2 limit 1) p, generate_series(1, $3::int) n`,
  [large, album_id, inLargeAlbum],
)
await archive.sql(`update photo_albums set num_photos = $2, last_position = $2 where id = $1`, [large, inLargeAlbum])
await archive.sql('analyze photos')
const [{ pid }] = (await archive.sql('select pg_backend_pid() as pid')) as [{ pid: number }]
const postmaster = postmasterOf(pid)
async function measure(what: string, times: number, work: (n: number) => Promise<unknown>): Promise<void> {
  const before = [cpuOf(process.pid), cpuOfServer(postmaster)] as const
  const start = performance.now()
  for (let n = 0; n < times; n += 1) await work(n)
  const each = ((performance.now() - start) / times).toFixed(1)
  const [here, there] = [cpuOf(process.pid) - before[0], cpuOfServer(postmaster) - before[1]]
  const cpu = `${(here / times).toFixed(2)} ms of a processor here, ${(there / times).toFixed(2)} in the database`
  console.log(`${what}: ${each} ms; ${cpu}`)
}
const first = (await owner.getphotos({ album_id: large, limit: 60 })).data
await measure('first page of 60', reads, () => owner.getphotos({ album_id: large, limit: 60 }))
let page_token = 0
await measure('following pages of 60', 100, async () => {
  const page = await owner.getphotos({ album_id: large, limit: 60, ...(page_token > 0 && { page_token }) })
  page_token = page.next_page_token
})
await measure('one photo, with its place', reads, n => owner.getphoto({ photo_id: first[n % first.length]!.id + 9000 }))
await measure('a photo moved to the beginning', 5, n =>
  owner.orderphotos({ album_id: large, photo_ids: [first[59 - n]!.id] }),
)

await app.close()
await archive.close()
await rm(data, { recursive: true, force: true })
process.exit(0)
