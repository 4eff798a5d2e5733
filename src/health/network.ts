import { connect, createServer } from 'node:net'
import { request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import type { Messages } from '#locales/index.ts'
import type { Settings } from '#settings/index.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

const answerTimeoutMs = 10_000

// The purpose of each port, and how bad it is without: a server works without the plain one.
const listeners = [
  { setting: 'FOLKMOOT_PORT', key: 'port', isOurs: answersAsApi(tlsRequest), complain: wrong },
  {
    setting: 'FOLKMOOT_HTTP_PORT',
    key: 'httpPort',
    isOurs: answersAsApi(plainRequest),
    complain: warning,
  },
  { setting: 'FOLKMOOT_SMTP_PORT', key: 'smtpPort', isOurs: greetsAsMail, complain: warning },
  { setting: 'FOLKMOOT_LMTP_PORT', key: 'lmtpPort', isOurs: greetsAsMail, complain: warning },
] as const
type Listener = (typeof listeners)[number]

/** Whether each port is free for us, or ours already. */
export async function checkPorts(settings: Settings, { doctor: t }: Messages): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const listener of listeners) findings.push(await checkPort(listener, settings, t))
  return findings
}

/** Listens for a moment: why that is not possible, or nothing. */
export function tryListening(host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

type SendRequest = typeof plainRequest

async function checkPort(
  { setting, key, isOurs, complain }: Listener,
  { host, [key]: port }: Settings,
  { checks, ports: t }: Messages['doctor'],
): Promise<Finding> {
  const check = checks[key]
  if (port === 'off') return ok(check, t.off)
  const place = { host, port: String(port) }
  const error = await tryListening(host, port)
  if (!error) return ok(check, t.free(place))
  const isInUse = error.code === 'EADDRINUSE'
  // Who may not listen below 1024 doesn't learn whether it is in use: the service may, and the account that asks may not.
  const mayBeOurs = isInUse || error.code === 'EACCES'
  if (mayBeOurs && (await isOurs(reachable[host] ?? host, port))) return ok(check, t.ours(place))
  if (!isInUse) return wrong(check, `${reasonOf(error)}.`, t.change({ setting }))
  return complain(check, t.inUse(place), t.stopOther({ setting }))
}

const reachable: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** A header and a refusal that only our own server would answer with. */
function answersAsApi(request: SendRequest): (host: string, port: number) => Promise<boolean> {
  return (host, port) =>
    new Promise(resolve => {
      const options = { host, port, path: '/api/v1/-', rejectUnauthorized: false, timeout: answerTimeoutMs }
      const asking = request(options, response => {
        let body = ''
        response.setEncoding('utf8').on('data', (text: string) => (body = (body + text).slice(0, 1000)))
        response.on('end', () =>
          resolve(response.headers['x-request-id'] !== undefined && body.startsWith('{"object":"error"')),
        )
      })
      asking.on('timeout', () => asking.destroy())
      asking.on('error', () => resolve(false))
      asking.end()
    })
}

/** A greeting that only our own server has. */
async function greetsAsMail(host: string, port: number): Promise<boolean> {
  return /^220 \S+ (?:ESMTP|LMTP) Folkmoot/.test(await greetingAt(host, port))
}

/** The greeting of a listener; empty if there is none. */
export function greetingAt(host: string, port: number): Promise<string> {
  return new Promise(resolve => {
    const socket = connect({ host, port, timeout: answerTimeoutMs })
    const end = (greeting: string): void => {
      socket.destroy()
      resolve(greeting)
    }
    socket.once('data', text => end(text.toString().split('\r\n')[0]!.slice(0, 200)))
    socket.on('timeout', () => end(''))
    socket.on('error', () => end(''))
    socket.on('close', () => end(''))
  })
}
