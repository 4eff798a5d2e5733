import assert from 'node:assert/strict'
import type { Reply, TestServer } from '../server.ts'

export type Visitor = {
  /** Opens a page, following where it sends to as far as that is here. */
  open(path: string): Promise<Reply & { path: string }>
  /** Opens a page, fills in the form that has this action (or the only one), and sends it. */
  send(path: string, fields: Record<string, string>, action?: string): Promise<Reply & { path: string }>
  /** What the browser keeps. */
  cookies: Map<string, string>
}

/** A browser without scripts: it keeps cookies, follows redirects, and sends forms with all that they hold. */
export function newVisitor(server: TestServer, origin: string, language = 'en'): Visitor {
  const cookies = new Map<string, string>()
  const ask = async (path: string, body?: string): Promise<Reply & { path: string }> => {
    const reply = await server.ask(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'text/html',
        'accept-language': language,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', origin }),
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
    async send(path, fields, action) {
      const page = await ask(path)
      assert.equal(page.status, 200, page.text)
      const { target, hidden } = formIn(page.text, action)
      const body = new URLSearchParams({ ...hidden, ...fields }).toString()
      return ask(
        target === '' ? page.path : new URL(target, `https://x${page.path}`).href.slice('https://x'.length),
        body,
      )
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
    target: /action="([^"]*)"/.exec(head)?.[1] ?? '',
    inside,
  }))
  const [form] = forms.filter(({ target }) => (action === undefined ? target !== '/logout' : target === action))
  assert.ok(form, `no form ${action} in ${html}`)
  const hidden = [...form.inside.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  return { target: form.target, hidden: Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])) }
}
