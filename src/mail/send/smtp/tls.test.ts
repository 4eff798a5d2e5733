import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { after, test, type TestContext } from 'node:test'
import type { SMTPServerOptions } from 'smtp-server'
import { defaultRelayTls, type RelayTls, relayTlsModes } from '#settings/relay-tls.ts'
import { certificateFor, trustedAuthority } from '#test/fixtures/certificates.ts'
import { startTlsSink } from '#test/mail/tls-sink.ts'
import { createDirectRoute, type MxResolver } from './mx-lookup.ts'
import { connectSmtp } from './connect.ts'
import { relayHost } from './routes.ts'

const authority = await trustedAuthority(after)
const name = 'moot.example'
const mail = { from: 'ada@example.org', to: 'ben@example.org', raw: [Buffer.from('Subject: Rye\r\n\r\nRye\r\n')] }
const names = ['127.0.0.1', 'mail.example.org']

/** Servers as they are found, with the certificates that they show. */
const servers: Record<string, SMTPServerOptions> = {
  certified: await certificateFor({ names, by: authority }),
  'self-signed': await certificateFor({ names }),
  expired: await certificateFor({ names, by: authority, isExpired: true }),
  'of another name': await certificateFor({ names: ['mx.example.net'], by: authority }),
  'without STARTTLS': { disabledCommands: ['STARTTLS'] },
}
/** Whether mail goes out, and how. */
async function sentBy(t: TestContext, server: SMTPServerOptions, tls: RelayTls, scheme = 'smtp'): Promise<string> {
  const { port, received } = await startTlsSink(t, { authOptional: true, ...server, secure: scheme === 'smtps' })
  try {
    const smtpConnection = await connectSmtp(relayHost({ relay: `${scheme}://127.0.0.1:${port}`, tls, name }))
    const [result] = await smtpConnection.send({ ...mail, to: [mail.to] })
    smtpConnection.close()
    assert.equal(result!.is, 'sent')
    assert.equal(smtpConnection.isEncrypted, received[0]!.secure)
    return received[0]!.secure ? 'encrypted' : 'plain'
  } catch (error) {
    assert.equal(received.length, 0)
    return (error as Error).message.replace('127.0.0.1: ', '')
  }
}
const tableOf = async (t: TestContext, scheme: string, modes: readonly RelayTls[], of: readonly string[]) => {
  const rows: Record<string, Record<string, string>> = {}
  for (const one of of) {
    const row: Record<string, string> = {}
    for (const mode of modes) row[mode] = await sentBy(t, servers[one]!, mode, scheme)
    rows[one] = row
  }
  return rows
}

const notOffered = 'the server does not offer TLS (STARTTLS)'
const selfSigned = 'its certificate is self-signed'
const expired = 'its certificate has expired'
const wrongName = 'its certificate is for mx.example.net, not for 127.0.0.1'
const unchecked = { opportunistic: 'encrypted', require: 'encrypted' }

test('each mode accepts some servers, and reports why it rejects others', async t => {
  assert.deepEqual(await tableOf(t, 'smtp', relayTlsModes, Object.keys(servers)), {
    certified: { ...unchecked, verify: 'encrypted', off: 'plain' },
    'self-signed': { ...unchecked, verify: selfSigned, off: 'plain' },
    expired: { ...unchecked, verify: expired, off: 'plain' },
    'of another name': { ...unchecked, verify: wrongName, off: 'plain' },
    'without STARTTLS': { opportunistic: 'plain', require: notOffered, verify: notOffered, off: 'plain' },
  })
})

test('implicit TLS is verified in the same way', async t => {
  const modes = relayTlsModes.filter(mode => mode !== 'off')
  assert.deepEqual(await tableOf(t, 'smtps', modes, ['certified', 'self-signed', 'expired', 'of another name']), {
    certified: { ...unchecked, verify: 'encrypted' },
    'self-signed': { ...unchecked, verify: selfSigned },
    expired: { ...unchecked, verify: expired },
    'of another name': { ...unchecked, verify: wrongName },
  })
})

