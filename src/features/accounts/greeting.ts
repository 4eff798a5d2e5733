import { untrusted, type EmailMessages } from '#runtime/notifications/email-content.ts'

/**
 * What to call somebody in an email, or null. The name is chosen by whoever registers, and the email goes to whom they
 * say: it must not carry their advertisement.
 */
export function plainName(name: string): string | null {
  const looksLikeName = name.length <= 60 && /^[\p{L}\p{M}\p{N} .,'’·-]+$/u.test(name) && !/\p{L}\.\p{L}/u.test(name)
  return looksLikeName && name.trim() !== '' ? name : null
}

/** How an email begins. */
export function greeting(t: EmailMessages, full_name: string): string {
  const name = plainName(full_name)
  return name === null ? t.greetingUnnamed : t.greeting({ name: untrusted(name) })
}
