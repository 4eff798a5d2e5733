import { isApiError, type ApiError } from '#contract/errors.ts'

const quietMs = 10_000

/**
 * Counts the frames of a connection with all others of the same person, and returns the error for one over the limit. A
 * connection that was quiet for ten seconds can always send its next frame, whatever the others have used up.
 */
export function createFrameLimit(
  meter: () => void,
  clock: () => number = () => performance.now(),
): () => ApiError | undefined {
  let last = clock()
  return () => {
    const quiet = clock() - last
    last += quiet
    try {
      meter()
      return undefined
    } catch (error) {
      if (!isApiError(error)) throw error
      return quiet >= quietMs ? undefined : error
    }
  }
}
