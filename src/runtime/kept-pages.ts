import type { Written } from './answers.ts'
import { createAskedAgain } from './asked-again.ts'
import { createKept, keptPerDatabase } from './kept.ts'

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

type Pages = { pages: Map<string, KeptPage>; bytes: number }
const mostBytes = 8 * 1024 * 1024
/** Several people may see the same page, each with other marks on it. */
const mostPrints = 8

function createKeptPages(): KeptPages {
  const questions = createKept<Pages>(mostBytes)
  const isAskedAgain = createAskedAgain()

  function add(question: string, known: Pages, print: string, page: KeptPage): void {
    // Somebody else may have read the same at the same time.
    if (known.pages.has(print)) return
    const { pages, bytes } = known.pages.size < mostPrints ? known : { pages: new Map<string, KeptPage>(), bytes: 0 }
    pages.set(print, page)
    const size = bytes + print.length + page.data.bytes
    questions.keep(question, { pages, bytes: size }, size)
  }
  return {
    find: question => questions.find(question)?.pages,
    keep(question, print, page) {
      const known = questions.find(question)
      if (known || isAskedAgain(question)) add(question, known ?? { pages: new Map(), bytes: 0 }, print, page)
    },
  }
}

/** The pages that were read of a database. */
export const keptPagesOf = keptPerDatabase(createKeptPages)
