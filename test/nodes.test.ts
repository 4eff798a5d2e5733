// Not on every day: it starts the service or its commands as processes.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, suite, test } from 'node:test'
import { createClient, isApiError, type Client } from '#client/index.ts'
import { addAccount } from '#features/accounts/index.ts'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { messageRows } from './database/message-rows.ts'
import { startSink } from './mail/smtp-sink.ts'
import { until } from './servers/embedded.ts'
import { startNats, withoutNats } from './servers/nats.ts'
import { startNode } from './servers/nodes.ts'
import { serve, trust } from './servers/server.ts'
import { post } from './servers/serve-process.ts'
import { addMembership, type Person } from './world/people.ts'
import { newWorld } from './world.ts'

const folder = await mkdtemp(join(tmpdir(), 'folkmoot-three-nodes-'))
after(() => rm(folder, { recursive: true }))
const certificate = await loadCertificate({
  data: folder,
  certFile: undefined,
  keyFile: undefined,
  hostname: 'localhost',
})
trust(certificate.cert)

const attempts = 6
const password = 'correct horse'

/** This process and two others. */
async function threeNodes(wiring: Record<string, string>) {
  const sink = await startSink()
  after(sink.close)
  const env = { FOLKMOOT_LOGINS_PER_QUARTER_HOUR: String(attempts), FOLKMOOT_SMTP_RELAY: sink.url, ...wiring }
  const world = await newWorld(env, { hear: () => {} })
  const here = await serve(world, { certificate })
  const others = await Promise.all([1, 2].map(() => startNode(world, certificate, env)))
  return { world, sink, ports: [here.port, ...others.map(({ port }) => port)] as [number, number, number] }
}

const cookieOf = ({ ways }: Pick<Person, 'ways'>): string => ways.cookie.cookie!
const clientAt = (port: number, cookie: string): Client =>
  createClient({ url: `https://127.0.0.1:${port}`, cookie: `__Host-folkmoot=${cookie}` })
/** What a call answers instead of a result. */
const refusalOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (!isApiError(error)) throw error
      return `${error.type} ${error.extra}`
    },
  )
const signIn = (port: number, email: string, tried = password) =>
  post(`https://127.0.0.1:${port}`, '/api/v1/login', { email, password: tried })

