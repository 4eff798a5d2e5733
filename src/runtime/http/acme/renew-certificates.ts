import { X509Certificate, randomBytes } from 'node:crypto'
import { createSecureContext, type SecureContext } from 'node:tls'
import { isPublicName } from '#settings/setting-kinds.ts'
import type { CertificateSource } from '../certificate-files.ts'
import { AcmeError } from './error.ts'
import { openAcmeFiles, type AcmeState, type StoredCertificate } from './files.ts'
import { orderCertificate, type Challenge, type ChallengeType } from './order.ts'
import { publicReach, reaches, type Reach } from './reachability.ts'
import { createChallengeCertificate } from './requests.ts'
import { openAcmeSession, type ExternalAccount } from './session.ts'

export type AcmeOptions = {
  /** Where certificates and the account key are. */
  folder: string
  /**
   * For several nodes that share the folder: runs work on one of them at a time, or not at all if another one does it.
   */
  exclusively?: ((work: () => Promise<void>) => Promise<void>) | undefined
  /** The URL of the authority's directory. */
  directory: string
  ca: string | undefined
  email: string | undefined
  eab?: ExternalAccount | undefined
  challenge: ChallengeType
  /** Names of this installation; the first one's certificate is for clients that name none. */
  names: readonly string[]
  /** Further names, which others chose. */
  moreNames: () => Promise<readonly string[]>
  /** What is served before there are certificates. */
  fallback: { cert: string; key: string }
  log: (line: string, error?: unknown) => void
  /** Told what happens in the course of things. */
  tell: (line: string) => void
  now?: () => number
  reach?: Reach
}
/** The certificates of the names of an installation, ordered and renewed while it runs. */
export type AcmeCertificates = CertificateSource & {
  /** For clients that name this host. */
  contextFor(name: string): SecureContext | undefined
  /** For the authority, on a challenge over TLS. */
  challengeContextFor(name: string): SecureContext | undefined
  /** The answer to a challenge over HTTP. */
  httpAnswer(token: string): Promise<string | undefined>
  /** Orders what is due, one after the other; resolves when that is done. */
  check(): Promise<void>
  /** Checks now and every minute. */
  start(): void
  close(): Promise<void>
}

const [minute, hour] = [60_000, 3_600_000]
const checkEveryMs = minute
/** Far below the limits of the known authorities, for all names together. */
const maxOrdersPerHour = 10
/** A name that leads elsewhere costs the authority nothing, so it is looked at often. */
const elsewhereRetryMs = 10 * minute
const [firstRetryMs, longestRetryMs] = [10 * minute, 24 * hour]

const elsewhere = 'The name does not lead to this server.'

