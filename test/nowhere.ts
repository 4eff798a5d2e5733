import type { Resolve } from '#mail/receive/index.ts'

/** A DNS in which nothing is found. */
export const nowhere: Resolve = async () => {
  throw Object.assign(new Error('nothing is found'), { code: 'ENOTFOUND' })
}
