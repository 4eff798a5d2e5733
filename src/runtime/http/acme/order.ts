import { setTimeout as pause } from 'node:timers/promises'
import { AcmeError, errorFromProblem } from './error.ts'
import { createKeyAndRequest } from './requests.ts'
import { parseJson, retryAfterOf, type AcmeSession } from './session.ts'

export type ChallengeType = 'http-01' | 'tls-alpn-01'
export type Challenge = { name: string; type: ChallengeType; token: string; keyAuthorization: string }
/** Shows what a challenge asks for; the returned function takes it away. */
export type Present = (challenge: Challenge) => Promise<() => Promise<void>>

type Order = { status: string; authorizations: string[]; finalize: string; certificate?: string; error?: unknown }
type Authorization = {
  status: string
  challenges: { type: string; url: string; token: string; error?: unknown }[]
}

const maxPolls = 60
const [firstPauseMs, longestPauseMs] = [250, 5000]

/** Orders a certificate for one name; answers its key and chain as one PEM. */
export async function orderCertificate(
  { directory, post, keyAuthorization }: AcmeSession,
  { name, type, present, signal }: { name: string; type: ChallengeType; present: Present; signal: AbortSignal },
): Promise<string> {
  /** Reads a resource until its status is another than those. */
  async function poll<T extends { status: string }>(url: string, unfinished: readonly string[]): Promise<T> {
    let wait = firstPauseMs
    for (let n = 0; n < maxPolls; n += 1) {
      const response = await post(url)
      const resource = parseJson(response.text) as T
      if (!unfinished.includes(resource.status)) return resource
      await pause(Math.min(retryAfterOf(response) ?? wait, 30_000), undefined, { signal })
      wait = Math.min(wait * 2, longestPauseMs)
    }
    throw new AcmeError('timeout', 'The certificate authority did not finish in time.')
  }

  async function authorize(url: string): Promise<void> {
    const authorization = parseJson((await post(url)).text) as Authorization
    if (authorization.status === 'valid') return
    const challenge = authorization.challenges.find(one => one.type === type)
    if (!challenge) throw new AcmeError('unsupported', `The certificate authority does not offer ${type} for ${name}.`)
    const { token } = challenge
    const remove = await present({ name, type, token, keyAuthorization: keyAuthorization(token) })
    try {
      await post(challenge.url, {})
      const after = await poll<Authorization>(url, ['pending', 'processing'])
      if (after.status === 'valid') return
      throw errorFromProblem(after.challenges.find(one => one.error)?.error, 400)
    } finally {
      await remove()
    }
  }

  const placed = await post(directory.newOrder, { identifiers: [{ type: 'dns', value: name }] })
  const url = placed.headers.location ?? ''
  const order = parseJson(placed.text) as Order
  for (const each of order.authorizations) await authorize(each)
  await poll<Order>(url, ['pending'])
  const { key, csr } = await createKeyAndRequest(name)
  await post(order.finalize, { csr })
  const done = await poll<Order>(url, ['pending', 'ready', 'processing'])
  if (done.status !== 'valid' || done.certificate === undefined) throw errorFromProblem(done.error, 400)
  return `${key.trim()}\n${(await post(done.certificate)).text.trim()}\n`
}
