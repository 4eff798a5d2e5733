import { Agent, request } from 'node:https'

/** No answer came, or none that says whether the change was made. */
export class UnknownOutcome extends Error {
  /** Nobody listened. */
  wasUnreachable = false
}

export type Person = { email: string; token: string; cookie: string; csrf: string }

export type ListPage = { data: Record<string, unknown>[]; has_more: boolean; next_page_token: number }

export const password = 'a good password'

/** All pages of a list. */
export async function listAll(
  call: (name: string, form: Record<string, string>) => Promise<unknown>,
  name: string,
  form: Record<string, string>,
): Promise<ListPage['data']> {
  const all: ListPage['data'] = []
  for (let token = 0; ;) {
    const page = (await call(name, {
      ...form,
      limit: '100',
      ...(token > 0 && { page_token: String(token) }),
    })) as ListPage
    all.push(...page.data)
    if (!page.has_more) return all
    token = page.next_page_token
  }
}

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
type Answer = { status: number; text: string; cookie: string }

/** The certificate is the installation's own, so it isn't checked. */
const send = (url: string, path: string, headers: Record<string, string>, body: string | Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asking = request(new URL(path, url), { method: 'POST', agent, headers, timeout: 120_000 }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const cookie = (response.headers['set-cookie'] ?? []).map(one => one.split(';', 1)[0]).join('; ')
        resolve({ status: response.statusCode!, text: Buffer.concat(chunks).toString(), cookie })
      })
      response.on('error', reject)
    })
    asking.on('timeout', () => asking.destroy(new Error('no answer within two minutes')))
    asking.on('error', reject)
    asking.end(body)
  })

const formType = { 'content-type': 'application/x-www-form-urlencoded' }
const tokenOf = ({ token }: Person): string => `Basic ${Buffer.from(`${token}:`).toString('base64')}`

export async function signIn(url: string, email: string): Promise<Person> {
  const { text, cookie } = await send(url, '/api/v1/login', formType, String(new URLSearchParams({ email, password })))
  const { token, user } = JSON.parse(text) as { token: string; user: { csrf_token: string } }
  return { email, token, cookie, csrf: user.csrf_token }
}

export async function callAs(
  url: string,
  person: Person,
  name: string,
  form: Record<string, string>,
  as: 'token' | 'cookie' = 'token',
): Promise<unknown> {
  const proof = as === 'token' ? { authorization: tokenOf(person) } : { cookie: person.cookie }
  const fields = as === 'token' ? form : { ...form, csrf: person.csrf }
  return answerOf(send(url, `/api/v1/${name}`, { ...formType, ...proof }, String(new URLSearchParams(fields))), name)
}

export function uploadAs(
  url: string,
  person: Person,
  fields: Record<string, string>,
  file: { name: string; text: string },
): Promise<unknown> {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--b\r\nContent-Disposition: form-data; name="fileupload"; filename="${file.name}"\r\nContent-Type: text/plain\r\n\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=b', authorization: tokenOf(person) }
  return answerOf(
    send(url, '/api/v1/uploadfiles', headers, `${parts.join('')}${head}${file.text}\r\n--b--\r\n`),
    'uploadfiles',
  )
}

async function answerOf(sent: Promise<Answer>, name: string): Promise<unknown> {
  const { status, text } = await sent.catch((error: unknown) => {
    const outcome = new UnknownOutcome(`${name}: ${String(error)}`)
    outcome.wasUnreachable = /ECONNREFUSED/.test(String((error as NodeJS.ErrnoException).code))
    throw outcome
  })
  // `server` says that something failed, and not whether it was before or after the change.
  if (status !== 200 && /"type":\s*"server"/.test(text)) throw new UnknownOutcome(`${name}: ${text}`)
  if (status !== 200) throw new Error(`${name} answers ${status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}
