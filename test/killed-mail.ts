import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { sendTo } from './mail-server.ts'
import { mailOf } from './mails-in.ts'
import { assertWhole } from './whole.ts'
import type { World } from './world.ts'

export type Death = { at: number; side: 'before' | 'after' }
type Options = {
  /** How each of the processes ends that take mail one after the other; `killed` for one that is killed under way. */
  deaths: readonly (Death | 'killed')[]
  certificate: { cert: string; key: string }
  writers: number
  /** So many are taken before one is killed. */
  each: number
}

async function startReceiving(world: World, certificate: Options['certificate'], death?: Death) {
  const given = { connection: world.connection, certificate, data: world.settings.data, death }
  const child = fork(new URL('./receiving-child.ts', import.meta.url), [JSON.stringify(given)])
  const gone = once(child, 'exit')
  const early = gone.then(() => assert.fail('the process ended before it took mail'))
  early.catch(() => {})
  const [{ port }] = (await Promise.race([once(child, 'message'), early])) as [{ port: number }]
  return { port, gone, kill: () => child.kill('SIGKILL') }
}

/**
 * Mail that comes while the process that takes it dies again and again; whoever sends it tries again, as mail servers do, until
 * they hear that it is taken. All of it is posted, once and whole.
 */
export async function mailThroughDeaths(world: World, { deaths, certificate, writers, each }: Options) {
  const group = await world.addGroup({ new_users_moderated: false }, { peopled: ['owner', 'ben'] })
  const to = `${group.name}@folkmoot.test`
  const from = world.people.ben.account.email
  const acknowledged: string[] = []
  let [written, again, isOver] = [0, 0, false]
  let server = await startReceiving(world, certificate, deathOf(deaths[0]))
  let some = Promise.withResolvers<void>()
  let goal = each

  function mailOfWriter(): { subject: string; raw: string } {
    const subject = `Mail ${(written += 1)}`
    const file = fileOf(subject).toString('base64').replace(/.{76}/g, '$&\r\n')
    const parts = [
      '--b\r\nContent-Type: text/plain\r\n\r\nSee the file.',
      `--b\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename=f.txt\r\nContent-Transfer-Encoding: base64\r\n\r\n${file}`,
      '--b--',
    ]
    const headers = { From: from, To: to, Subject: subject, 'Content-Type': 'multipart/mixed; boundary=b' }
    return { subject, raw: mailOf(headers, parts.join('\r\n')) }
  }
  async function write(): Promise<void> {
    while (!isOver) {
      const { subject, raw } = mailOfWriter()
      for (;;) {
        const { gone } = server
        const answer = await sendTo(server, raw, { from, to })
        if (answer === '250 2.0.0 Done') break
        assert.match(answer, /^(?:$|4\d\d )/)
        again += 1
        if (answer === '') await gone
        await revived
      }
      acknowledged.push(subject)
      if (acknowledged.length >= goal) some.resolve()
    }
  }
  let revived = Promise.resolve()
  const writing = Promise.all(Array.from({ length: writers }, write))
  for (const [n, death] of deaths.entries()) {
    if (death === 'killed') {
      await Promise.race([some.promise, writing])
      server.kill()
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    revived = promise
    await Promise.race([server.gone, writing])
    some = Promise.withResolvers<void>()
    goal = acknowledged.length + each + n
    server = await startReceiving(world, certificate, deathOf(deaths[n + 1]))
    resolve()
  }
  await Promise.race([some.promise, writing])
  isOver = true
  await writing
  server.kill()
  await server.gone

  const posted = await world.sql('select subject from messages where group_id = $1 order by id', [group.id])
  assert.deepEqual(posted.map(({ subject }) => String(subject)).toSorted(), acknowledged.toSorted())
  const files = (await world.sql(
    `select m.subject, a.hash from messages m join attachments a on a.group_id = m.group_id and a.message_id = m.id
     where m.group_id = $1`,
    [group.id],
  )) as { subject: string; hash: string }[]
  assert.deepEqual(
    files.map(({ subject, hash }) => `${subject} ${hash}`).toSorted(),
    acknowledged.map(subject => `${subject} ${createHash('sha256').update(fileOf(subject)).digest('hex')}`).toSorted(),
  )
  for (const { subject, hash } of files) assert.ok(await world.blobs.isWhole(hash, fileOf(subject).length), subject)
  await assertWhole(world)
  return { taken: acknowledged.length, again }
}

const fileOf = (subject: string): Buffer => Buffer.from(`${subject} `.repeat(200))
const deathOf = (death: Death | 'killed' | undefined): Death | undefined => (death === 'killed' ? undefined : death)
