import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { testDatabase } from '#test/database.ts'
import { makePerson, addMembership } from '#test/world/people.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { startChild } from './processes/start-child.ts'
import { reportMetric } from './support/metrics.ts'
import { median } from './support/median.ts'

// An authenticated read through the pipeline with one query, against a bare route with the same query and bytes.

const rounds = Number(process.argv[2] ?? 3)
const seconds = Number(process.argv[3] ?? 6)

const database = await testDatabase()
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const certificate = await loadCertificate({ data, certFile: undefined, keyFile: undefined, hostname: 'localhost' })
const owner = await makePerson(database, 'owner', await findSigningKey(database.database.read, 'login token'))
const [group] = (await database.sql(
  `insert into groups (name, plan) values ('bench', 'group_plan_premium') returning id`,
)) as [{ id: number }]
const member = await addMembership(database, group.id, owner, { mod_status: 'sub_modstatus_owner' })

const given = { connection: database.connection, certificate, member, data }
const [bare, ours] = [await startChild('baseline.ts', given), await startChild('server-process.ts', given)]
const paths = { bare: '/member', key: `/api/v1/getmember?member_info_id=${member}` }
const headersFor = {
  bare: {},
  key: { authorization: owner.ways.key.authorization! },
  cookie: { cookie: `__Host-folkmoot=${owner.ways.cookie.cookie}` },
  basic: { authorization: owner.ways.basic.authorization! },
}

type Kind = keyof typeof headersFor
const portOf = (kind: Kind) => (kind === 'bare' ? bare.port : ours.port)
const pathOf = (kind: Kind) => (kind === 'bare' ? paths.bare : paths.key)

const bytes = (kind: Kind) =>
  new Promise<string>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: portOf(kind),
        path: pathOf(kind),
        headers: headersFor[kind],
        ca: certificate.cert,
        servername: 'localhost',
      },
      response => {
        response.setEncoding('utf8')
        let text = ''
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () => resolve(text))
      },
    )
    sent.on('error', reject)
    sent.end()
  })
const sorted = (text: string) =>
  JSON.stringify(Object.entries(JSON.parse(text) as object).toSorted(([a], [b]) => (a < b ? -1 : 1)))
if (sorted(await bytes('bare')) !== sorted(await bytes('key'))) throw new Error('the two do not answer alike')
console.log(`answer: ${(await bytes('key')).length} bytes`)

const results: Record<Kind, number[]> = { bare: [], key: [], cookie: [], basic: [] }
for (let round = 0; round <= rounds; round += 1) {
  for (const kind of Object.keys(results) as Kind[]) {
    const run = await autocannon({
      url: `https://127.0.0.1:${portOf(kind)}${pathOf(kind)}`,
      headers: headersFor[kind],
      connections: 32,
      duration: round === 0 ? 2 : seconds,
      tlsOptions: { ca: certificate.cert, servername: 'localhost' },
    })
    if (run.non2xx > 0 || run.errors > 0) throw new Error(`${kind}: ${run.non2xx} refused, ${run.errors} errors`)
    // The first round only warms up.
    if (round > 0) results[kind].push(run.requests.average)
  }
}
for (const kind of Object.keys(results) as Kind[]) {
  const rate = median(results[kind])
  if (kind !== 'bare')
    reportMetric({ name: `one query by ${kind}`, unit: '/s', ours: rate, bare: median(results.bare) })
  console.log(
    `${kind.padEnd(7)} ${rate.toFixed(0).padStart(7)} requests/s  ${((rate / median(results.bare)) * 100).toFixed(0)} % of bare`,
  )
}
for (const { stop } of [bare, ours]) await stop()
await database.close()
await rm(data, { recursive: true })
