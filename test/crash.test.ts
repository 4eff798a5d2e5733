// Not on every day: it kills processes again and again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runHere } from '#test/servers/command-line.ts'
import { openDatabase } from '#storage/database.ts'
import { joinIn, usedFolders } from '#test/servers/embedded.ts'
import { propertyRuns } from './sampling.ts'
import { post, startServeProcess } from './servers/serve-process.ts'

const kills = propertyRuns(3)
const writers = 20

test('kill -9 again and again under writes loses no commit', async t => {
  const folders = await usedFolders(t)
  const acknowledged: string[] = []
  let unknown = 0
  let round = 0
  let token = ''

  for (; round < kills; round += 1) {
    const served = await startServeProcess(folders)
    if (!token) {
      await runHere(folders, ['user', 'add', 'owner@example.org', '--name', 'Owner', '--password', 'a good password'])
      const login = await post(served.url, '/api/v1/login', { email: 'owner@example.org', password: 'a good password' })
      token = (JSON.parse(login.text) as { token: string }).token
    }
    const authorization = `Basic ${Buffer.from(`${token}:`).toString('base64')}`
    const before = acknowledged.length
    let enough: () => void = () => {}
    const someWritten = new Promise<void>(resolve => (enough = resolve))
    const write = async (writer: number): Promise<void> => {
      for (let n = 0; ; n += 1) {
        const name = `k${round}-w${writer}-n${n}`
        const form = {
          group_name: name,
          desc: 'made while the server is being killed',
          privacy: 'group_privacy_none',
          sub_group_access: 'sub_group_owners',
        }
        try {
          const answer = await post(served.url, '/api/v1/creategroup', form, { authorization })
          // On a machine that is far too busy the database gives up on a statement: that acknowledges nothing either.
          if (answer.text.includes('"type":"server"')) {
            unknown += 1
            continue
          }
          assert.equal(answer.status, 200, `${answer.text}\n${served.logged()}`)
          acknowledged.push(name)
        } catch (error) {
          if (error instanceof assert.AssertionError) throw error
          unknown += 1
          return
        }
        if (acknowledged.length - before >= 6 + round) enough()
      }
    }
    const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
    await Promise.race([someWritten, writing])
    await served.stop('SIGKILL')
    await writing
  }

  const server = await joinIn(folders)
  const database = openDatabase({ connection: server.connection })
  const { rows } = await database.read.execute(
    {
      name: '',
      text: `select g.name, count(distinct m.id) as owners, count(distinct f.id) as facts from groups g
      left join members m on m.group_id = g.id left join facts f on f.group_id = g.id group by g.id`,
    },
    [],
  )
  await database.close()
  await server.leave()

  const found = new Map(rows.map(row => [row['name'], row]))
  assert.deepEqual(
    acknowledged.filter(name => !found.has(name)),
    [],
  )
  // Whatever is there is there wholly: the group, its owner and its two facts.
  assert.deepEqual(
    rows.filter(row => row['owners'] !== 1 || row['facts'] !== 2),
    [],
  )
  assert.ok(rows.length <= acknowledged.length + unknown)
  t.diagnostic(`${acknowledged.length} acknowledged, ${unknown} unknown, ${rows.length} found`)
})
