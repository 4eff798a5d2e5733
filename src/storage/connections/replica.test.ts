// Not on every day: it starts two database servers.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startStreamingReplica } from '#test/servers/streaming-replica.ts'
import { openDatabase } from '../database.ts'
import { readsFromReplica } from './replica.ts'
import type { Tx } from '../tx.ts'

const servers = await startStreamingReplica()
const primary = openDatabase({ connection: servers.primary.connection })
const replica = openDatabase({ connection: servers.replica.connection })
after(async () => {
  await Promise.all([primary.close(), replica.close()])
  await servers.end()
})
const sql = (tx: Tx, text: string) => tx.execute({ name: '', text }, [])
await sql(primary.read, 'create table post (n int)')

let written = 0
const write = async (): Promise<void> => {
  await sql(primary.read, `insert into post values (${(written += 1)})`)
}
/** Where a long read goes now, and the last post that it finds. */
async function read(patienceMs: number) {
  const tx = await readsFromReplica(primary, replica, { patienceMs })()
  const { rows } = await sql(tx, 'select pg_is_in_recovery() as is_replica, max(n) as last from post')
  return rows[0]
}

test('a long read goes to the replica, and sees what was written just before', async () => {
  for (let n = 0; n < 20; n += 1) {
    await write()
    assert.deepEqual(await read(300_000), { is_replica: true, last: written })
  }
})

test('while the replica lags, it goes to the primary', async () => {
  await sql(replica.read, 'select pg_wal_replay_pause()')
  // A pause is asked for, and comes.
  for (let state = ''; state !== 'paused';)
    state = String((await sql(replica.read, 'select pg_get_wal_replay_pause_state() as state')).rows[0]!['state'])
  await write()
  assert.deepEqual(await read(50), { is_replica: false, last: written })

  const waiting = read(300_000)
  await sql(replica.read, 'select pg_wal_replay_resume()')
  assert.deepEqual(await waiting, { is_replica: true, last: written })
})

test('one that failed is left alone for a while', async () => {
  const find = readsFromReplica(primary, replica, { patienceMs: 0, restMs: 2 ** 30 })
  await sql(replica.read, 'select pg_wal_replay_pause()')
  await write()
  assert.equal(await find(), primary.read)
  await sql(replica.read, 'select pg_wal_replay_resume()')

  assert.equal(await find(), primary.read)
})

test('a server that is no replica is not read', async () => {
  assert.equal(await readsFromReplica(primary, primary, { patienceMs: 50 })(), primary.read)
})

test('without the replica, it goes to the primary, also what is left of a read', async () => {
  const begun = await readsFromReplica(primary, replica, { patienceMs: 300_000 })()
  const where = async () => (await sql(begun, 'select pg_is_in_recovery() as is_replica')).rows[0]!['is_replica']
  assert.equal(await where(), true)
  await servers.replica.kill()
  await write()

  assert.equal(await where(), false)
  assert.deepEqual(await read(300_000), { is_replica: false, last: written })
})
