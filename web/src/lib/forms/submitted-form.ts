import { error, type RequestEvent } from '@sveltejs/kit'
import { isApiFailure } from '../api.ts'

/** What is neither text nor files: a field that came twice, or that isn't UTF-8. */
export const isUnreadable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !('uploads' in value)

/** A text field of a form, or an empty string. One that came twice or isn't UTF-8 is refused: it must not pass for an empty one. */
export const textOf = (form: ReadonlyMap<string, unknown>, name: string): string => {
  const value = form.get(name) ?? ''
  if (typeof value !== 'string') throw Object.assign(new Error(name), { type: 'invalid_value', extra: name })
  return value
}

/** The form that was sent, where no form of the page could show why it cannot be read. */
export const submittedForm = ({ platform }: Pick<RequestEvent, 'platform'>): Promise<ReadonlyMap<string, unknown>> =>
  platform!.form().then(
    form => ([...form.values()].some(isUnreadable) ? error(400, 'unreadable') : form),
    (thrown: unknown) => {
      if (!isApiFailure(thrown)) throw thrown
      return error(thrown.type === 'rate_limit' ? 429 : 400, 'unreadable')
    },
  )

/** Any host will do: what names another one is not ours. */
const placeholderOrigin = 'https://folkmoot.invalid'

/** The redirect target if it is one of our pages, as browsers parse it: they drop tabs, and treat `\` as `/`. */
export function safeRedirect(next: string | null): string {
  const url = next?.startsWith('/') ? URL.parse(next, placeholderOrigin) : null
  if (url?.origin !== placeholderOrigin || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

/** The second factor that was typed: the digits of an authenticator, or a recovery code. */
export function factorOf(typed: string): { twofactor: number } | { recovery_code: string } | Record<string, never> {
  const code = typed.replaceAll(/\s/g, '')
  if (code === '') return {}
  return /^\d{6,8}$/.test(code) ? { twofactor: Number(code) } : { recovery_code: code }
}

/** What somebody wrote, without choices, ids and times that a form has as well. */
export const textsIn = (typed: Readonly<Record<string, string>>): [name: string, value: string][] =>
  Object.entries(typed).filter(
    ([, value]) => !/^(?:[a-z]*(?:_[a-z0-9]+)+|[\d,.:TZ+-]*|on|true|false|html|text)$/.test(value),
  )
