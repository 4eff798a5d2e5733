/**
 * Somebody waits for the answer of a call: until it comes, until they leave, or until it takes too long. Whichever it is,
 * either an answer follows or nothing is done. docs/decisions/0006
 */
export type CallLifetime = {
  /** Aborted when nobody waits any more. Made when it is first asked for: most calls are over before anything looks at it. */
  readonly signal: AbortSignal
  /** Why nobody waits any more, once that is so. */
  readonly abortReason: Error | undefined
  /** Tells it then, or at once. */
  onAbort(tell: (reason: Error) => void): void
  /** Commits where somebody still waits. From there on the answer follows, whatever happens: who leaves now leaves too late. */
  commit(send: () => Promise<void>): Promise<void>
}

export type OpenCallLifetime = CallLifetime & {
  /** Nobody waits any more. What is being committed is still answered. */
  abort(reason: Error): void
  /** What the work comes to; or the reason for which it has ended, at once and for certain: nothing of it will be committed. */
  raceWithAbort<T>(work: Promise<T>): Promise<T>
}

export const openCallLifetime = (): OpenCallLifetime => new TrackedLifetime()

/** A class, as one is made for every call: getters of a plain object take longer to make than most of what else a call needs. */
class TrackedLifetime implements OpenCallLifetime {
  readonly #told: ((reason: Error) => void)[] = []
  #ending: AbortController | undefined
  /** While a commit is on its way, nobody knows what to say. */
  #commits = 0
  #reason: Error | undefined
  #abortReason: Error | undefined

  get signal(): AbortSignal {
    if (!this.#ending) {
      this.#ending = new AbortController()
      if (this.#abortReason) this.#ending.abort(this.#abortReason)
    }
    return this.#ending.signal
  }

  get abortReason(): Error | undefined {
    return this.#abortReason
  }

  onAbort(tell: (reason: Error) => void): void {
    if (this.#abortReason) tell(this.#abortReason)
    else this.#told.push(tell)
  }

  async commit(send: () => Promise<void>): Promise<void> {
    if (this.#abortReason) throw this.#abortReason
    this.#commits += 1
    try {
      await send()
    } catch (error) {
      this.#commits -= 1
      // What was not committed may be tried again, or not.
      this.#settle()
      throw error
    }
  }

  abort(reason: Error): void {
    this.#reason ??= reason
    this.#settle()
  }

  raceWithAbort<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.onAbort(reject)
      work.then(resolve, reject)
    })
  }

  #settle(): void {
    if (!this.#reason || this.#abortReason || this.#commits > 0) return
    this.#abortReason = this.#reason
    this.#ending?.abort(this.#abortReason)
    for (const tell of this.#told) tell(this.#abortReason)
  }
}
