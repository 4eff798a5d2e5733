const policy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox"
const strictly = (isStrict: boolean): Record<string, string> =>
  isStrict ? { 'strict-transport-security': 'max-age=31536000' } : {}

/** What every answer of the API carries. It is data for programs: no page may run or frame it, no cache may keep it. */
export function apiHeaders(strictTransport: boolean): Record<string, string> {
  return {
    'cache-control': 'no-store, private',
    vary: 'Cookie, Authorization',
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...strictly(strictTransport),
  }
}

/**
 * What everything on the files' own host carries. Its files are for the pages of the other host, which may be of another
 * domain: they may show and read them. Who has no ticket gets nothing, whatever the page.
 */
export function filesHeaders(pagesOrigin: string, strictTransport: boolean): Record<string, string> {
  return {
    'cache-control': 'no-store, private',
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': pagesOrigin,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...strictly(strictTransport),
  }
}

/** What every page carries: it runs and shows only what comes from here, and nothing of it is written into the page itself. */
export function pageHeaders(strictTransport: boolean, files: string | undefined): Record<string, string> {
  const own = files === undefined ? "'self'" : `'self' ${files}`
  return {
    'cache-control': 'no-store, private',
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src ${own} data:; connect-src ${own}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...strictly(strictTransport),
  }
}
