/**
 * The lifetime of a call whose client waits for the response: until it is sent, the client disconnects, or the call
 * times out. Either a response follows or nothing is committed. docs/decisions/0006
 */
export type CallLifetime = {
  /** Aborted when the client no longer waits. Created on first use: most calls end before anything needs it. */
  readonly signal: AbortSignal
  /** Why the call was aborted, if it was. */
  readonly abortReason: Error | undefined
  /** Calls the listener on abort, or at once if the call is already aborted. */
  onAbort(listener: (reason: Error) => void): void
  /** Commits unless the call was aborted. From then on the response follows: a later disconnect has no effect. */
  commit(send: () => Promise<void>): Promise<void>
}

export type OpenCallLifetime = CallLifetime & {
  /** Aborts the call, unless it is being committed. */
  abort(reason: Error): void
  /**
   * The result of the work, or a rejection with the abort reason as soon as it is certain that nothing will be
   * committed.
   */
  raceWithAbort<T>(work: Promise<T>): Promise<T>
}

export const openCallLifetime = (): OpenCallLifetime => new TrackedLifetime()

/** A class because one is created for every call: an object literal with getters is much slower to create. */
class TrackedLifetime implements OpenCallLifetime {
  readonly #listeners: ((reason: Error) => void)[] = []
  #ending: AbortController | undefined
  /** While a commit is in progress, its outcome is unknown and an abort has to wait. */
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

  onAbort(listener: (reason: Error) => void): void {
    if (this.#abortReason) listener(this.#abortReason)
    else this.#listeners.push(listener)
  }

  async commit(send: () => Promise<void>): Promise<void> {
    if (this.#abortReason) throw this.#abortReason
    this.#commits += 1
    try {
      await send()
    } catch (error) {
      this.#commits -= 1
      // A commit that failed may be retried.
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
    for (const listener of this.#listeners) listener(this.#abortReason)
  }
}
