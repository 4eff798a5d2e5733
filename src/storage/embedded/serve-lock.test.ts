import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinIn, killPostmaster, query, until, usedFolders } from '#test/servers/embedded.ts'
import { takeServeLock } from './index.ts'

test('a second process cannot serve a database until the first has stopped', async t => {
  const server = await joinIn(await usedFolders(t))
  const first = await takeServeLock(server.connection)

  const message =
    `Folkmoot is already running on this data folder (process ${process.pid}). ` +
    `Stop it, or choose another folder with FOLKMOOT_DATA.`
  await assert.rejects(takeServeLock(server.connection), { name: 'EmbeddedError', message })
  await first.release()

  const second = await takeServeLock(server.connection)
  await second.release()
  await server.leave()
})

test('the serve lock survives a server crash', async t => {
  const server = await joinIn(await usedFolders(t))
  const lock = await takeServeLock(server.connection)
  const holders = `select count(*)::int from pg_stat_activity where application_name = 'folkmoot serve ${process.pid}'`

  await killPostmaster(server.cluster)

  await until(() =>
    query(server.connection, holders).then(
      rows => rows[0] === 1,
      () => false,
    ),
  )
  await lock.release()
  await server.leave()
})
