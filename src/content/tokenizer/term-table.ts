import { randomBytes } from 'node:crypto'
import { growArray } from '../grow-array.ts'

// FNV-1a, from where nobody knows: whoever picks words that come to the same slot would have all of them looked at for each.
export const [seed, prime] = [randomBytes(4).readInt32BE(), 0x01_00_01_93]

/** What a word is found by. */
export function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = seed
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ bytes[at]!, prime)
  return hash
}

const initialSize = 2048

/**
 * Words and their numbers, from nought on, by their letters in UTF-8. There are thousands of them for each of thousands of texts: a few
 * long lists are several times as quick as something for each word.
 */
export class TermTable {
  /** The letters of all words, one behind the other, and where those of each end. */
  letters = new Uint8Array(65_536)
  ends = new Uint32Array(initialSize)
  count = 0
  #hashes = new Int32Array(initialSize)
  /** By the hash of its letters: the number of a word and one, or 0. At least half of them are free. */
  #slots = new Uint32Array(2 * initialSize)

  /** Begins anew, in the lists that are there. */
  clear(): void {
    if (this.#slots.length > 2 * initialSize) this.#slots = new Uint32Array(2 * initialSize)
    else this.#slots.fill(0)
    this.count = 0
  }

  /** Where the letters of a word begin. */
  startOf(word: number): number {
    return word === 0 ? 0 : this.ends[word - 1]!
  }

  nameOf(word: number): string {
    const from = this.startOf(word)
    return Buffer.from(this.letters.buffer, from, this.ends[word]! - from).toString()
  }

  /** The number of the word whose letters stand there; -1: it has none. */
  find(hash: number, bytes: Uint8Array, from: number, to: number): number {
    const [slots, hashes] = [this.#slots, this.#hashes]
    const mask = slots.length - 1
    for (let slot = hash & mask; slots[slot]! > 0; slot = (slot + 1) & mask) {
      const word = slots[slot]! - 1
      if (hashes[word] === hash && this.#is(word, bytes, from, to)) return word
    }
    return -1
  }

  /** Gives one that has none its number. */
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

  /** The number of a word, which is given one if it has none. */
  numberOf(bytes: Uint8Array, from: number, to: number): number {
    const hash = hashOf(bytes, from, to)
    const known = this.find(hash, bytes, from, to)
    return known >= 0 ? known : this.add(hash, bytes, from, to)
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
    let own = this.startOf(word)
    if (this.ends[word]! - own !== to - from) return false
    for (let at = from; at < to; at += 1) if (letters[own++] !== bytes[at]) return false
    return true
  }
}
