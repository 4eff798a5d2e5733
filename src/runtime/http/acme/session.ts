import { createHash, createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { AcmeError, errorFromProblem } from './error.ts'
import { createAcmeTransport, type AcmeResponse } from './http.ts'

export type AcmeAccount = {
  /** The URL of the authority's directory. */
  directory: string
  /** The PEM of a certificate that is trusted for it besides the usual ones. */
  ca: string | undefined
  /** The PEM of the account's key, on the curve P-256. */
  key: string
  email: string | undefined
  /** An account at the authority that ours is bound to, if it asks for one. */
  eab?: ExternalAccount | undefined
}
/** What the authority gave its customer: the id of a key, and the key, base64url. */
export type ExternalAccount = { kid: string; key: string }
export type Directory = { newNonce: string; newAccount: string; newOrder: string }
export type AcmeSession = {
  directory: Directory
  /** Posts as the account; without a payload it only reads. */
  post(url: string, payload?: object): Promise<AcmeResponse>
  /** What a challenge with this token has to show. */
  keyAuthorization(token: string): string
}

// Authorities may refuse any nonce once, and some do to remind of it.
const maxNonces = 6

/** Signs in to a certificate authority (RFC 8555), where an account is made on first use. */
export async function openAcmeSession(account: AcmeAccount, signal: AbortSignal): Promise<AcmeSession> {
  const send = createAcmeTransport({ ca: account.ca, signal })
  const key = createPrivateKey(account.key)
  const { crv, kty, x, y } = createPublicKey(key).export({ format: 'jwk' })
  const jwk = { crv, kty, x, y }
  const thumbprint = createHash('sha256').update(JSON.stringify(jwk)).digest('base64url')
  const found = await send('GET', account.directory)
  if (found.status !== 200) throw errorFromProblem(parseJson(found.text), found.status, retryAfterOf(found))
  const directory = parseJson(found.text) as Directory
  let accountUrl: string | undefined
  let nonce: string | undefined

  async function post(url: string, payload?: object): Promise<AcmeResponse> {
    for (let attempt = 1; ; attempt += 1) {
      nonce ??= nonceOf(await send('HEAD', directory.newNonce))
      if (nonce === undefined) throw new AcmeError('badNonce', 'The certificate authority gives no nonce.')
      const protectedHeader = {
        alg: 'ES256',
        nonce,
        url,
        ...(accountUrl === undefined ? { jwk } : { kid: accountUrl }),
      }
      const header = encode(JSON.stringify(protectedHeader))
      const body = payload === undefined ? '' : encode(JSON.stringify(payload))
      const signature = sign('sha256', Buffer.from(`${header}.${body}`), { key, dsaEncoding: 'ieee-p1363' })
      const jws = { protected: header, payload: body, signature: signature.toString('base64url') }
      const response = await send('POST', url, JSON.stringify(jws))
      nonce = nonceOf(response)
      if (response.status < 400) return response
      const error = errorFromProblem(parseJson(response.text), response.status, retryAfterOf(response))
      if (error.type !== 'badNonce' || attempt === maxNonces) throw error
    }
  }

  const contact = account.email === undefined ? {} : { contact: [`mailto:${account.email}`] }
  const binding = account.eab && { externalAccountBinding: bindAccount(account.eab, jwk, directory.newAccount) }
  const { headers } = await post(directory.newAccount, { termsOfServiceAgreed: true, ...contact, ...binding })
  accountUrl = headers.location
  return { directory, post, keyAuthorization: token => `${token}.${thumbprint}` }
}

/** The public key of our account, signed with the key of the customer's (RFC 8555, section 7.3.4). */
function bindAccount({ kid, key }: ExternalAccount, jwk: object, url: string): object {
  const header = encode(JSON.stringify({ alg: 'HS256', kid, url }))
  const payload = encode(JSON.stringify(jwk))
  const mac = createHmac('sha256', Buffer.from(key, 'base64url')).update(`${header}.${payload}`)
  return { protected: header, payload, signature: mac.digest('base64url') }
}

/** How long a response asks to wait, in milliseconds. */
export function retryAfterOf({ headers }: AcmeResponse): number | undefined {
  const value = headers['retry-after']
  if (value === undefined) return undefined
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const encode = (text: string): string => Buffer.from(text).toString('base64url')

function nonceOf({ headers }: AcmeResponse): string | undefined {
  const value = headers['replay-nonce']
  return Array.isArray(value) ? value[0] : value
}
