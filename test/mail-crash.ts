import assert from 'node:assert/strict'
import { programAt } from '#test/servers/command-line.ts'
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { CrashPoint } from './crash-points.ts'
import { certificate, sendTo, sendToEach } from './mail/mail-server.ts'
import { mailOf } from './mail/incoming-mails.ts'
import { startSink, type Sink } from './mail/smtp-sink.ts'
import { assertIntegrity } from './database/integrity.ts'
import { newWorld, type World } from './world.ts'

type Protocol = 'smtp' | 'lmtp'
type CrashOptions = {
  /** How each of the processes ends that take mail one after the other; `killed` for one that is killed under way. */
  deaths: readonly (CrashPoint | 'killed')[]
  protocol?: Protocol
  writers: number
  /** So many are taken before one is killed. */
  each: number
  /** Called for each crash. */
  hear?: (died: number, taken: number) => void
}

const readers = ['owner', 'moderator', 'cleo'] as const
const done = '250 2.0.0 Done'

/** A world whose own process sends nothing: only the crashing ones do. */
export const newCrashWorld = (): Promise<World> => newWorld({}, { mail: { kinds: {} } })

/** A process that takes mail for a world and sends what follows. */
export async function startMailProcess(world: World, sink: Sink, protocol: Protocol, death?: CrashPoint) {
  const given = {
    connection: world.connection,
    certificate: await certificate(),
    data: world.settings.data,
    relay: sink.url,
    protocol,
    death,
  }
  const child = fork(programAt('test/receiving-child.ts'), [JSON.stringify(given)])
  const gone = once(child, 'exit')
  const early = gone.then(() => assert.fail('the process ended before it took mail'))
  early.catch(() => {})
  const [{ port }] = (await Promise.race([once(child, 'message'), early])) as [{ port: number }]
  return { port, pid: child.pid!, gone, kill: () => child.kill('SIGKILL') }
}

/**
 * Mail for two groups that comes while the process that takes and sends it dies again and again; whoever sends it tries again, as
 * mail servers do, until they hear that it is taken. All of it is posted in both, once and whole, and goes to all who get it;
 * `doubled` is what came to somebody once more.
 */
