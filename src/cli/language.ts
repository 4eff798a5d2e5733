import { DEFAULT_LOCALE, isLocale, messagesFor, type Locale, type Messages } from '#locales/index.ts'

type Environment = Record<string, string | undefined>

/** The messages in the language of the terminal or, where it names none that there are messages for, of the settings. */
export async function commandMessages(env: Environment, cwd: string): Promise<Messages> {
  return messagesFor(terminalLanguage(env) ?? (await settingsLanguage(env, cwd)) ?? DEFAULT_LOCALE)
}

// As GNU gettext does: LANGUAGE is a list, and counts for nothing in the locale C.
function terminalLanguage({ LANGUAGE = '', LC_ALL, LC_MESSAGES, LANG }: Environment): Locale | undefined {
  const locale = languageOf(LC_ALL || LC_MESSAGES || LANG || '')
  if (locale === 'c' || locale === 'posix') return undefined
  return [...LANGUAGE.split(':').map(languageOf), locale].find(isLocale)
}

const languageOf = (name: string): string => name.split(/[_.@-]/)[0]!.toLowerCase()

// Loaded when needed: help and usage need no settings.
const settingsLanguage = async (env: Environment, cwd: string): Promise<Locale | undefined> =>
  (await import('#settings/index.ts')).configuredLanguage({ env, cwd })
