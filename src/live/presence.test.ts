import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAttendees, type Attendees } from './chat-attendees.ts'
import { createPresence, heartbeatMs, type PresenceMessage } from './presence.ts'

const person = (account_id: number, display_name = `${account_id}`.repeat(30)) => ({ account_id, display_name })
const chat = 7

/** Nodes on a bus that drops messages for which `isLost` is true. What each sends to its clients is in `told`. */
function newNodes(count: number) {
  const queue: [from: number, PresenceMessage][] = []
  const state = { now: 0, isLost: (_note: PresenceMessage) => false }
  const sizes: number[] = []
  const nodes = Array.from({ length: count }, (_, n) => {
    const told: string[] = []
    const rooms = new Map<number, Attendees>()
    const presence = createPresence({
      publish: note => queue.push([n, note]),
      chats: () => [...rooms.keys()],
      attendeesOf: chat_id => rooms.get(chat_id),
      clock: () => state.now,
    })
    const come = (...ids: number[]): void => {
      for (const id of ids) {
        if (!rooms.has(chat)) {
          rooms.set(
            chat,
            createAttendees(({ account_id }, present) => told.push(`${present ? '+' : '-'}${account_id}`)),
          )
          presence.ask(chat)
        }
        if (rooms.get(chat)!.enter(person(id))) presence.changed(chat, person(id), true)
      }
    }
    const go = (id: number): void => {
      if (rooms.get(chat)!.leave(person(id))) presence.changed(chat, person(id), false)
    }
    const all = (): number[] =>
      [...rooms.get(chat)!.all()].map(({ account_id }) => account_id).toSorted((a, b) => a - b)
    return { presence, told, come, go, all }
  })
  function deliver(): void {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [from, note] = next
      sizes.push(Buffer.byteLength(JSON.stringify(note)))
      if (!state.isLost(note)) nodes.forEach(({ presence }, n) => n !== from && presence.receive(note))
    }
  }
  /** So many heartbeats of these nodes. */
  function beat(times: number, alive = nodes): void {
    for (let n = 0; n < times; n += 1) {
      state.now += heartbeatMs
      for (const { presence } of alive) presence.beat()
      deliver()
    }
  }
  return { nodes, state, sizes, deliver, beat }
}

test('a node with its first person learns who is at the others', () => {
  const { nodes, deliver } = newNodes(3)
  const [a, b, c] = nodes as [(typeof nodes)[0], (typeof nodes)[0], (typeof nodes)[0]]
  a.come(1, 2)
  b.come(3)
  deliver()

  c.come(4)
  deliver()

  for (const node of nodes) assert.deepEqual(node.all(), [1, 2, 3, 4])
  assert.deepEqual(c.told.toSorted(), ['+1', '+2', '+3', '+4'])
})

test('a person at two nodes or with two connections is gone after the last one only', () => {
  const { nodes, deliver } = newNodes(2)
  const [a, b] = nodes as [(typeof nodes)[0], (typeof nodes)[0]]
  a.come(1, 1, 2)
  b.come(1, 3)
  deliver()
  for (const { told } of nodes) told.length = 0

  a.go(1)
  a.go(1)
  deliver()
  assert.deepEqual([a.told, b.told], [[], []])
  b.go(1)
  deliver()

  assert.deepEqual([a.told, b.told], [['-1'], ['-1']])
})

test('a lost presence message is made up for at the next heartbeat', () => {
  const lost: [string, (note: PresenceMessage) => boolean][] = [
    ['change', note => 'change' in note],
    ['question', note => 'ask' in note],
    ['answer', note => 'list' in note],
    ['everything', () => true],
  ]
  for (const [what, isLost] of lost) {
    const { nodes, state, deliver, beat } = newNodes(2)
    const [a, b] = nodes as [(typeof nodes)[0], (typeof nodes)[0]]
    a.come(1, 2)
    deliver()
    b.come(9)
    deliver()
    state.isLost = isLost
    a.go(2)
    a.come(4)
    b.come(5)
    deliver()

    state.isLost = () => false
    beat(1)

    assert.deepEqual(
      [a.all(), b.all()],
      [
        [1, 4, 5, 9],
        [1, 4, 5, 9],
      ],
      what,
    )
  }
})

test('people of a killed node are gone after a while, and return if it was only disconnected', () => {
  const { nodes, beat, deliver } = newNodes(2)
  const [a, b] = nodes as [(typeof nodes)[0], (typeof nodes)[0]]
  a.come(1)
  b.come(2)
  deliver()

  beat(3, [b])
  assert.deepEqual(b.all(), [1, 2])
  beat(2, [b])
  assert.deepEqual([b.all(), b.told.at(-1)], [[2], '-1'])
  beat(1)

  assert.deepEqual(
    [a.all(), b.all()],
    [
      [1, 2],
      [1, 2],
    ],
  )
})

test('presence of a thousand people fits into PostgreSQL notifications', () => {
  const { nodes, sizes, state, deliver } = newNodes(2)
  const [a, b] = nodes as [(typeof nodes)[0], (typeof nodes)[0]]
  const ids = Array.from({ length: 1000 }, (_, n) => n + 1)
  state.isLost = () => true
  a.come(...ids)
  deliver()
  state.isLost = () => false

  b.come(5000)
  deliver()

  assert.deepEqual(b.all(), [...ids, 5000])
  assert.ok(Math.max(...sizes) < 7800)
})