const wirings: [string, false | string, () => Promise<Record<string, string>>][] = [
  ['PostgreSQL', false, async () => ({})],
  ['NATS', withoutNats, async () => ({ NATS_URL: (await startNats()).url })],
]
for (const [name, skip, wire] of wirings) {
  suite(`three processes, joined by ${name}`, { skip }, async () => {
    if (skip !== false) return
    const { world, sink, ports } = await threeNodes(await wire())
    const { group, people } = world
    const clients = ports.map(port => clientAt(port, cookieOf(people.owner)))
    const at = (n: number): Client => clients[n % 3]!

    async function newAccount(word: string): Promise<string> {
      const email = `${word}@example.org`
      const account = { email, password, full_name: word, confirmed: true, site_admin: false }
      await world.app.pipeline.runAsSystem(transaction => addAccount(transaction, account))
      return email
    }

    test('a session is valid at all of them, and ends at all of them', async () => {
      const email = await newAccount('ida')
      const { headers, text } = await signIn(ports[0], email)
      const [cookie = ''] = headers['set-cookie'] as string[]
      const [, value = ''] = /__Host-folkmoot=([^;]+)/.exec(cookie) ?? []
      const { csrf_token: csrf } = (JSON.parse(text) as { user: { csrf_token: string } }).user
      const whoAt = (port: number) => refusalOf(clientAt(port, value).getuser({}))
      for (const port of ports) assert.equal(await whoAt(port), undefined)

      const sent = { cookie: `__Host-folkmoot=${value}` }
      assert.equal((await post(`https://127.0.0.1:${ports[1]}`, '/api/v1/logout', { csrf }, sent)).status, 200)

      for (const port of ports) await until(async () => (await whoAt(port)) === 'authentication login required')
    })

    test('a ban and a lost right bite at all of them', async () => {
      const person = await world.addPerson('una')
      const member_info_id = await addMembership(world, group.id, person, { mod_status: 'sub_modstatus_owner' })
      const group_id = group.id
      const theirs = ports.map(port => clientAt(port, cookieOf(person)))
      const postAt = (client: Client) => refusalOf(client.postmessage({ group_id, subject: 'Rye', body: 'Flour' }))
      for (const client of theirs) assert.equal(await refusalOf(client.getpendingmessages({ group_id })), undefined)

      await at(1).updatemember({ member_info_id, mod_status: 'sub_modstatus_none' })
      for (const client of theirs)
        await until(async () => (await refusalOf(client.getpendingmessages({ group_id }))) !== undefined)
      for (const client of theirs) assert.equal(await postAt(client), undefined)
      await at(2).banmember({ member_info_id })

      for (const client of theirs) await until(async () => (await postAt(client)) !== undefined)
    })

    test('failed sign-ins are counted together', async () => {
      const email = await newAccount('olga')
      const answers: number[] = []
      for (let n = 0; n <= attempts; n += 1) answers.push((await signIn(ports[n % 3]!, email, 'wrong')).status)

      assert.deepEqual(answers, [...Array<number>(attempts).fill(400), 429])
      for (const port of ports) assert.equal((await signIn(port, email)).status, 429)
    })

    test('an open page hears of what is written at the others', async () => {
      const cookie = cookieOf(people.ben)
      const sent = request({
        ...{ host: '127.0.0.1', port: ports[1], path: `/api/v1/getupdates?group_ids=${group.id}` },
        ...{ headers: { cookie: `__Host-folkmoot=${cookie}` }, ca: certificate.cert, servername: 'localhost' },
      }).end()
      world.atEnd(async () => void sent.destroy())
      const [stream] = (await once(sent, 'response')) as [IncomingMessage]
      const chunks = stream.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>
      let text = String((await chunks.next()).value)

      await at(2).postmessage({ group_id: group.id, subject: 'News', body: 'Rye' })

      while (!/^data: .*"kind":"topic"/m.test(text)) text += String((await chunks.next()).value)
    })

    test('what is changed at one is read at the others', async () => {
      for (let n = 0; n < 9; n += 1) {
        const title = `Title ${n}`
        await at(n).updategroup({ group_id: group.id, title })
        for (const client of clients)
          await until(async () => (await client.getgroup({ group_id: group.id })).title === title)
      }
    })

    test('emails of posts at all of them arrive once each', async () => {
      const subjects = Array.from({ length: 24 }, (_, n) => `Once ${n}.`)
      await Promise.all(
        subjects.map((subject, n) => at(n).postmessage({ group_id: group.id, subject, body: 'Flour and water' })),
      )
      const copies = (): string[] =>
        sink.taken.flatMap(({ to, raw }) => {
          const subject = /^Subject: .*(Once \d+\.)/m.exec(raw)?.[1]
          return subject === undefined ? [] : [`${to} ${subject}`]
        })
      const open = `select 1 from outgoing_messages where state <> 'done' union all select 1 from jobs where run_at <= now() limit 1`
      const ben = people.ben.account.email
      const ofBen = (): string[] => copies().filter(copy => copy.startsWith(`${ben} `))
      // A post may be stored whose jobs are not yet.
      await until(async () => ofBen().length >= subjects.length && (await world.sql(open)).length === 0)

      assert.deepEqual(ofBen().toSorted(), subjects.map(subject => `${ben} ${subject}`).toSorted())
      assert.equal(new Set(copies()).size, copies().length)
    })

    test('words are indexed once, whoever searches first', async () => {
      const { id: group_id } = await world.addGroup({}, { peopled: true })
      await messageRows(
        world,
        group_id,
        Array.from({ length: 700 }, (_, n) => ({ subject: `Loaf ${n}`, body: 'water' })),
      )
      const segments = () =>
        world.sql(`select first, last from search_segments where group_id = $1 and state = 'ready' order by first`, [
          group_id,
        ])
      const search = (n: number) => at(n).searcharchives({ group_id, q: 'water' })
      await until(async () => {
        const found = await Promise.all([0, 1, 2].map(search))
        assert.equal(new Set(found.map(({ total_count }) => total_count)).size, 1)
        return (await segments()).length > 0
      })

      const spans = (await segments()) as { first: number; last: number }[]
      for (const [n, { first }] of spans.slice(1).entries()) assert.ok(first > spans[n]!.last, 'a message is in two')
    })
  })
}
