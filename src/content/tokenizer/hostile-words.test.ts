// In a process of those that measure: the processor time that indexing takes.
// Runs among the tests that measure processor time.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchVector } from './index.ts'

/** Words whose hashes have the same last twelve bits if the hash has no seed. */
function chosen(count: number): string[] {
  const words: string[] = []
  for (let n = 0; words.length < count; n += 1) {
    const word = n.toString(36)
    let hash = 0x81_1c_9d_c5 | 0
    for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01_00_01_93)
    if ((hash & 4095) === 77) words.push(word)
  }
  return words
}
const milliseconds = (words: readonly string[]): number => {
  const text = Array.from({ length: 40 }, () => words.join(' ')).join(' ')
  const least = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage().user
    searchVector({ subject: '', body: text, quoted: '', remainder: '', name: '', keywords: [] })
    return (process.cpuUsage().user - before) / 1000
  })
  return Math.min(...least)
}

test('no choice of words makes indexing slow', () => {
  const count = 2000
  const usual = milliseconds(Array.from({ length: count }, (_, n) => (n * 7919 + 40_000).toString(36)))

  const picked = milliseconds(chosen(count))

  assert.ok(picked < 5 * usual + 5, `${picked} ms, where others take ${usual}`)
})
