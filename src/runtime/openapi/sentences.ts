import { needsAccount, errorTextsOf, type CallerKind, type Endpoint } from '#contract/endpoint.ts'
import { declaredError, loginRequired, type ErrorType } from '#contract/errors.ts'
import type { Sorting } from '#contract/list-page.ts'
import { scopeOf } from '#contract/scopes.ts'

export const callerSentence: Record<CallerKind, string> = {
  anyone: 'Anyone can call it, signed in or not.',
  account: 'Callers must be signed in with a key, token or cookie.',
  administrator: 'Callers must be site administrators, signed in with a key, token or cookie.',
  session: 'Callers must be signed in with a cookie; keys and tokens are refused.',
  arriving: 'Anyone can call it; an Authorization header is ignored.',
  browser: 'Anyone can call it, with or without a session cookie; keys and tokens are refused.',
}

/** The scope that a key needs for the call; empty for a call that takes no keys. */
export function scopeSentence(endpoint: Endpoint): string {
  return endpoint.who === 'session' || endpoint.who === 'browser' || endpoint.who === 'arriving'
    ? ''
    : `A key needs the scope \`${scopeOf(endpoint)}\`.`
}

export function sortingSentence({ fields, field, dir }: Sorting): string {
  const fieldList = fields.map(name => (name === field ? `\`${name}\` (the default, \`${dir}\`)` : `\`${name}\``))
  return `One of ${fieldList.join(', ')}; anything else gives the default order.`
}

export type CallError = { type: ErrorType; extra: string; when: string }

/** The errors of this call in particular; those of every call are documented once. */
export function callErrorsOf(endpoint: Endpoint): CallError[] {
  const { who, on, needs, method, csrf, limit, signed } = endpoint
  const { type, extra } = loginRequired()
  const declared = errorTextsOf(endpoint).map(text => ({
    type: declaredError(text).type,
    extra: declaredError(text).extra,
    when: '',
  }))
  const general: [boolean, CallError][] = [
    [needsAccount(endpoint), { type, extra, when: 'not signed in' }],
    [!needsAccount(endpoint) && on !== undefined, { type, extra, when: 'not signed in, and the target is not public' }],
    [
      who === 'session' || who === 'browser',
      { type: 'authentication', extra: 'cookie login required', when: 'an Authorization header was sent' },
    ],
    [
      method === 'POST' && csrf !== false,
      { type: 'bad_csrf', extra: '', when: 'signed in with a cookie, and csrf is missing or wrong' },
    ],
    [
      method === 'POST' && csrf === false && !signed,
      { type: 'bad_csrf', extra: '', when: 'the request came from a page of another site' },
    ],
    [
      who === 'administrator',
      { type: 'inadequate_permissions', extra: 'site administrator', when: "the caller isn't one" },
    ],
    [needs !== undefined, { type: 'inadequate_permissions', extra: needs ?? '', when: 'the permission is missing' }],
    [
      limit === 'login',
      { type: 'rate_limit', extra: '', when: 'too many attempts from this network or for this account' },
    ],
  ]
  return [...declared, ...general.filter(([applies]) => applies).map(([, refusal]) => refusal)]
}

/** `type` or `type: extra`, and when. */
export function callErrorText({ type, extra, when }: CallError): string {
  return `\`${type}\`${extra ? `: \`${extra}\`` : ''}${when ? ` (${when})` : ''}`
}
