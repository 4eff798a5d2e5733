import { knownUnder, type Tx } from '#storage/database.ts'
import type { Written } from './answers.ts'
import { createAskedAgain } from './asked-again.ts'

/** Where a list goes on: the value that its last row is sorted by, and its id. */
export type Place = { key: string | number; id: number }
/** The rows of a page as they were written, how many they are, where the list goes on behind them, and what else follows from them. */
export type KeptPage = { data: Written<unknown[]>; count: number; next: Place | undefined; besides: unknown }

/**
 * Pages as they were written, each under the print of its rows: what tells them from what they were before or will be. One is
 * used only where the database has just told the same print, so that none is ever old. docs/decisions/0321
 */
type KeptPages = {
  /** Those that were kept of one question, by their prints. */
  find(question: string): ReadonlyMap<string, KeptPage> | undefined
  keep(question: string, print: string, page: KeptPage): void
}

type Kept = { pages: Map<string, KeptPage>; bytes: number; until: number }
const mostBytes = 8 * 1024 * 1024
/** Several people may see the same page, each with other marks on it. */
const mostPrints = 8
// The numbers of transactions, of which prints are made, begin anew after four billions.
const lifetime = 3_600_000

function createKeptPages(): KeptPages {
  /** The one that was used longest ago is the first. */
  const questions = new Map<string, Kept>()
  const isAskedAgain = createAskedAgain()
  let bytes = 0

  function drop(question: string, { bytes: dropped }: Kept): void {
    questions.delete(question)
    bytes -= dropped
  }
  function add(question: string, page: KeptPage, print: string): void {
    const known = questions.get(question)
    // Somebody else may have read the same at the same time.
    if (known?.pages.has(print)) return
    if (known && known.pages.size >= mostPrints) drop(question, known)
    const kept = questions.get(question) ?? { pages: new Map(), bytes: 0, until: performance.now() + lifetime }
    const size = print.length + page.data.text.length
    kept.pages.set(print, page)
    kept.bytes += size
    bytes += size
    questions.set(question, kept)
    for (const [oldest, dropped] of questions) {
      if (bytes <= mostBytes) break
      drop(oldest, dropped)
    }
  }
  return {
    find(question) {
      const kept = questions.get(question)
      if (!kept) return undefined
      drop(question, kept)
      if (kept.until <= performance.now()) return undefined
      // Behind all others: it was used last.
      questions.set(question, kept)
      bytes += kept.bytes
      return kept.pages
    },
    keep(question, print, page) {
      if (questions.has(question) || isAskedAgain(question)) add(question, page, print)
    },
  }
}

const kept = new WeakMap<Tx, KeptPages>()

/** The pages that were read of a database. */
export function keptPagesOf(tx: Tx): KeptPages {
  const root = knownUnder(tx)
  const known = kept.get(root) ?? createKeptPages()
  kept.set(root, known)
  return known
}
