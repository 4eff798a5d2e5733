import { createHmac } from 'node:crypto'

/**
 * The nonce and the PKCE verifier of a sign-in. Both are derived from its state and the browser's secret, so they need not
 * be stored and no other browser can produce them.
 */
export const nonceOf = (state: string, browser: string): string => derived('nonce', state, browser)
export const verifierOf = (state: string, browser: string): string => derived('verifier', state, browser)

const derived = (purpose: string, state: string, browser: string): string =>
  createHmac('sha256', browser).update(`${purpose} ${state}`).digest('base64url')

/** Whether a cookie has the format of our secrets. */
export const isSecret = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text)
