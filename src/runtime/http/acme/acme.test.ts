// Not on every day: it starts servers of other makers.
import assert from 'node:assert/strict'
import type { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { connect as connectPlain } from 'node:net'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { connect, rootCertificates, type TLSSocket } from 'node:tls'
import { checkCertificate } from '#health/certificate.ts'
import { messagesFor } from '#locales/index.ts'
import { startMailServer } from '#mail/receive/smtp/server.ts'
import { everyNameHere, noPebble, startPebble, type Pebble } from '#test/servers/pebble.ts'
import { serve } from '#test/servers/server.ts'
import { exclusively } from '#storage/exclusive-lock.ts'
import { newWorld } from '#test/world.ts'
import { loadCertificate } from '../certificate.ts'
import { openAcmeCertificates, type AcmeCertificates, type AcmeOptions } from './renew-certificates.ts'

const world = await newWorld()
const name = 'groups.example.org'
const life = 90 * 86_400
const fallback = await loadCertificate({
  data: world.settings.data,
  certFile: undefined,
  keyFile: undefined,
  hostname: name,
})

type Site = {
  acme: AcmeCertificates
  /** Moves the clock. */
  later(ms: number): void
  /** What the server presents to a client that names this host. */
  peer(servername: string | undefined): Promise<X509Certificate>
  open(): Promise<TLSSocket>
  smtpPeer(): Promise<X509Certificate>
  logged: string[]
}

async function startSite(
  t: TestContext,
  pebble: Pebble,
  options: Partial<AcmeOptions> & { folder: string },
  reachable = true,
): Promise<Site> {
  let now = Date.now()
  const logged: string[] = []
  const acme = await openAcmeCertificates({
    ...{ directory: pebble.directory, ca: pebble.ca, email: 'admin@example.org', challenge: 'http-01' },
    ...{ names: [name], moreNames: async () => [], fallback, now: () => now },
    reach: { lookup: everyNameHere, httpPort: pebble.httpPort, tlsPort: pebble.tlsPort },
    log: (line, error) => void logged.push(`${line}: ${String(error)}`),
    tell: line => void logged.push(line),
    ...options,
  })
  t.after(() => acme.close())
  const ports = reachable ? { port: pebble.tlsPort, httpPort: pebble.httpPort } : {}
  const server = await serve(world, { acme, certificate: fallback, ...ports })
  const mail = await startMailServer({
    ...{
      settings: world.settings,
      port: 0,
      protocol: 'smtp',
      certificate: fallback,
      acme,
      receiver: world.app.receiver,
    },
    log: line => void logged.push(line),
  })
  t.after(async () => {
    await mail.close()
    await server.close()
  })
  const open = async (servername?: string): Promise<TLSSocket> => {
    const socket = connect({
      host: '127.0.0.1',
      port: server.port,
      rejectUnauthorized: false,
      ...(servername && { servername }),
    })
    await once(socket, 'secureConnect')
    return socket
  }
  const peerOf = (socket: TLSSocket): X509Certificate => {
    const certificate = socket.getPeerX509Certificate()!
    socket.destroy()
    return certificate
  }
  return {
    acme,
    logged,
    later: ms => void (now += ms),
    peer: async servername => peerOf(await open(servername)),
    open: () => open(name),
    async smtpPeer() {
      const plain = connectPlain(mail.port, '127.0.0.1')
      await once(plain, 'data')
      plain.write('EHLO client.example\r\n')
      await once(plain, 'data')
      plain.write('STARTTLS\r\n')
      await once(plain, 'data')
      const socket = connect({ socket: plain, rejectUnauthorized: false })
      await once(socket, 'secureConnect')
      return peerOf(socket)
    },
  }
}

const isIssued = (certificate: X509Certificate): boolean => /Pebble/.test(certificate.issuer)
/** A request on an open connection. */
async function getOn(socket: TLSSocket): Promise<number> {
  const sent = request({ createConnection: () => socket, path: '/healthz', headers: { connection: 'keep-alive' } })
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  return response.statusCode!
}

for (const challenge of ['http-01', 'tls-alpn-01'] as const) {
  test(
    `a certificate is ordered by ${challenge}, served by name, and renewed without a restart`,
    { skip: noPebble },
    async t => {
      const pebble = await startPebble(t, { lifeSeconds: life })
      const folder = join(world.settings.data, challenge)
      const more = 'bakers.example.net'
      const site = await startSite(t, pebble, { folder, challenge, moreNames: async () => [more] })
      assert.equal(isIssued(await site.peer(name)), false)
      const early = await site.open()

      await site.acme.check()

      assert.deepEqual(
        site.logged,
        [name, more].map(each => `There is a new certificate for ${each}.`),
      )
      const first = await site.peer(name)
      assert.ok(isIssued(first) && first.checkHost(name))
      assert.ok((await site.peer(more)).checkHost(more))
      // Who names nothing, or something else, gets the certificate of the installation.
      for (const other of [undefined, 'elsewhere.example.com'])
        assert.equal((await site.peer(other)).fingerprint256, first.fingerprint256)
      assert.equal((await site.smtpPeer()).fingerprint256, first.fingerprint256)
      const trusted = connect({
        host: '127.0.0.1',
        port: pebble.tlsPort,
        servername: name,
        ca: [...rootCertificates, await pebble.root()],
      })
      await once(trusted, 'secureConnect')
      trusted.destroy()
      // A connection from before goes on.
      assert.equal(await getOn(early), 200)

      site.later((life * 1000 * 2) / 3 - 3_600_000)
      await site.acme.check()
      assert.equal((await site.peer(name)).fingerprint256, first.fingerprint256)
      const between = await site.open()
      site.later(2 * 3_600_000)
      await site.acme.check()
      assert.deepEqual(
        site.logged,
        [name, more, name, more].map(each => `There is a new certificate for ${each}.`),
      )
      const second = await site.peer(name)
      assert.notEqual(second.fingerprint256, first.fingerprint256)
      assert.equal((await site.smtpPeer()).fingerprint256, second.fingerprint256)
      assert.equal(await getOn(between), 200)
      between.destroy()

      assert.equal((await stat(folder)).mode & 0o777, 0o700)
      for (const file of await readdir(folder)) assert.equal((await stat(join(folder, file))).mode & 0o777, 0o600, file)
      // After a restart they are there at once, and nothing is ordered.
      const again = await startSite(t, pebble, { folder, challenge, names: [name] }, false)
      assert.equal((await again.peer(name)).fingerprint256, second.fingerprint256)
      await again.acme.check()
      assert.deepEqual(again.logged, [])
    },
  )
}

for (const challenge of ['http-01', 'tls-alpn-01'] as const) {
  test(`of nodes that share a folder, one orders by ${challenge}, and all use it`, { skip: noPebble }, async t => {
    const pebble = await startPebble(t, { lifeSeconds: life })
    const orders = (): number => pebble.log().match(/Added order/g)?.length ?? 0
    const shared = {
      folder: join(world.settings.data, `shared-${challenge}`),
      challenge,
      exclusively: (work: () => Promise<void>) => exclusively(world.connection, 33, work),
    }
    // The authority asks the first, whichever orders.
    const asked = await startSite(t, pebble, shared)
    // The first looks while the other orders.
    const whileAsked = (work: () => Promise<void>) => async () => {
      await asked.acme.check()
      await work()
    }
    const alone = { exclusively: (work: () => Promise<void>) => shared.exclusively(whileAsked(work)) }
    const other = await startSite(t, pebble, { ...shared, ...alone }, false)
    const served = async () =>
      (await Promise.all([asked, other].map(site => site.peer(name)))).map(one => one.fingerprint256)

    await other.acme.check()
    await asked.acme.check()

    const [first, same] = await served()
    assert.deepEqual([orders(), first === same, isIssued(await asked.peer(name))], [1, true, true])
    assert.deepEqual([asked.logged, other.logged], [[], [`There is a new certificate for ${name}.`]])
    const untilDue = (life * 1000 * 2) / 3 + 3_600_000
    for (const site of [asked, other]) site.later(untilDue)
    await other.acme.check()
    asked.later(-untilDue)
    await asked.acme.check()
    const renewed = await served()
    assert.deepEqual([orders(), new Set(renewed).size, renewed[0] === first], [2, 1, false])
    assert.deepEqual(await readdir(join(shared.folder, 'challenges')), [])
  })
}

test('names that lead elsewhere are not ordered, and failures wait longer each time', { skip: noPebble }, async t => {
  const pebble = await startPebble(t, { lifeSeconds: life })
  const data = join(world.settings.data, 'failing')
  const folder = join(data, 'tls', 'acme')
  const settings = { ...world.settings, data, acme: pebble.directory, url: `https://${name}`, acmeHosts: [] }
  const orders = (): number => pebble.log().match(/Added order/g)?.length ?? 0
  const finding = () => checkCertificate(settings, messagesFor('en'))

  // Nothing answers: the installation's own name is tried all the same, that of an organisation is not.
  const more = async () => ['bakers.example.net', '127.0.0.1', 'localhost']
  const dark = await startSite(t, pebble, { folder, moreNames: more }, false)
  await dark.acme.check()
  assert.equal(orders(), 1)
  assert.match(dark.logged[0]!, /^no certificate for groups\.example\.org, next attempt in 10 minutes: AcmeError/)
  const { state, found } = await finding()
  assert.match(`${state} ${found}`, /No certificate for groups\.example\.org: .*[Cc]onnect/)
  for (const [wait, expected] of [
    [9, 1],
    [2, 2],
    [15, 2],
    [10, 3],
  ] as const) {
    dark.later(wait * 60_000)
    await dark.acme.check()
    assert.equal(orders(), expected)
  }
  await dark.acme.close()

  // Another server answers: it is not tried at all.
  const other = await startSite(t, pebble, { folder: join(data, 'other') })
  const astray = await startSite(t, pebble, { folder: join(data, 'astray') }, false)
  await astray.acme.check()
  assert.equal(orders(), 3)
  assert.deepEqual(astray.logged, [])
  await other.acme.check()
  assert.deepEqual([orders(), isIssued(await other.peer(name))], [4, true])
})

test(
  'an authority that asks for an account with it gets its key, and says what is wrong without',
  { skip: noPebble },
  async t => {
    const [kid, key] = ['customer-1', Buffer.alloc(32, 7).toString('base64url')]
    const pebble = await startPebble(t, { lifeSeconds: life, customers: { [kid]: key } })
    const folder = join(world.settings.data, 'bound')
    const site = await startSite(t, pebble, { folder, eab: { kid, key } })
    await site.acme.check()
    assert.deepEqual(site.logged, [`There is a new certificate for ${name}.`])
    assert.ok(isIssued(await site.peer(name)))

    for (const eab of [undefined, { kid, key: Buffer.alloc(32, 8).toString('base64url') }, { kid: 'nobody', key }]) {
      const logged: string[] = []
      const acme = await openAcmeCertificates({
        ...{ directory: pebble.directory, ca: pebble.ca, email: undefined, challenge: 'http-01', eab, fallback },
        ...{
          names: [name],
          moreNames: async () => [],
          folder: join(folder, eab?.kid ?? 'none', String(eab?.key.at(0))),
        },
        reach: { lookup: everyNameHere, httpPort: 1, tlsPort: 1 },
        log: (line, error) => void logged.push(`${line}: ${String(error)}`),
        tell: line => void logged.push(line),
      })
      t.after(() => acme.close())
      await acme.check()
      assert.match(
        logged.join(),
        /^no certificate for groups\.example\.org, next attempt in 10 minutes: AcmeError: .*(external|EAB|key)/i,
      )
    }
  },
)

test('answers to challenges are public, anything else there is nothing', { skip: noPebble }, async t => {
  const pebble = await startPebble(t, { lifeSeconds: life })
  await startSite(t, pebble, { folder: join(world.settings.data, 'public') })
  for (const path of ['x', '', '../../etc/passwd', '%2e%2e', 'a'.repeat(5000), '__proto__']) {
    const response = await fetch(`http://127.0.0.1:${pebble.httpPort}/.well-known/acme-challenge/${path}`, {
      redirect: 'manual',
    })
    assert.ok([404, 308].includes(response.status), path)
  }
})
