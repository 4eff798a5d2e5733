import { join } from 'node:path'
import { loadPages } from '#runtime/http/web/load-pages.ts'
import type { Pages } from '#runtime/http/web/platform.ts'

/** Where they were built to before the tests began. */
export const builtFolder = join(import.meta.dirname, '../../node_modules/.cache/pages')
let loaded: Promise<Pages> | undefined

/** The pages, once for all tests of a process. */
export const builtPages = (): Promise<Pages> => (loaded ??= loadPages(builtFolder))
