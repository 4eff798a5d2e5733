import { randomBytes } from 'node:crypto'
import { growArray } from '../grow-array.ts'

// FNV-1a with a random seed, so that nobody can choose words that collide.
export const [seed, prime] = [randomBytes(4).readInt32BE(), 0x01_00_01_93]

export function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = seed
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ bytes[at]!, prime)
  return hash
}

const initialSize = 2048

/**
 * Numbers words from zero, by their UTF-8 bytes. There are thousands of words in thousands of texts: a few typed arrays
 * are several times as fast as an object per word.
 */
export class TermTable {
  /** The bytes of all words concatenated, and where each ends. */
  letters = new Uint8Array(65_536)
  ends = new Uint32Array(initialSize)
  count = 0
  #hashes = new Int32Array(initialSize)
  /** By hash: the number of a word plus one, or 0. At least half of the slots are free. */
  #slots = new Uint32Array(2 * initialSize)

  /** Empties the table but keeps its arrays. */
  clear(): void {
    if (this.#slots.length > 2 * initialSize) this.#slots = new Uint32Array(2 * initialSize)
    else this.#slots.fill(0)
    this.count = 0
  }

  startOf(word: number): number {
    return word === 0 ? 0 : this.ends[word - 1]!
  }

  nameOf(word: number): string {
    const from = this.startOf(word)
    return Buffer.from(this.letters.buffer, from, this.ends[word]! - from).toString()
  }

  /** The number of the word with these bytes, or -1. */
  find(hash: number, bytes: Uint8Array, from: number, to: number): number {
    const [slots, hashes] = [this.#slots, this.#hashes]
    const mask = slots.length - 1
    for (let slot = hash & mask; slots[slot]! > 0; slot = (slot + 1) & mask) {
      const word = slots[slot]! - 1
      if (hashes[word] === hash && this.#is(word, bytes, from, to)) return word
    }
    return -1
  }

  /** Adds a word that is not in the table. */
  add(hash: number, bytes: Uint8Array, from: number, to: number): number {
    const word = this.count
    let end = this.startOf(word)
    if (end + to - from > this.letters.length) this.letters = growArray(this.letters, to - from)
    if (word === this.ends.length) [this.ends, this.#hashes] = [growArray(this.ends), growArray(this.#hashes)]
    const { letters } = this
    for (let at = from; at < to; at += 1) letters[end++] = bytes[at]!
    this.ends[word] = end
    this.#hashes[word] = hash
    this.count += 1
    if (2 * this.count > this.#slots.length) this.#moreSlots()
    else this.#place(word)
    return word
  }

  /** The number of a word, adding it if necessary. */
  numberOf(bytes: Uint8Array, from: number, to: number): number {
    const hash = hashOf(bytes, from, to)
    const existing = this.find(hash, bytes, from, to)
    return existing >= 0 ? existing : this.add(hash, bytes, from, to)
  }

  #moreSlots(): void {
    this.#slots = new Uint32Array(2 * this.#slots.length)
    for (let word = 0; word < this.count; word += 1) this.#place(word)
  }

  #place(word: number): void {
    const mask = this.#slots.length - 1
    let slot = this.#hashes[word]! & mask
    while (this.#slots[slot]! > 0) slot = (slot + 1) & mask
    this.#slots[slot] = word + 1
  }

  #is(word: number, bytes: Uint8Array, from: number, to: number): boolean {
    const { letters } = this
    let index = this.startOf(word)
    if (this.ends[word]! - index !== to - from) return false
    for (let at = from; at < to; at += 1) if (letters[index++] !== bytes[at]) return false
    return true
  }
}
