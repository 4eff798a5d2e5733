import { untrusted, type EmailMessages } from '#runtime/notifications/email-content.ts'

/**
 * The name for the greeting of an email, or null. Anybody can register a name for somebody else's address, so it must not
 * contain advertisements.
 */
export function plainName(name: string): string | null {
  const looksLikeName = name.length <= 60 && /^[\p{L}\p{M}\p{N} .,'’·-]+$/u.test(name) && !/\p{L}\.\p{L}/u.test(name)
  return looksLikeName && name.trim() !== '' ? name : null
}

/** The greeting of an email. */
export function greeting(t: EmailMessages, full_name: string): string {
  const name = plainName(full_name)
  return name === null ? t.greetingUnnamed : t.greeting({ name: untrusted(name) })
}