export async function mailThroughCrashes(
  world: World,
  { deaths, protocol = 'smtp', writers, each, hear = () => {} }: CrashOptions,
): Promise<{ taken: number; again: number; sent: number; doubled: number }> {
  const sink = await startSink()
  const peopled = ['ben', ...readers] as const
  const groups = [await world.addGroup({}, { peopled }), await world.addGroup({}, { peopled })]
  const addresses = groups.map(({ name }) => `${name}@folkmoot.test`)
  const from = world.people.ben.account.email
  const acknowledged: { subject: string; messageId: string }[] = []
  let [written, again, isOver] = [0, 0, false]
  let server = await startMailProcess(world, sink, protocol, deathOf(deaths[0]))
  let some = Promise.withResolvers<void>()
  let goal = each

  function newMail(): { subject: string; messageId: string; raw: string } {
    const subject = `Mail ${(written += 1)}`
    const messageId = `<${written}@deaths.example>`
    const file = fileOf(subject).toString('base64').replace(/.{76}/g, '$&\r\n')
    const parts = [
      '--b\r\nContent-Type: text/plain\r\n\r\nSee the file.',
      `--b\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename=f.txt\r\nContent-Transfer-Encoding: base64\r\n\r\n${file}`,
      '--b--',
    ]
    const headers = {
      From: from,
      To: addresses.join(', '),
      Subject: subject,
      'Message-ID': messageId,
      'Content-Type': 'multipart/mixed; boundary=b',
    }
    return { subject, messageId, raw: mailOf(headers, parts.join('\r\n')) }
  }
  /** The recipients who have not received it yet. */
  async function offer(raw: string, to: readonly string[]): Promise<string[]> {
    const { gone } = server
    const answers =
      protocol === 'lmtp'
        ? await sendToEach(server, raw, { from, to })
        : to.map(() => '').fill(await sendTo(server, raw, { from, to }))
    for (const answer of answers) assert.match(answer, /^(?:$|4\d\d |250 2\.0\.0 Done$)/)
    if (answers.includes('')) await gone.then(() => revived)
    return to.filter((_, n) => answers[n] !== done)
  }
  async function write(): Promise<void> {
    while (!isOver) {
      const { subject, messageId, raw } = newMail()
      let open = await offer(raw, addresses)
      for (; open.length > 0; again += 1) open = await offer(raw, open)
      acknowledged.push({ subject, messageId })
      if (acknowledged.length >= goal) some.resolve()
    }
  }
  let revived = Promise.resolve()
  const writing = Promise.all(Array.from({ length: writers }, write))
  for (const [n, death] of deaths.entries()) {
    if (death === 'killed') await Promise.race([some.promise, writing])
    const { promise, resolve } = Promise.withResolvers<void>()
    revived = promise
    if (death === 'killed') server.kill()
    await Promise.race([server.gone, writing])
    hear(n + 1, acknowledged.length)
    some = Promise.withResolvers<void>()
    goal = acknowledged.length + each
    server = await startMailProcess(world, sink, protocol, deathOf(deaths[n + 1]))
    resolve()
  }
  await Promise.race([some.promise, writing])
  isOver = true
  await writing
  await sendAll(world)
  server.kill()
  await server.gone
  await sink.close()

  const expected = groups.flatMap(({ id }) => acknowledged.map(({ subject }) => ({ id, subject })))
  const posted = await world.sql('select group_id as id, subject from messages')
  assert.deepEqual(texts(posted), texts(expected))
  const files = (await world.sql(
    `select m.group_id as id, m.subject, a.hash from messages m
     join attachments a on a.group_id = m.group_id and a.message_id = m.id`,
  )) as { id: number; subject: string; hash: string }[]
  assert.deepEqual(texts(files), texts(expected.map(one => ({ ...one, hash: hashOf(one.subject) }))))
  for (const { subject, hash } of files) assert.ok(await world.blobs.isComplete(hash, fileOf(subject).length), subject)
  await assertIntegrity(world)
  return { taken: acknowledged.length, again, ...audit(world, sink, groups, acknowledged) }
}

/** Waits until nothing is queued; leases of crashed processes end after half a minute, which is now. */
async function sendAll(world: World): Promise<void> {
  const open = `select from outgoing_messages where state <> 'done' union all select from deliveries where state = 'waiting'`
  const newest = `(select max(id) from mail_workers)`
  await world.sql(`update mail_workers set alive_until = now() where id < ${newest}`)
  for (let looks = 0; (await world.sql(open)).length > 0; looks += 1) {
    assert.ok(looks < 600, 'something is not sent')
    await pause(200)
  }
}

/** Every recipient of a message got it, and nobody else; duplicates are counted. */
function audit(
  world: World,
  { taken }: Sink,
  groups: readonly { name: string }[],
  mails: readonly { messageId: string }[],
) {
  const got = taken.map(({ to, messageId, raw }) => `${to} ${messageId} ${/^List-Id: <([^.]+)/m.exec(raw)?.[1]}`)
  const expected = mails.flatMap(({ messageId }) =>
    readers.flatMap(reader => groups.map(({ name }) => `${world.people[reader].account.email} ${messageId} ${name}`)),
  )
  assert.deepEqual([...new Set(got)].toSorted(), expected.toSorted())
  return { sent: expected.length, doubled: got.length - expected.length }
}

const texts = (rows: readonly object[]): string[] => rows.map(row => JSON.stringify(row)).toSorted()
const fileOf = (subject: string): Buffer => Buffer.from(`${subject} `.repeat(200))
const hashOf = (subject: string): string => createHash('sha256').update(fileOf(subject)).digest('hex')
const deathOf = (death: CrashPoint | 'killed' | undefined): CrashPoint | undefined =>
  death === 'killed' ? undefined : death
