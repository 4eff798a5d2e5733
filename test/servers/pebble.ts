import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { LookupFunction } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { generate } from 'selfsigned'
import { ask } from './command-line.ts'
import { freePort } from './free-port.ts'

/** Why there is no certificate authority to test with; undefined: there is one. */
export const noPebble = existsSync('/usr/bin/pebble') ? undefined : 'pebble is not installed'

export type Pebble = {
  /** The URL of its directory, and the PEM that is trusted for it. */
  directory: string
  ca: string
  /** Where it asks for challenges. */
  httpPort: number
  tlsPort: number
  /** The root of the certificates it issues. */
  root(): Promise<string>
  log(): string
}

/** For it, and for us, each name is this machine. */
export const everyNameHere: LookupFunction = (_name, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)

/** Starts Debian's test authority with its name server; both end with the test. */
export async function startPebble(
  t: TestContext,
  { lifeSeconds, customers }: { lifeSeconds: number; customers?: Record<string, string> },
): Promise<Pebble> {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-pebble-'))
  const children: ChildProcess[] = []
  t.after(async () => {
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(children.map(async child => child.exitCode ?? child.signalCode ?? (await once(child, 'close'))))
    await rm(folder, { recursive: true })
  })
  const [port, managementPort, httpPort, tlsPort, dnsPort, dnsManagement] = await Promise.all(
    Array.from({ length: 6 }, () => freePort()),
  )
  const own = await generate([{ name: 'commonName', value: 'Pebble' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  })
  const [certificate, privateKey, config] = ['cert.pem', 'key.pem', 'config.json'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await writeFile(certificate, own.cert)
  await writeFile(privateKey, own.private)
  const pebble = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${managementPort}`,
    ...{ certificate, privateKey, httpPort, tlsPort },
    certificateValidityPeriod: lifeSeconds,
    // Keys of customers, by id: without one of them it makes no account.
    ...(customers && { externalAccountBindingRequired: true, externalAccountMACKeys: customers }),
  }
  await writeFile(config, JSON.stringify({ pebble }))
  let log = ''
  const start = async (program: string, args: string[], ready: RegExp, env = {}): Promise<void> => {
    const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    children.push(child)
    const { promise: isReady, resolve, reject } = Promise.withResolvers<void>()
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        log += text
        if (ready.test(log)) resolve()
      })
    child.once('close', () => reject(new Error(log)))
    await isReady
  }
  const nowhere = ['-http01', '-https01', '-tlsalpn01'].flatMap(name => [name, ''])
  const dns = ['-dns01', `127.0.0.1:${dnsPort}`, '-management', `127.0.0.1:${dnsManagement}`, '-defaultIPv6', '']
  await start('/usr/bin/pebble-challtestsrv', [...nowhere, ...dns], /Starting management server/i)
  const options = ['-config', config, '-dnsserver', `127.0.0.1:${dnsPort}`]
  // Each order is validated anew.
  const env = { PEBBLE_VA_NOSLEEP: '1', PEBBLE_AUTHZREUSE: '0' }
  await start('/usr/bin/pebble', options, /ACME directory available/, env)
  const management = `https://127.0.0.1:${managementPort}`
  return {
    directory: `https://127.0.0.1:${port}/dir`,
    ca: own.cert,
    httpPort: httpPort!,
    tlsPort: tlsPort!,
    root: async () => (await ask(`${management}/roots/0`, {}, async () => '')).text,
    log: () => log,
  }
}
