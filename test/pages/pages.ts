import { join } from 'node:path'
import { loadPages } from '#runtime/http/web/load-pages.ts'
import type { Pages } from '#runtime/http/web/platform.ts'

let loaded: Promise<Pages> | undefined

/** The pages, as they were built before the tests began. */
export const builtPages = (): Promise<Pages> =>
  (loaded ??= loadPages(join(import.meta.dirname, '../../node_modules/.cache/pages')))
