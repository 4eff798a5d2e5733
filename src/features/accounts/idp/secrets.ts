import { createHmac } from 'node:crypto'

/**
 * The nonce and the PKCE verifier of a log-in. Both are made from its state and the secret of the browser that began it:
 * neither is kept anywhere, and no other browser can answer for them.
 */
export const nonceOf = (state: string, browser: string): string => derived('nonce', state, browser)
export const verifierOf = (state: string, browser: string): string => derived('verifier', state, browser)

const derived = (purpose: string, state: string, browser: string): string =>
  createHmac('sha256', browser).update(`${purpose} ${state}`).digest('base64url')

/** Whether a cookie holds a secret of the form we give out. */
export const isSecret = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text)
