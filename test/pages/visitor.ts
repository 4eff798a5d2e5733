import assert from 'node:assert/strict'
import { multipartOf, type Reply, type TestFile, type TestServer } from '../servers/server.ts'

export type ShownPage = Reply & { path: string }
/** The answer to a form, and the address that it was sent to. */
export type FormResponse = ShownPage & { sentTo: string }
export type Visitor = {
  /** Opens a page, following where it sends to as far as that is here. */
  open(path: string): Promise<ShownPage>
  /** Opens a page, fills in the form that has this action, or a button for it outside of forms (or the only form), and sends it. */
  send(path: string, fields: FormFields, action?: string, pressed?: SubmitOptions): Promise<FormResponse>
  /** The same on a page that is open. */
  fill(page: ShownPage, fields: FormFields, action?: string, pressed?: SubmitOptions): Promise<FormResponse>
  /** The cookies. */
  cookies: Map<string, string>
}
type FormFields = Record<string, string>

/** The button that a form is sent with, by where it sends it, the files in its fields, and what happens before it is pressed. */
export type SubmitOptions = {
  button?: string
  files?: readonly TestFile[]
  meanwhile?: () => Promise<unknown>
  /** A field that is sent once more. */
  again?: readonly [name: string, value: string]
}

/** A browser without scripts: it keeps cookies, follows redirects, and submits forms with all fields. */
export function newVisitor(server: TestServer, origin: string, language = 'en'): Visitor {
  const cookies = new Map<string, string>()
  const ask = async (
    path: string,
    body?: string | Buffer,
    type = 'application/x-www-form-urlencoded',
  ): Promise<ShownPage> => {
    const reply = await server.ask(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'text/html',
        'accept-language': language,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': type, origin }),
      },
      ...(body === undefined ? {} : { body }),
    })
    for (const line of reply.headers['set-cookie'] ?? []) keep(cookies, line)
    const { location } = reply.headers
    if (location === undefined) return { ...reply, path }
    return location.startsWith('/') ? ask(location) : { ...reply, path: location }
  }
  const fill: Visitor['fill'] = async (page, fields, action, { button, files, meanwhile, again } = {}) => {
    const { target, hidden } = formIn(page.text, action, fields)
    const said = new URLSearchParams({ ...hidden, ...fields })
    if (again) said.append(...again)
    const sentTo = new URL(button ?? target, `https://x${page.path}`).href.slice('https://x'.length)
    await meanwhile?.()
    if (!files) return { ...(await ask(sentTo, said.toString())), sentTo }
    const { type, body } = multipartOf(said, files)
    return { ...(await ask(sentTo, body, type)), sentTo }
  }
  return {
    cookies,
    open: ask,
    fill,
    async send(path, ...filled) {
      const page = await ask(path)
      assert.equal(page.status, 200, page.text)
      return fill(page, ...filled)
    },
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (value === '') cookies.delete(name)
  else cookies.set(name, value)
}

type ParsedForm = {
  target: string
  hidden: Record<string, string>
  /** The names of the fields where something can be typed. */
  texts: string[]
}

/**
 * A form of a page: where it goes, and what it says by itself. The way out of the settings is on each of their pages, and the form of
 * the buttons that stand outside of one. Of several with the same action, the one whose hidden fields say what is given.
 */
export function formIn(html: string, action: string | undefined, fields: FormFields): ParsedForm {
  const forms = [...html.matchAll(/<form ([^>]*method="post"[^>]*)>(.*?)<\/form>/gs)].map(([, head, inside]) => ({
    id: attributeOf(head!, 'id'),
    target: attributeOf(head!, 'action'),
    inside: inside!,
  }))
  const candidates = forms.filter(({ id, target }) =>
    action === undefined ? id !== 'doing' && target !== '/logout' : target === action,
  )
  const isGiven = ({ inside }: { inside: string }): boolean =>
    Object.entries(fields).some(([name, value]) => inside.includes(`type="hidden" name="${name}" value="${value}"`))
  const form = candidates.find(isGiven) ?? candidates[0]
  const [pressed] = [...html.matchAll(/<button ([^>]*form="[^>]*)>/g)]
    .map(([, head]) => ({ of: attributeOf(head!, 'form'), target: attributeOf(head!, 'formaction') }))
    .filter(({ target }) => action !== undefined && target === action)
  const found = form ?? forms.find(({ id }) => id !== '' && id === pressed?.of)
  assert.ok(found, `no form ${action} in ${html}`)
  const hidden = [...found.inside.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  const inputs = [
    ...found.inside.matchAll(
      /<(?:textarea|input(?![^>]*(?:type="(?:hidden|checkbox|radio|file|submit)"| hidden)))\s[^>]*>/g,
    ),
  ]
  return {
    texts: [...new Set(inputs.map(([tag]) => attributeOf(tag.slice(1), 'name')).filter(Boolean))],
    target: pressed?.target ?? found.target,
    hidden: Object.fromEntries(
      hidden.map(([, name, value]) => [name!, value!.replaceAll('&quot;', '"').replaceAll('&amp;', '&')]),
    ),
  }
}

/** An attribute of a tag. */
export const attributeOf = (head: string, name: string): string =>
  (new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(head)?.[1] ?? '').replaceAll('&amp;', '&')

/** A page as if it had been read at another path: where its form is sent. */
export const pageAt = <T extends object>(page: T, path: string): T & { path: string } => ({ ...page, path })