export async function openAcmeCertificates(options: AcmeOptions): Promise<AcmeCertificates> {
  const { now = Date.now, reach = publicReach, challenge: type, log, exclusively } = options
  const files = openAcmeFiles(options.folder)
  const contexts = new Map<string, { certificate: StoredCertificate; context: SecureContext }>()
  const challenges = new Map<string, SecureContext>()
  const httpAnswers = new Map<string, string>()
  const defaultUsers: ((certificate: { cert: string; key: string }) => void)[] = []
  const closing = new AbortController()
  // Shows whether a name leads here.
  const probe = { path: '', text: randomBytes(16).toString('hex') }
  const probeToken = `folkmoot-${randomBytes(8).toString('hex')}`
  probe.path = `/.well-known/acme-challenge/${probeToken}`
  httpAnswers.set(probeToken, probe.text)
  const fallbackPrint = new X509Certificate(options.fallback.cert).fingerprint256
  let checking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  /** Uses what is in the folder, where another process may have put it. */
  async function load(name: string): Promise<StoredCertificate | undefined> {
    const certificate = await files.certificateOf(name)
    if (certificate === undefined || contexts.get(name)?.certificate === certificate) return certificate
    const { cert, key } = certificate
    contexts.set(name, { certificate, context: createSecureContext({ cert, key, minVersion: 'TLSv1.2' }) })
    if (name === options.names[0]) for (const use of defaultUsers) use(certificate)
    return certificate
  }

  const share = async (token: string, answer: string): Promise<() => Promise<void>> =>
    exclusively ? files.shareChallenge(token, answer) : async () => {}

  async function present({ name, token, keyAuthorization }: Challenge): Promise<() => Promise<void>> {
    if (type === 'http-01') {
      httpAnswers.set(token, keyAuthorization)
      const unshare = await share(token, keyAuthorization)
      return async () => {
        httpAnswers.delete(token)
        await unshare()
      }
    }
    const pair = await createChallengeCertificate(name, keyAuthorization)
    challenges.set(name, createSecureContext(pair))
    const unshare = await share(name, JSON.stringify(pair))
    return async () => {
      challenges.delete(name)
      await unshare()
    }
  }

  async function order(name: string): Promise<void> {
    const { directory, ca, email, eab } = options
    const account = { directory, ca, email, eab, key: await files.accountKey(directory) }
    const session = await openAcmeSession(account, closing.signal)
    const pem = await orderCertificate(session, { name, type, present, signal: closing.signal })
    await files.saveCertificate(name, pem)
  }

  async function reachesUnderProbe(name: string, fingerprints: ReadonlySet<string>) {
    const unshare = await share(probeToken, probe.text)
    try {
      return await reaches(name, { type, reach, probe, fingerprints })
    } finally {
      await unshare()
    }
  }

  async function isHere(name: string): Promise<boolean> {
    const served = [name, options.names[0] ?? ''].flatMap(each => contexts.get(each)?.certificate.cert ?? [])
    const fingerprints = new Set([fallbackPrint, ...served.map(cert => new X509Certificate(cert).fingerprint256)])
    const found = await reachesUnderProbe(name, fingerprints)
    // The operator's own names get the benefit of the doubt. Another node presents a self-signed certificate of its own at first.
    const isUnsure = found === 'unknown' || (exclusively && type === 'tls-alpn-01' && served.length === 0)
    return found === 'here' || (Boolean(isUnsure) && options.names.includes(name))
  }

  async function renew(name: string, state: AcmeState): Promise<void> {
    const before = state.names[name]
    const failures = before?.failures ?? 0
    if (!(await isHere(name))) {
      state.names[name] = { failures, retryAt: now() + elsewhereRetryMs, error: elsewhere }
      return
    }
    state.orders.push(now())
    // First, so that a crash is not followed by one more attempt at once.
    const backoff = Math.min(firstRetryMs * 2 ** Math.min(failures, 10), longestRetryMs)
    state.names[name] = { failures: failures + 1, retryAt: now() + backoff, error: 'The last attempt was interrupted.' }
    await files.saveState(state)
    try {
      await order(name)
      delete state.names[name]
      await load(name)
      options.tell(`There is a new certificate for ${name}.`)
    } catch (error) {
      if (closing.signal.aborted) {
        if (before) state.names[name] = before
        else delete state.names[name]
        return
      }
      const asked = error instanceof AcmeError ? (error.retryAfterMs ?? 0) : 0
      const wait = Math.max(backoff, Math.min(asked, 7 * longestRetryMs))
      state.names[name] = { ...state.names[name], retryAt: now() + wait, error: textOf(error) }
      log(`no certificate for ${name}, next attempt in ${Math.round(wait / minute)} minutes`, error)
    }
  }

  async function checkAll(): Promise<void> {
    const more = await options.moreNames()
    const names = [...new Set([...options.names, ...more])].filter(isPublicName)
    // Another node may have put them there meanwhile.
    const known = await Promise.all(names.map(load))
    if (!exclusively) await orderDue(names)
    else if (known.some(isDue)) await exclusively(() => orderDue(names))
  }

  const isDue = (certificate: StoredCertificate | undefined): boolean =>
    certificate === undefined || now() >= renewalOf(certificate)

  async function orderDue(names: readonly string[]): Promise<void> {
    const state = await files.state()
    state.orders = state.orders.filter(at => at > now() - hour)
    for (const name of Object.keys(state.names)) if (!names.includes(name)) delete state.names[name]
    const before = JSON.stringify(state)
    for (const name of names) {
      if (closing.signal.aborted) break
      const certificate = await load(name)
      const mayAsk = (state.names[name]?.retryAt ?? 0) <= now() && state.orders.length < maxOrdersPerHour
      if (isDue(certificate) && mayAsk) await renew(name, state)
    }
    if (JSON.stringify(state) !== before) await files.saveState(state)
  }

  /** Another node asked the authority, which asks this one. */
  function sharedContext(name: string): SecureContext | undefined {
    const pair = exclusively && type === 'tls-alpn-01' ? files.sharedAnswerNow(name) : undefined
    return pair === undefined ? undefined : createSecureContext(JSON.parse(pair) as { cert: string; key: string })
  }

  // What an earlier run got is there from the first connection on.
  for (const name of await files.names()) await load(name)

  const check = (): Promise<void> =>
    (checking ??= checkAll()
      .catch((error: unknown) => void (closing.signal.aborted || log('certificates could not be checked', error)))
      .finally(() => (checking = undefined)))
  return {
    contextFor: name => contexts.get(name.toLowerCase())?.context,
    challengeContextFor: name => challenges.get(name.toLowerCase()) ?? sharedContext(name.toLowerCase()),
    httpAnswer: async token => httpAnswers.get(token) ?? (exclusively && files.sharedAnswer(token)),
    onDefault(use) {
      defaultUsers.push(use)
      const known = contexts.get(options.names[0] ?? '')
      if (known) use(known.certificate)
    },
    check,
    start() {
      void check()
      timer = setInterval(() => void check(), checkEveryMs).unref()
    },
    async close() {
      clearInterval(timer)
      closing.abort()
      await checking
    },
  }
}

/** After two thirds of its life. */
export function renewalOf({ notBefore, notAfter }: Pick<StoredCertificate, 'notBefore' | 'notAfter'>): number {
  return notBefore + ((notAfter - notBefore) * 2) / 3
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500)
