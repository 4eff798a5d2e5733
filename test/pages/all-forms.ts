import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attributeOf } from './visitor.ts'

const source = join(import.meta.dirname, '../../web/src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })

/** Route parameters with a fixed set of values. */
const words: Readonly<Record<string, string>> = {
  provider: 'idp[ab]',
  mail: '(?:link|unsubscribe)',
  settings: '(?:general|visibility|joining|posting|moderation|email|hashtags|features)',
  email_link: '(?:decline|login/enable|resume|missed)',
}

/** The folders of pages; those that leave most open come last, as the framework tries them. */
export const pages: readonly string[] = files
  .filter(file => file.endsWith('/+page.svelte') || file === 'routes/+page.svelte')
  .map(file => file.slice('routes'.length, -'/+page.svelte'.length))
const endpoints = files
  .filter(file => file.endsWith('/+server.ts'))
  .map(file => file.slice('routes'.length, -'/+server.ts'.length))
const looseness = (route: string): number =>
  route.includes('[...') ? 100 - route.split('/').length : route.split('[').length
export const allRoutes: readonly string[] = [...pages, ...endpoints]
const routes = allRoutes
  .toSorted((one, other) => looseness(one) - looseness(other))
  .map(route => ({ route, pattern: patternOf(route) }))

function patternOf(route: string): RegExp {
  const parts = route
    .split('/')
    .slice(1)
    .map(part => {
      const word = /=(\w+)\]/.exec(part)?.[1]
      if (word !== undefined) return part.startsWith('[[') ? `(?:/${words[word]})?` : `/${words[word]}`
      if (part.startsWith('[[')) return '(?:/[^/]+)?'
      if (part.startsWith('[...')) return '(?:/.*)?'
      return part.startsWith('[') ? '/[^/]+' : `/${RegExp.escape(part)}`
    })
  return new RegExp(`^${parts.join('') || '/'}$`)
}

const hereAt = (path: string): URL => new URL(path, 'https://here.invalid')

/** The folder of the page, or of what answers, at an address. */
export const routeOf = (path: string): string => {
  const { pathname } = hereAt(path)
  return routes.find(({ pattern }) => pattern.test(pathname))?.route ?? `nothing at ${pathname}`
}

/** What a form does, by the folder of the page that answers it: `/g/[name]/pending?/approve`. */
export const actionOf = (address: string): string => {
  const action = /^\?(\/\w+)/.exec(hereAt(address).search)?.[1]
  return routeOf(address) + (action ? `?${action}` : '')
}

/** A form as it stands on a page: one of its buttons, and whether there is anything to fill in. */
export type FormOnPage = { deed: string; action: string; button: string | undefined; hasFields: boolean }

/** Every form of a page that changes something, once for each of its buttons. */
export function formsOn(path: string, html: string): FormOnPage[] {
  const at = (target: string): string => actionOf(new URL(target, hereAt(path)).href)
  const forms = [...html.matchAll(/<form ([^>]*method="post"[^>]*)>(.*?)<\/form>/gs)].flatMap(([, head, inside]) => {
    if (attributeOf(head!, 'id') === 'doing') return []
    const action = attributeOf(head!, 'action')
    const hasFields = /<(?:textarea|select|input(?![^>]*(?:type="hidden"| hidden)))/.test(inside!)
    const form = { deed: at(action), action, button: undefined, hasFields }
    const buttons = [...inside!.matchAll(/<button ([^>]*formaction=[^>]*)>/g)].map(([, tag]) =>
      attributeOf(tag!, 'formaction'),
    )
    return [form, ...buttons.map(button => ({ ...form, deed: at(button), button }))]
  })
  const apart = [...html.matchAll(/<button ([^>]*form="doing"[^>]*)>/g)].map(([, head]) => {
    const action = attributeOf(head!, 'formaction')
    return { deed: at(action), action, button: undefined, hasFields: false }
  })
  return [...forms, ...apart]
}

/** The names of all that forms can ask for, as the sources spell them: also where no test has brought a page that far. */
export const namedActions: readonly string[] = [
  ...new Set(
    files
      .filter(file => file.endsWith('.svelte'))
      .flatMap(file => {
        const text = readFileSync(join(source, file), 'utf8')
        return [...text.matchAll(/\?\/(\w+)|\bto\('(\w+)'\)|\bdoes: '(\w+)'/g)].map(found =>
          found.slice(1).find(Boolean)!,
        )
      }),
  ),
]

/** The names that stand in the sources of the pages in any way: those of the calls that they make among them. */
export const namedInPages: ReadonlySet<string> = new Set(
  files
    .filter(file => file.endsWith('.ts'))
    .flatMap(file => readFileSync(join(source, file), 'utf8').match(/\b[a-z]{5,}\b/g) ?? []),
)
