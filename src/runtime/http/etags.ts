import { createHash } from 'node:crypto'

/** What tells an answer from others to the same question. It is weak (RFC 9110, section 8.8.1): it may come compressed or not. */
export const etagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha1').update(content).digest('base64url')}"`

/** Whether somebody has what they ask for, by their If-None-Match (RFC 9110, section 13.1.2). */
export const isNotModified = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some(named => ['*', tag, tag.slice(2)].includes(named.trim()))
