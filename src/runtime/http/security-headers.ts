const policyFor = (frames: string): string =>
  `default-src 'none'; frame-ancestors ${frames}; base-uri 'none'; form-action 'none'; sandbox`
const policy = policyFor("'none'")
/** The policy of a file that pages of this origin may show in a frame, which allows as little as that of others. */
export const framedPolicy = (pagesOrigin: string): string => policyFor(pagesOrigin)
/** The headers of every response. */
const commonHeaders = (strictTransport: boolean): Record<string, string> => ({
  'cache-control': 'no-store, private',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(strictTransport ? { 'strict-transport-security': 'max-age=31536000' } : {}),
})

/** The headers of every API response: it must not be run, framed or cached. */
export function apiHeaders(strictTransport: boolean): Record<string, string> {
  return {
    ...commonHeaders(strictTransport),
    vary: 'Cookie, Authorization',
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  }
}

/**
 * The headers of the file host. The pages of the main host, possibly on another domain, may embed and read its files;
 * without a ticket nothing is served.
 */
export function filesHeaders(pagesOrigin: string, strictTransport: boolean): Record<string, string> {
  return {
    ...commonHeaders(strictTransport),
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': pagesOrigin,
    'referrer-policy': 'no-referrer',
  }
}

/** The headers of every page: scripts and resources only from our own origins, and nothing inline. */
export function pageHeaders(strictTransport: boolean, files: string | undefined): Record<string, string> {
  const sources = files === undefined ? "'self'" : `'self' ${files}`
  return {
    ...commonHeaders(strictTransport),
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; manifest-src 'self'; img-src ${sources} data:; object-src ${sources}; frame-src ${sources}; connect-src ${sources}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
  }
}
