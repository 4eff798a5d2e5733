import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { WebSocket, WebSocketServer } from 'ws'
import { startHeartbeat } from './heartbeat.ts'

const halfAMinute = 30_000
const tick = 250

/** Connections opened at once, with both ends; the first client responds to pings, the others do not. */
async function someWatched(t: TestContext, count: number) {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const pulse = startHeartbeat()
  t.after(() => {
    pulse.stop()
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  const ends: { there: WebSocket; here: WebSocket; asked: number }[] = []
  for (let n = 0; n < count; n += 1) {
    const there = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, { autoPong: n === 0 })
    const [[here]] = (await Promise.all([once(server, 'connection'), once(there, 'open')])) as [[WebSocket], unknown]
    const end = { there, here, asked: 0 }
    there.on('ping', () => (end.asked += 1))
    ends.push(end)
  }
  for (const { here } of ends) pulse.watch(here)
  return { ends, pulse }
}

test('responding connections are pinged again, others are closed', async t => {
  const { ends } = await someWatched(t, 2)
  const [first, second] = ends as [(typeof ends)[number], (typeof ends)[number]]
  const answered = once(first.here, 'pong')
  const heard = once(second.there, 'ping')

  t.mock.timers.tick(halfAMinute + tick)
  await Promise.all([answered, heard])
  const askedAgain = once(first.there, 'ping')
  const cutOff = once(second.there, 'close')
  t.mock.timers.tick(halfAMinute + tick)
  await Promise.all([askedAgain, cutOff])

  assert.deepEqual(
    ends.map(({ asked, here }) => [asked, here.readyState]),
    [
      [2, WebSocket.OPEN],
      [1, WebSocket.CLOSED],
    ],
  )
})

test('pings of simultaneous connections are spread, and closed ones are skipped', async t => {
  const { ends, pulse } = await someWatched(t, 3)
  const asked: number[] = []
  for (const [n, { here }] of ends.entries()) here.ping = () => void asked.push(n)
  pulse.forget(ends[1]!.here)

  t.mock.timers.tick(halfAMinute)
  const atFirst = [...asked]
  t.mock.timers.tick(tick)

  assert.deepEqual([atFirst, asked], [[0], [0, 2]])
})

test('active connections are not pinged', async t => {
  const { ends } = await someWatched(t, 2)
  const [first, second] = ends as [(typeof ends)[number], (typeof ends)[number]]
  const said = once(first.here, 'message')

  t.mock.timers.tick(halfAMinute / 2)
  first.there.send('Here')
  await said
  const askedOther = once(second.there, 'ping')
  t.mock.timers.tick(halfAMinute / 2 + tick)
  await askedOther

  assert.deepEqual([first.asked, second.asked], [0, 1])
})
