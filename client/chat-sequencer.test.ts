import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { ChatMessage } from './calls.generated.ts'
import { createSequencer, type ChatPosition } from './chat-sequencer.ts'

/** Messages as number and version; the rest of them does not matter here. */
const message = (msg_num: number, version: number): ChatMessage => ({ msg_num, version }) as ChatMessage

const all = (msg_num: number, version: number) => ({ msg_num, version, more: false })

function listener(begin?: ChatPosition) {
  const heard: string[] = []
  const order = createSequencer(
    { deliver: ({ msg_num, version }) => heard.push(`${msg_num}v${version}`), ask: () => heard.push('asks') },
    begin,
  )
  return { heard, order }
}

test('delivers the history from its first message, and then later edits', () => {
  const { heard, order } = listener()

  for (const [num, version] of [
    [7, 9],
    [8, 12],
    [9, 13],
  ] as const)
    order.take(message(num, version))
  order.arrive(all(9, 13))
  order.take(message(8, 14))
  order.take(message(10, 15))

  assert.deepEqual(heard, ['7v9', '8v12', '9v13', '8v14', '10v15'])
  assert.deepEqual(order.place(), { msg_num: 10, version: 15 })
})

test('delivers duplicates once, and ignores frames older than the last one delivered', () => {
  const { heard, order } = listener({ msg_num: 4, version: 4 })

  for (const [num, version] of [
    [5, 5],
    [5, 5],
    [5, 7],
    [5, 6],
    [5, 7],
  ] as const)
    order.take(message(num, version))

  assert.deepEqual(heard, ['5v5', '5v7'])
})

test('holds messages back until a missing one arrives', () => {
  const { heard, order } = listener({ msg_num: 4, version: 4 })
  order.arrive(all(4, 4))

  order.take(message(6, 6))
  order.take(message(7, 7))
  assert.deepEqual(heard, ['asks'])
  assert.deepEqual(order.place(), { msg_num: 4, version: 4 })
  order.take(message(5, 8))
  order.arrive(all(7, 8))

  assert.deepEqual(heard, ['asks', '5v8', '6v6', '7v7'])
  assert.deepEqual(order.place(), { msg_num: 7, version: 8 })
})

test('waits for nothing once the server says the history is complete', () => {
  const { heard, order } = listener({ msg_num: 4, version: 4 })

  order.take(message(9, 9))
  order.take(message(7, 7))
  order.arrive(all(8, 8))

  assert.deepEqual(heard, ['7v7', '9v9'])
})

test('requests the rest of the history until there is no more', () => {
  const { heard, order } = listener({ msg_num: 4, version: 4 })

  order.take(message(5, 5))
  order.arrive({ msg_num: 5, version: 4, more: true })
  order.take(message(6, 6))
  order.arrive(all(6, 6))

  assert.deepEqual(heard, ['5v5', 'asks', '6v6'])
})

test('resumes after a reconnect from the last message delivered without gaps', () => {
  const { order } = listener()
  order.take(message(1, 1))
  order.arrive(all(1, 1))

  order.interrupt()
  order.take(message(2, 5))

  // Something between version 1 and 5 may not have come.
  assert.deepEqual(order.place(), { msg_num: 2, version: 1 })
})

test('delivers every message in order, and last in its final version, whatever the order of frames', () => {
  const script = fc.array(fc.record({ num: fc.integer({ min: 1, max: 30 }), version: fc.integer({ min: 1, max: 9 }) }))
  fc.assert(
    fc.property(script, given => {
      const every = [...given, ...Array.from({ length: 30 }, (_, n) => ({ num: n + 1, version: 10 }))]
      const { heard, order } = listener({ msg_num: 0, version: 0 })
      for (const { num, version } of every) order.take(message(num, version))
      order.arrive(all(30, 10))

      const first = new Map<string, number>()
      const last = new Map<string, string>()
      for (const [at, line] of heard.entries()) {
        const [num, version] = line.split('v') as [string, string]
        if (!first.has(num)) first.set(num, at)
        last.set(num, version)
      }
      assert.deepEqual(
        [...first.keys()].map(Number),
        Array.from({ length: 30 }, (_, n) => n + 1),
      )
      assert.ok([...last.values()].every(version => version === '10'))
      assert.equal(new Set(heard).size, heard.length)
    }),
  )
})
