import assert from 'node:assert/strict'
import { multipartOf, type Reply, type TestFile, type TestServer } from '../server.ts'

export type Visitor = {
  /** Opens a page, following where it sends to as far as that is here. */
  open(path: string): Promise<Reply & { path: string }>
  /** Opens a page, fills in the form that has this action (or the only one), and sends it. */
  send(
    path: string,
    fields: Record<string, string>,
    action?: string,
    pressed?: Pressed,
  ): Promise<Reply & { path: string }>
  /** What the browser keeps. */
  cookies: Map<string, string>
}

/** The button that a form is sent with, by where it sends it, and the files in its fields. */
export type Pressed = { button?: string; files?: readonly TestFile[] }

/** A browser without scripts: it keeps cookies, follows redirects, and sends forms with all that they hold. */
export function newVisitor(server: TestServer, origin: string, language = 'en'): Visitor {
  const cookies = new Map<string, string>()
  const ask = async (
    path: string,
    body?: string | Buffer,
    type = 'application/x-www-form-urlencoded',
  ): Promise<Reply & { path: string }> => {
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
  return {
    cookies,
    open: ask,
    async send(path, fields, action, { button, files } = {}) {
      const page = await ask(path)
      assert.equal(page.status, 200, page.text)
      const { target, hidden } = formIn(page.text, action)
      const said = new URLSearchParams({ ...hidden, ...fields })
      const there = new URL(button ?? target, `https://x${page.path}`).href.slice('https://x'.length)
      if (!files) return ask(there, said.toString())
      const { type, body } = multipartOf(said, files)
      return ask(there, body, type)
    },
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (value === '') cookies.delete(name)
  else cookies.set(name, value)
}

/** A form of a page: where it goes, and what it says by itself. The way out of the settings is on each of their pages. */
function formIn(html: string, action: string | undefined): { target: string; hidden: Record<string, string> } {
  const forms = [...html.matchAll(/<form method="post"([^>]*)>(.*?)<\/form>/gs)].map(([, head = '', inside = '']) => ({
    target: (/action="([^"]*)"/.exec(head)?.[1] ?? '').replaceAll('&amp;', '&'),
    inside,
  }))
  const [form] = forms.filter(({ target }) => (action === undefined ? target !== '/logout' : target === action))
  assert.ok(form, `no form ${action} in ${html}`)
  const hidden = [...form.inside.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  return { target: form.target, hidden: Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])) }
}
