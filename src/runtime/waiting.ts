/**
 * Somebody waits for the answer of a call: until it comes, until they leave, or until it takes too long. Whichever it is,
 * either an answer follows or nothing is done. docs/decisions/0102
 */
export type Waiting = {
  /** Aborted when nobody waits any more. */
  signal: AbortSignal
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
  const ending = new AbortController()
  const { signal } = ending
  /** While a commit is on its way, nobody knows what to say. */
  let commits = 0
  let reason: Error | undefined

  function settle(): void {
    if (reason && commits === 0) ending.abort(reason)
  }
  return {
    signal,
    async commit(send) {
      signal.throwIfAborted()
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
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
        work.then(resolve, reject)
      }),
  }
}
