import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { buildApp } from '#app.ts'
import { freshGroups } from '#features/groups/index.ts'
import { importMails } from '#mail/import/import-mails.ts'
import { openSource } from '#mail/import/sources.ts'
import { loadSettings } from '#settings/index.ts'
import { openBlobs } from '#storage/blobs.ts'
import { openArchive } from './archive-data.ts'
import { cpuOf, cpuOfServer, postmasterOf } from './cpu.ts'
import { tell } from './figures.ts'
import { realMails } from './real-mails.ts'

// How many messages of 1.5 kB a second are imported: into a new group, again (all of them are there), and into one of
// 200,000 messages; how many as programs write them, of 6 kB; and how many of 43 kB, every second one with a picture that no
// other has. On a database that syncs to the disk. Each is told beside the first, so that machines can be compared.

const count = Number(process.argv[2] ?? 50_000)
const pictured = Number(process.argv[3] ?? 2000)
const archived = Number(process.argv[4] ?? 200_000)

const archive = await openArchive({ messages: archived })
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const settings = loadSettings({ env: { FOLKMOOT_DATA: data }, cwd: data })
const app = await buildApp({ settings, database: archive.database, log: (line, error) => console.error(line, error) })
const stamp = Date.now().toString(36)

/** Pictures as telephones take them, small enough to be sent: colours that run into each other, with some noise. */
async function pictures(): Promise<Buffer[]> {
  const [width, height] = [1024, 768]
  return Promise.all(
    Array.from({ length: 20 }, (_, n) => {
      const pixels = Buffer.alloc(width * height * 3)
      for (let at = 0; at < pixels.length; at += 1) {
        const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
        pixels[at] = 128 + 90 * Math.sin((x * (n + 3) + y * (at % 3)) / 300) + ((x * 7919 + y * 104_729 + n) % 31) - 15
      }
      return sharp(pixels, { raw: { width, height, channels: 3 } })
        .jpeg({ quality: 55 })
        .toBuffer()
    }),
  )
}

/** A mail's lines with a picture after its text; what follows the end of a picture makes it another file. */
function withPicture(mail: readonly string[], picture: Buffer, n: number): string[] {
  const border = '=_border'
  const head = mail.indexOf('')
  const bytes = Buffer.concat([picture, Buffer.from(`${stamp} ${n}`)])
  const part = ['Content-Type: image/jpeg; name="photo.jpg"', 'Content-Disposition: attachment; filename="photo.jpg"']
  return [
    ...mail.slice(0, head).filter(line => !line.startsWith('Content-Type')),
    ...[`Content-Type: multipart/mixed; boundary="${border}"`, '', `--${border}`, 'Content-Type: text/plain'],
    ...mail.slice(head),
    ...[`--${border}`, ...part, 'Content-Transfer-Encoding: base64', ''],
    ...bytes.toString('base64').match(/.{1,76}/g)!,
    ...[`--${border}--`, '', ''],
  ]
}

async function writeMbox(path: string, name: string, mails: number, photos: readonly Buffer[] = []): Promise<void> {
  const file = createWriteStream(path)
  const words =
    'the of and to in water boat river club evening morning training oar coach race wind season member'.split(' ')
  for (let n = 0; n < mails; n += 1) {
    const at = new Date(Date.UTC(2012, 0, 1) + n * 600_000)
    const topic = Math.floor(n / 5)
    const lines = Array.from({ length: 18 }, (_, line) =>
      Array.from(
        { length: 11 },
        (__, word) => words[(n * 7 + line * 13 + word * 5 + ((n * line) % 17)) % words.length],
      ).join(' '),
    )
    const plain = [
      `From writer${n % 500}@example.org ${at.toUTCString()}`,
      `From: Writer ${n % 500} <writer${n % 500}@example.org>`,
      `To: ${name}@example.org`,
      `Subject: ${n % 5 === 0 ? '' : 'Re: '}Outing ${topic}`,
      `Date: ${at.toUTCString()}`,
      `Message-ID: <${name}.${n}@example.org>`,
      ...(n % 5 === 0
        ? []
        : [
            `In-Reply-To: <${name}.${n - 1}@example.org>`,
            `References: <${name}.${topic * 5}@example.org> <${name}.${n - 1}@example.org>`,
          ]),
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      '',
      `Message number ${n} about the outing${topic}.`,
      ...lines,
      '',
      '',
    ]
    const photo = n % 2 === 0 ? photos[n % photos.length] : undefined
    const mail = (photo ? withPicture(plain, photo, n) : plain).join('\n')
    if (!file.write(mail)) await new Promise(resolve => file.once('drain', resolve))
  }
  file.end()
  await finished(file)
}

const [backend] = await archive.sql('select pg_backend_pid() as pid')
const postmaster = postmasterOf(Number(backend!['pid']))
/** Of this process, of those that it has started, and of the database. */
const cpu = () => ({ ours: cpuOf(process.pid) + cpuOfServer(process.pid), database: cpuOfServer(postmaster) })

async function run(title: string, path: string, groupName: string): Promise<void> {
  const group = await freshGroups.groupByName(archive.database.read, groupName)
  const source = await openSource(path)
  const [began, worked] = [performance.now(), cpu()]
  const { tally } = await importMails({
    source,
    group: group!,
    operate: app.road.operate,
    blobs: openBlobs(settings.blobs),
    dryRun: false,
    progress: () => {},
    misread: mail => console.error(mail),
    remark: mail => console.error(mail),
    signal: new AbortController().signal,
  })
  const seconds = (performance.now() - began) / 1000
  const [speed, bytes] = [tally.read / seconds, source.size / seconds / 1e6]
  const spent = cpu()
  const work = (who: keyof typeof spent): string =>
    ((spent[who] - worked[who]) / (source.size / 1e6)).toFixed(0).padStart(4)
  first ??= { speed, bytes }
  tell({ name: `import: ${title}`, unit: 'MB/s', ours: bytes, atLeast: 10 })
  console.log(
    `${title.padEnd(30)} ${speed.toFixed(0).padStart(6)} messages/s (${(speed / first.speed).toFixed(2)})  ${bytes.toFixed(1).padStart(6)} MB/s (${(bytes / first.bytes).toFixed(2)})  ${work('ours')} + ${work('database')} ms of processors a MB, here and in the database  ${tally.imported} imported, ${tally.present} there already, ${(source.size / tally.read).toFixed(0)} bytes each, ${Math.round(process.memoryUsage().rss / 1_048_576)} MB`,
  )
}
/** What the others are told beside. */
let first: { speed: number; bytes: number } | undefined

const [fresh, real, illustrated] = [`import-${stamp}`, `real-${stamp}`, `pictures-${stamp}`]
for (const name of [fresh, real, illustrated])
  await archive.sql(`insert into groups (name, plan) values ($1, 'group_plan_premium')`, [name])
const pathOf = (name: string): string => join(data, `${name}.mbox`)
const paths = { plain: pathOf('plain'), more: pathOf('more'), real: pathOf('real'), photos: pathOf('photos') }
await writeMbox(paths.plain, fresh, count)
await writeMbox(paths.more, `archive-${stamp}`, count)
await writeFile(paths.real, realMails(real, Math.ceil(count / 5)))
await writeMbox(paths.photos, illustrated, pictured, await pictures())
await run('into a new group', paths.plain, fresh)
await run('the same again', paths.plain, fresh)
await run(`into a group of ${archived}`, paths.more, 'archive')
await run('as programs write them', paths.real, real)
await run('with pictures', paths.photos, illustrated)

await app.close()
await archive.close()
await rm(data, { recursive: true })
