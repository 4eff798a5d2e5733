/**
 * Somebody waits for the answer of a call: until it comes, until they leave, or until it takes too long. Whichever it is,
 * either an answer follows or nothing is done. docs/decisions/0102
 */
export type Waiting = {
  /** Aborted when nobody waits any more. Made when it is first asked for: most calls are over before anything looks at it. */
  readonly signal: AbortSignal
  /** Why nobody waits any more, once that is so. */
  readonly over: Error | undefined
  /** Tells it then, or at once. */
  whenOver(tell: (reason: Error) => void): void
  /** Commits where somebody still waits. From there on the answer follows, whatever happens: who leaves now leaves too late. */
  commit(send: () => Promise<void>): Promise<void>
}

export type OpenWaiting = Waiting & {
  /** Nobody waits any more. What is being committed is still answered. */
  end(reason: Error): void
  /** What the work comes to; or the reason for which it has ended, at once and for certain: nothing of it will be committed. */
  answerOf<T>(work: Promise<T>): Promise<T>
}

export const openWaiting = (): OpenWaiting => new Held()

/** A class, as one is made for every call: getters of a plain object take longer to make than most of what else a call needs. */
class Held implements OpenWaiting {
  readonly #told: ((reason: Error) => void)[] = []
  #ending: AbortController | undefined
  /** While a commit is on its way, nobody knows what to say. */
  #commits = 0
  #reason: Error | undefined
  #over: Error | undefined

  get signal(): AbortSignal {
    if (!this.#ending) {
      this.#ending = new AbortController()
      if (this.#over) this.#ending.abort(this.#over)
    }
    return this.#ending.signal
  }

  get over(): Error | undefined {
    return this.#over
  }

  whenOver(tell: (reason: Error) => void): void {
    if (this.#over) tell(this.#over)
    else this.#told.push(tell)
  }

  async commit(send: () => Promise<void>): Promise<void> {
    if (this.#over) throw this.#over
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

  end(reason: Error): void {
    this.#reason ??= reason
    this.#settle()
  }

  answerOf<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.whenOver(reject)
      work.then(resolve, reject)
    })
  }

  #settle(): void {
    if (!this.#reason || this.#over || this.#commits > 0) return
    this.#over = this.#reason
    this.#ending?.abort(this.#over)
    for (const tell of this.#told) tell(this.#over)
  }
}
