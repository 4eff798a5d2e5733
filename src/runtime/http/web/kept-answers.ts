import type { PageAnswer } from './page-answer.ts'

/** An answer, and the calls that whoever gets it would have made. */
type Kept = { answer: PageAnswer; calls: readonly string[] }
type Entry = Kept & { changes: number; until: number }

export type KeptAnswers = {
  find(key: string): Kept | undefined
  /** Told before an answer is made; what comes back keeps it, unless something has changed meanwhile. */
  begin(): (key: string, kept: Kept) => void
}

const lifetime = 1000
const usualBytes = 16 * 1024 * 1024

/**
 * Answers that everybody gets alike: a page that many look at is made once. Each is kept until anything changes that this process
 * hears of, whatever it is, and a second at most, as all that is kept. docs/decisions/0285
 */
export function createKeptAnswers(
  changes: () => number,
  { mostBytes = usualBytes, clock = () => performance.now() } = {},
): KeptAnswers {
  const entries = new Map<string, Entry>()
  let bytes = 0
  return {
    find(key) {
      const entry = entries.get(key)
      return entry && entry.changes === changes() && entry.until > clock() ? entry : undefined
    },
    begin() {
      const begun = changes()
      return (key, kept) => {
        if (changes() !== begun) return
        bytes += key.length + kept.answer.body.length
        // Full: begin anew. All of it is old within a second, and no bookkeeping is needed on the way.
        if (bytes > mostBytes) {
          entries.clear()
          bytes = key.length + kept.answer.body.length
          if (bytes > mostBytes) return
        }
        entries.set(key, { ...kept, changes: begun, until: clock() + lifetime })
      }
    },
  }
}
