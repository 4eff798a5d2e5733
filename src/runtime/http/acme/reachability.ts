import { lookup as systemLookup } from 'node:dns'
import { request } from 'node:http'
import { connect } from 'node:tls'
import type { LookupFunction } from 'node:net'
import type { ChallengeType } from './order.ts'

/** How names are looked up, and the ports where a certificate authority asks for them; tests have others. */
export type Reach = { lookup: LookupFunction; httpPort: number; tlsPort: number }
export const publicReach: Reach = { lookup: systemLookup, httpPort: 80, tlsPort: 443 }

/** Whether a name leads to this server: `unknown` if nothing answers, as behind a router that does not lead back. */
export type Reached = 'here' | 'elsewhere' | 'unknown'

const timeoutMs = 10_000

/**
 * Asks a name as the authority would. Each failed order counts against limits of the authority, and an attempt costs nothing.
 */
export async function reaches(
  name: string,
  how: { type: ChallengeType; reach: Reach; probe: { path: string; text: string }; fingerprints: ReadonlySet<string> },
): Promise<Reached> {
  try {
    if (how.type === 'http-01') return (await fetchText(name, how)) === how.probe.text ? 'here' : 'elsewhere'
    return how.fingerprints.has(await fingerprintAt(name, how.reach)) ? 'here' : 'elsewhere'
  } catch (error) {
    return ['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '') ? 'elsewhere' : 'unknown'
  }
}

function fetchText(
  name: string,
  { reach: { lookup, httpPort }, probe }: { reach: Reach; probe: { path: string; text: string } },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const sent = request({ host: name, port: httpPort, path: probe.path, lookup, agent: false, signal }, response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
        // Whatever it is, it is not ours.
        if (text.length > 1000) {
          resolve('')
          response.destroy()
        }
      })
      response.on('end', () => resolve(response.statusCode === 200 ? text : ''))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}

function fingerprintAt(name: string, { lookup, tlsPort }: Reach): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: name, port: tlsPort, servername: name, lookup, rejectUnauthorized: false })
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`${name} does not answer`)))
    socket.once('secureConnect', () => {
      resolve(socket.getPeerX509Certificate()?.fingerprint256 ?? '')
      socket.destroy()
    })
    socket.once('error', reject)
  })
}
