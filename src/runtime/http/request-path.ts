import { isCallPath } from './api.ts'

/** The path and query of a request target, which may be an absolute URL (RFC 9112, section 3.2.2). */
export function pathOf(target: string): string {
  if (target.startsWith('/')) return target
  const path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}

/** The path of a page that is not encoded as UTF-8 is taken literally, so that a page says it isn't there. */
export function readablePath(target: string): string {
  if (!target.includes('%') || isCallPath(target)) return target
  const [path = '', ...query] = target.split('?')
  try {
    decodeURIComponent(path)
    return target
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
