import { untrusted } from '#runtime/notifications/email-content.ts'

/**
 * What to call somebody in a letter, or null. The name is chosen by whoever registers, and the letter goes to whom they
 * say: it must not carry their advertisement.
 */
export function plainName(name: string): string | null {
  const looksLikeName = name.length <= 60 && /^[\p{L}\p{M}\p{N} .,'’·-]+$/u.test(name) && !/\p{L}\.\p{L}/u.test(name)
  return looksLikeName && name.trim() !== '' ? name : null
}

/** How a letter begins. */
export function greeting(name: string): string {
  const called = plainName(name)
  return called === null ? 'Hello,' : `Hello ${untrusted(called)},`
}

/** Why somebody hears of what happens to their account. */
export const accountFooter = (url: string): string[] => [
  `You get this because this address has an account at ${new URL(url).host}. Letters about the safety of an account cannot be switched off.`,
]
