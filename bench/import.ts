import { mkdtemp, rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#app.ts'
import { freshGroups } from '#features/groups/index.ts'
import { importMails } from '#mail/import/import-mails.ts'
import { openSource } from '#mail/import/sources.ts'
import { loadSettings } from '#settings/index.ts'
import { openBlobs } from '#storage/blobs.ts'
import { openArchive } from './archive-data.ts'

// How many messages of 1.5 kB a second are imported: into a new group, again (all of them are there), and into one of
// 200,000 messages. On a database that syncs to the disk.

const count = Number(process.argv[2] ?? 50_000)

const archive = await openArchive({ messages: 200_000 })
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const settings = loadSettings({ env: { FOLKMOOT_DATA: data }, cwd: data })
const app = await buildApp({ settings, database: archive.database, log: (line, error) => console.error(line, error) })
const stamp = Date.now().toString(36)

async function writeMbox(path: string, name: string): Promise<void> {
  const file = createWriteStream(path)
  const words =
    'the of and to in water boat river club evening morning training oar coach race wind season member'.split(' ')
  for (let n = 0; n < count; n += 1) {
    const at = new Date(Date.UTC(2012, 0, 1) + n * 600_000)
    const topic = Math.floor(n / 5)
    const lines = Array.from({ length: 18 }, (_, line) =>
      Array.from(
        { length: 11 },
        (__, word) => words[(n * 7 + line * 13 + word * 5 + ((n * line) % 17)) % words.length],
      ).join(' '),
    )
    const mail = [
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
    ].join('\n')
    if (!file.write(mail)) await new Promise(resolve => file.once('drain', resolve))
  }
  file.end()
  await finished(file)
}

async function run(title: string, path: string, groupName: string): Promise<void> {
  const group = await freshGroups.groupByName(archive.database.read, groupName)
  const source = await openSource(path)
  const began = performance.now()
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
  console.log(
    `${title.padEnd(30)} ${(tally.read / seconds).toFixed(0).padStart(6)} messages/s  ${tally.imported} imported, ${tally.present} there already, ${(source.size / tally.read).toFixed(0)} bytes each, ${Math.round(process.memoryUsage().rss / 1_048_576)} MB`,
  )
}

const fresh = `import-${stamp}`
await archive.sql(`insert into groups (name, plan) values ($1, 'group_plan_premium')`, [fresh])
const [first, second] = [join(data, 'first.mbox'), join(data, 'second.mbox')]
await writeMbox(first, fresh)
await writeMbox(second, `archive-${stamp}`)
await run('into a new group', first, fresh)
await run('the same again', first, fresh)
await run('into a group of 200,000', second, 'archive')

await app.close()
await archive.close()
await rm(data, { recursive: true })
