import { createHash } from 'node:crypto'

/** The ETag of a response. Weak (RFC 9110, section 8.8.1), because the response may be compressed or not. */
export const etagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha1').update(content).digest('base64url')}"`

/** Whether the client's If-None-Match contains the ETag (RFC 9110, section 13.1.2). */
export const isNotModified = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some(named => ['*', tag, tag.slice(2)].includes(named.trim()))
