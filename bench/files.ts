// A folder of 10,000 files: its pages through the pipeline, with their JSON. node bench/files.ts [files] [reads]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#app.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { loadSettings } from '#settings/index.ts'
import { addMemberships, makePeople } from '#test/world/people.ts'
import { openArchive } from './support/archive-data.ts'
import { cpuOf, cpuOfServer, postmasterOf } from './support/cpu.ts'
import { reportMetric } from './support/metrics.ts'

const [files, reads] = [Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 500)]
const pageSize = 100

const archive = await openArchive({ messages: 1000 })
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const settings = loadSettings({ env: { FOLKMOOT_DATA: data, FOLKMOOT_URL: 'https://folkmoot.test' }, cwd: data })
const app = await buildApp({ settings, database: archive.database, log: () => {} })
const stamp = Date.now().toString(36)
const [{ id: group_id }] = (await archive.sql(
  `insert into groups (name, plan, settings) values ($1, 'group_plan_premium', '{}') returning id`,
  [`files-${stamp}`],
)) as [{ id: number }]
const key = await findSigningKey(archive.database.read, 'login token')
const [person] = await makePeople(archive, [`keeper${stamp}`], key)
await addMemberships(archive, group_id, [[person!, { mod_status: 'sub_modstatus_owner' }]])
const owner = app.callAs(person!.identity)

const { id: folder } = await owner.newfilefolder({ group_id, name: 'Minutes' })
await archive.sql(
  `with added as (
     insert into file_entries (group_id, parent_id, type, name, name_key, account_id, version, size, media_type, updated)
     select $1, $2, 'file_type_file', 'Minutes ' || n || '.pdf', 'minutes ' || n || '.pdf', $3, 1, 1000 + n, 'application/pdf',
       now() - n * interval '1 minute'
     from generate_series(1, $4::int) n returning id, group_id, account_id, size, media_type
   )
   insert into file_versions (group_id, file_id, version, account_id, hash, size, media_type)
   select group_id, id, 1, account_id, repeat('0', 64), size, media_type from added`,
  [group_id, folder, person!.identity.account.id, files],
)
await archive.sql('update file_entries set num_entries = $2 where id = $1', [folder, files])
for (const table of ['file_entries', 'file_versions']) await archive.sql(`vacuum analyze ${table}`)

const [{ pid }] = (await archive.sql('select pg_backend_pid() as pid')) as [{ pid: number }]
const postmaster = postmasterOf(pid)
async function measure(name: string, asked: () => object, after: (next: number) => void = () => {}): Promise<void> {
  const read = async () => {
    const page = await owner.getfiledirectory({ group_id, path: 'Minutes', limit: pageSize, ...asked() })
    JSON.stringify(page)
    after(page.next_page_token)
  }
  for (let n = 0; n < 50; n += 1) await read()
  const before = [cpuOf(process.pid), cpuOfServer(postmaster)] as const
  const begun = performance.now()
  for (let n = 0; n < reads; n += 1) await read()
  const each = (performance.now() - begun) / reads
  const [here, there] = [(cpuOf(process.pid) - before[0]) / reads, (cpuOfServer(postmaster) - before[1]) / reads]
  console.log(
    `${name}: ${each.toFixed(1)} ms; ${here.toFixed(2)} ms of a processor here, ${there.toFixed(2)} in the database`,
  )
  reportMetric({ name: `folder of ${files} files: ${name}`, unit: 'ms CPU', ours: here + there, atMost: 10 })
}
await measure(`first ${pageSize}`, () => ({}))
for (const sort_field of ['created', 'updated', 'size'] as const)
  await measure(`first ${pageSize} by ${sort_field}`, () => ({ sort_field }))
let page_token = 0
await measure(
  `following ${pageSize}`,
  () => (page_token > 0 ? { page_token } : {}),
  next => (page_token = next),
)

await app.close()
await archive.close()
await rm(data, { recursive: true, force: true })
process.exit(0)
