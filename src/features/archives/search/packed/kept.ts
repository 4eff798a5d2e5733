type Entry<T> = { value: T; bytes: number }

/**
 * What was read lately, up to so many bytes in all. What is asked for again stays: once the newer half is full, the older one
 * is left behind, and what is found in it then is new again.
 */
export class Kept<T> {
  readonly #half: number
  #newer = new Map<string, Entry<T>>()
  #older = new Map<string, Entry<T>>()
  #bytes = 0
  constructor(mostBytes: number) {
    this.#half = mostBytes / 2
  }

  get(key: string): T | undefined {
    const found = this.#newer.get(key)
    if (found) return found.value
    const older = this.#older.get(key)
    if (older) this.set(key, older.value, older.bytes)
    return older?.value
  }

  set(key: string, value: T, bytes: number): void {
    if (bytes > this.#half) return
    if (this.#bytes + bytes > this.#half) [this.#older, this.#newer, this.#bytes] = [this.#newer, new Map(), 0]
    this.#bytes += bytes - (this.#newer.get(key)?.bytes ?? 0)
    this.#newer.set(key, { value, bytes })
  }
}
