/** What every answer of the API carries. It is data for programs: no page may run or frame it, no cache may keep it. */
export function apiHeaders(strictTransport: boolean): Record<string, string> {
  return {
    'cache-control': 'no-store, private',
    vary: 'Cookie, Authorization',
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(strictTransport ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}
