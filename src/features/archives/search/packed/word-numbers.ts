import { randomBytes } from 'node:crypto'

// FNV-1a, from where nobody knows: whoever picks words that come to the same slot would have all of them looked at for each.
const [seed, prime] = [randomBytes(4).readInt32BE(), 0x01_00_01_93]

/** Gives words their numbers, from nought on, by their letters in UTF-8. Tens of thousands of them, in few long lists. */
export class WordNumbers {
  #letters = new Uint8Array(64 * 1024)
  /** Of each word: where its letters end, and what it is found by. */
  #ends = new Uint32Array(4096)
  #hashes = new Int32Array(4096)
  #count = 0
  /** By the hash of its letters: the number of a word and one, or 0. */
  #slots = new Uint32Array(8192)

  /** The number of the word whose letters stand there. */
  numberOf(bytes: Uint8Array, from: number, to: number): number {
    let hash = seed
    for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ bytes[at]!, prime)
    const mask = this.#slots.length - 1
    for (let slot = hash & mask; this.#slots[slot]! > 0; slot = (slot + 1) & mask) {
      const word = this.#slots[slot]! - 1
      if (this.#hashes[word] === hash && this.#is(word, bytes, from, to)) return word
    }
    return this.#add(hash, bytes.subarray(from, to))
  }

  nameOf(word: number): string {
    return Buffer.from(this.#letters.buffer, this.#from(word), this.#ends[word]! - this.#from(word)).toString()
  }

  #add(hash: number, letters: Uint8Array): number {
    if (this.#count === this.#ends.length) this.#makeRoom()
    const word = this.#count
    const end = this.#from(word) + letters.length
    if (end > this.#letters.length) {
      const longer = new Uint8Array(2 * end)
      longer.set(this.#letters)
      this.#letters = longer
    }
    this.#letters.set(letters, end - letters.length)
    ;[this.#ends[word], this.#hashes[word]] = [end, hash]
    this.#count += 1
    this.#place(word)
    return word
  }

  /** For twice as many words; at least half of the slots stay free. */
  #makeRoom(): void {
    const [ends, hashes] = [new Uint32Array(2 * this.#count), new Int32Array(2 * this.#count)]
    ends.set(this.#ends)
    hashes.set(this.#hashes)
    ;[this.#ends, this.#hashes, this.#slots] = [ends, hashes, new Uint32Array(4 * this.#count)]
    for (let word = 0; word < this.#count; word += 1) this.#place(word)
  }

  #place(word: number): void {
    const mask = this.#slots.length - 1
    let slot = this.#hashes[word]! & mask
    while (this.#slots[slot]! > 0) slot = (slot + 1) & mask
    this.#slots[slot] = word + 1
  }

  #from(word: number): number {
    return word === 0 ? 0 : this.#ends[word - 1]!
  }

  #is(word: number, bytes: Uint8Array, from: number, to: number): boolean {
    const [own, letters] = [this.#from(word), this.#letters]
    if (this.#ends[word]! - own !== to - from) return false
    for (let n = 0; n < to - from; n += 1) if (letters[own + n] !== bytes[from + n]) return false
    return true
  }
}
