/**
 * How a letter begins. The name is chosen by whoever registers, and the letter goes to whom they say: it must not carry
 * their advertisement.
 */
export function greeting(name: string): string {
  const looksLikeName = name.length <= 60 && /^[\p{L}\p{M}\p{N} .,'’·-]+$/u.test(name) && !/\p{L}\.\p{L}/u.test(name)
  return looksLikeName ? `Hello ${name},` : 'Hello,'
}
