import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Examples } from '#runtime/openapi/example.ts'

/** Where the examples are kept; test/examples.test.ts makes them. */
export const examplesFile: string = join(import.meta.dirname, 'examples.generated.json')

/** An example of every call. */
export const readExamples = (): Examples => JSON.parse(readFileSync(examplesFile, 'utf8')) as Examples
