import { isRedirect, redirect, type RequestEvent } from '@sveltejs/kit'
import { isApiFailure, signInPath } from '#lib/api.ts'
import { factorOf, safeRedirect, textOf } from './submitted-form.ts'

type FormFields = ReadonlyMap<string, unknown>
type FormActionEvent = Pick<RequestEvent, 'platform' | 'url' | 'locals'>

/**
 * A form sent by somebody whose session has ended. The page where they sign in has its fields, and sends them to the
 * same place again; nothing is stored. After that the form is shown filled in, and not sent: another site may have
 * made it up.
 */
export type UnsentForm = {
  /** Where it was sent to. */
  action: string
  typed: Readonly<Record<string, string>>
  email: string
  /** Why signing in was refused, if it was tried. */
  refusal: string
}
/** The fields to sign in with. */
export const signInFields = {
  mark: 'sign_in',
  email: 'sign_in_email',
  password: 'sign_in_password',
  code: 'sign_in_code',
} as const

/** What no page repeats. */
const secrets: ReadonlySet<string> = new Set([
  ...['csrf', 'password', 'new_password', 'code', 'api_key'],
  ...Object.values(signInFields),
])

/** The input of a form, to show it again. */
export const typedIn = (form: FormFields): Record<string, string> =>
  Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !secrets.has(entry[0]) && entry[1] !== '',
    ),
  )

/** The fields that can be shown again: none of a form that is too long or cannot be read. */
export const typedForm = ({ platform }: Pick<RequestEvent, 'platform'>): Promise<FormFields> =>
  platform!.typedForm().catch((thrown: unknown) => {
    if (!isApiFailure(thrown)) throw thrown
    return new Map()
  })

export const isUnsent = (form: FormFields): boolean => form.has(signInFields.mark)

/** Whether a call was refused for want of a session. Pages that show something send to where one signs in. */
export const asksToSignIn = (thrown: unknown): boolean =>
  isApiFailure(thrown)
    ? thrown.type === 'authentication'
    : isRedirect(thrown) && thrown.location.startsWith('/login?next=')

/** Shows the form to sign in, with the fields of the one that was sent. */
export function askToSignIn({ platform, url }: FormActionEvent, form: FormFields, refusal = ''): never {
  const typed = typedIn(form)
  const [action, email] = [safeRedirect(url.pathname + url.search), textOf(form, signInFields.email)]
  const unsent: UnsentForm = { action, typed, email, refusal }
  if (Object.keys(typed).length > 0) Object.assign(platform!, { unsent })
  return redirect(303, signInPath(url))
}

/** Signs in with what was typed into an unsent form, unless that was done elsewhere meanwhile. */
export async function signInWith(event: FormActionEvent, form: FormFields): Promise<void> {
  const { locals, platform } = event
  const [email, password] = [textOf(form, signInFields.email), textOf(form, signInFields.password)]
  try {
    await (email === '' && password === ''
      ? locals.api.getuser({})
      : locals.api.login({ email, password, ...factorOf(textOf(form, signInFields.code)) }))
  } catch (thrown) {
    if (!isApiFailure(thrown)) throw thrown
    askToSignIn(event, form, thrown.extra === 'inactive user' ? thrown.extra : thrown.type)
  }
  // Loading the page depends on it.
  Object.assign(platform!, { hasSession: true })
}
