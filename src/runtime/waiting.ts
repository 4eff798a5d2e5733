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

export function openWaiting(): OpenWaiting {
  const told: ((reason: Error) => void)[] = []
  let ending: AbortController | undefined
  /** While a commit is on its way, nobody knows what to say. */
  let commits = 0
  let reason: Error | undefined
  let over: Error | undefined

  function settle(): void {
    if (!reason || over || commits > 0) return
    over = reason
    ending?.abort(over)
    for (const tell of told) tell(over)
  }
  const whenOver = (tell: (reason: Error) => void): void => void (over ? tell(over) : told.push(tell))
  return {
    get signal() {
      if (!ending) {
        ending = new AbortController()
        if (over) ending.abort(over)
      }
      return ending.signal
    },
    get over() {
      return over
    },
    whenOver,
    async commit(send) {
      if (over) throw over
      commits += 1
      try {
        await send()
      } catch (error) {
        commits -= 1
        // What was not committed may be tried again, or not.
        settle()
        throw error
      }
    },
    end(given) {
      reason ??= given
      settle()
    },
    answerOf: work =>
      new Promise((resolve, reject) => {
        whenOver(reject)
        work.then(resolve, reject)
      }),
  }
}
