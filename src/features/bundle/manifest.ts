import type { Manifest } from './manifest-schema.ts'

export type { Manifest }

export const bundleFormat = 'folkmoot group'
/** The version that this version writes, and the newest that it reads. */
export const bundleVersion = 1

export const manifestPath = 'manifest.json'
export const peoplePath = 'people.jsonl'
export const tablePath = (table: string): string => `data/${table}.jsonl`
const filePattern = /^files\/([0-9a-f]{2})\/(\1[0-9a-f]{62})$/
/** The hash that a file of a bundle must have; undefined for everything else. */
export const hashOfPath = (path: string): string | undefined => filePattern.exec(path)?.[2]