test('smtps:// on a port without implicit TLS is reported as such', async t => {
  const { port } = await startTlsSink(t, { disabledCommands: ['STARTTLS'] })

  await assert.rejects(
    connectSmtp(relayHost({ relay: `smtps://127.0.0.1:${port}`, name })),
    /^SmtpConnectError: 127\.0\.0\.1: the server does not speak TLS on this port$/,
  )
})

/** A server that says it can do TLS, and cannot. */
async function startBroken(t: TestContext, answer: string): Promise<number> {
  const server = createServer(socket => {
    socket.on('error', () => {}).write('220 broken ESMTP\r\n')
    socket.on('data', chunk => {
      const verb = String(chunk).slice(0, 4)
      if (verb === 'EHLO') socket.write('250-broken\r\n250 STARTTLS\r\n')
      else if (verb === 'STAR') socket.end(answer)
      else socket.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  return (server.address() as AddressInfo).port
}

test('broken TLS falls back to plaintext where TLS is optional', async t => {
  for (const answer of ['454 4.7.0 TLS not available\r\n', '220 go on\r\n']) {
    const relay = `smtp://127.0.0.1:${await startBroken(t, answer)}`
    const smtpConnection = await connectSmtp(relayHost({ relay, tls: 'opportunistic', name }))
    assert.equal(smtpConnection.isEncrypted, false)
    smtpConnection.close()
    await assert.rejects(connectSmtp(relayHost({ relay, tls: 'require', name })), /^SmtpConnectError/)
  }
})

test('a password is sent to other machines over TLS only, unless TLS is off', () => {
  const host = (relay: string, tls?: RelayTls) => relayHost({ relay, name, ...(tls ? { tls } : {}) }).tls

  assert.equal(host('smtp://ann:pw@127.0.0.1'), 'if offered')
  assert.equal(host('smtp://ann:pw@[::1]'), 'if offered')
  assert.equal(host('smtp://ann:pw@10.0.0.7'), 'needed')
  assert.equal(host('smtp://ann:pw@10.0.0.7', 'off'), 'never')
  assert.equal(host('smtp://ann:pw@mail.example.org'), 'needed')
})

test('public relays are verified, local ones are not', () => {
  const verified = [
    'smtp://mail.example.org',
    'smtps://ann:pw@smtp.provider.example',
    'smtp://192.0.2.7',
    'smtp://[2001:db8::1]',
  ]
  const near = [
    ...['smtp://localhost:25', 'smtp://127.0.0.1', 'smtp://[::1]:25', 'smtp://10.1.2.3', 'smtp://192.168.1.1'],
    ...['smtp://172.20.0.2', 'smtp://[fd00::1]', 'smtp://postfix', 'smtp://mail.lan', 'smtp://mail.home.arpa'],
    ...['direct', 'smtp://mail.example.org?tls.rejectUnauthorized=false'],
  ]

  assert.deepEqual([...new Set(verified.map(defaultRelayTls))], ['verify'])
  assert.deepEqual([...new Set(near.map(defaultRelayTls))], ['opportunistic'])
})

test('recipients’ servers follow the mode, by their own name', async t => {
  const mx: MxResolver = {
    resolveMx: async domain => [{ priority: 1, exchange: `mail.${domain}` }],
    resolve4: async () => ['127.0.0.1'],
    resolve6: async () => [],
  }
  const { port } = await startTlsSink(t, servers['certified']!)
  const open = async (domain: string, tls: RelayTls) => {
    const to = createDirectRoute({ name, tls, names: mx, port, mayReach: () => true })
    const smtpConnection = await to(domain, AbortSignal.timeout(300_000))
    smtpConnection.close()
    return smtpConnection.isEncrypted
  }

  assert.equal(await open('example.org', 'verify'), true)
  await assert.rejects(
    open('example.net', 'verify'),
    /is for 127\.0\.0\.1, mail\.example\.org, not for mail\.example\.net/,
  )
  assert.equal(await open('example.net', 'opportunistic'), true)
  assert.equal(await open('example.net', 'off'), false)
})
