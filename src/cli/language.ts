import { DEFAULT_LOCALE, isLocale, messagesFor, type Messages } from '#messages/index.ts'

/** The messages in the language of the terminal or, where there are none in that, of the installation. */
export function messagesOfTerminal(env: NodeJS.ProcessEnv): Messages {
  const terminal = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  const language = terminal.split(/[_.@-]/)[0]!.toLowerCase()
  return messagesFor([language, env['FOLKMOOT_LANGUAGE'] ?? ''].find(isLocale) ?? DEFAULT_LOCALE)
}
