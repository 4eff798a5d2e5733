import { hash } from 'node:crypto'

/** Identifies duplicates of a message: its Message-ID, its sender and its text as clean HTML. */
export const messageKey = (mime_id: string, email: string, html: string): Buffer =>
  hash('sha256', [mime_id, email.toLowerCase(), html].join('\0'), 'buffer')
