import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { after, test, type TestContext } from 'node:test'
import type { SMTPServerOptions } from 'smtp-server'
import { messagesFor } from '#locales/index.ts'
import { loadSettings } from '#settings/index.ts'
import { certificateFor, trustedAuthority } from '#test/fixtures/certificates.ts'
import { startTlsSink } from '#test/mail/tls-sink.ts'
import { checkRelay } from './relay.ts'

const authority = await trustedAuthority(after)
const names = ['127.0.0.1']

async function found(t: TestContext, server: SMTPServerOptions, { tls = '', login = '' } = {}): Promise<string[]> {
  const { port } = await startTlsSink(t, { authOptional: true, ...server })
  const env = { FOLKMOOT_SMTP_RELAY: `smtp://${login}127.0.0.1:${port}`, FOLKMOOT_SMTP_RELAY_TLS: tls }
  const finding = await checkRelay(loadSettings({ env, cwd: tmpdir() }), messagesFor('en').doctor)
  return [finding.state, finding.found, 'cure' in finding ? finding.cure : '']
}

test('a local relay with a self-signed certificate is ok, as Debian installs Postfix', async t => {
  const own = await certificateFor({ names: ['debian'] })

  assert.deepEqual(await found(t, own), ['ok', 'Connected to 127.0.0.1 (TLS, certificate not checked).', ''])
  assert.deepEqual(await found(t, own, { tls: 'off' }), ['ok', 'Connected to 127.0.0.1 (not encrypted).', ''])
  const certified = await certificateFor({ names, by: authority })
  assert.deepEqual(await found(t, certified, { tls: 'verify' }), ['ok', 'Connected to 127.0.0.1 (TLS).', ''])
})

test('each TLS problem of the relay is reported with its fix', async t => {
  const cases: [SMTPServerOptions, found: string, cure: RegExp][] = [
    [
      await certificateFor({ names }),
      'its certificate is self-signed',
      /FOLKMOOT_SMTP_RELAY_TLS=require .* NODE_EXTRA_CA_CERTS/,
    ],
    [
      await certificateFor({ names, by: authority, isExpired: true }),
      'its certificate has expired',
      /^Renew the certificate of the relay\. Until then, set FOLKMOOT_SMTP_RELAY_TLS=require/,
    ],
    [
      await certificateFor({ names: ['mx.example.net'], by: authority }),
      'its certificate is for mx.example.net, not for 127.0.0.1',
      /^Use a name from the certificate in FOLKMOOT_SMTP_RELAY, or /,
    ],
    [
      { disabledCommands: ['STARTTLS'] },
      'the server does not offer TLS (STARTTLS)',
      /FOLKMOOT_SMTP_RELAY_TLS=opportunistic/,
    ],
  ]
  for (const [server, cause, cure] of cases) {
    const [state, sentence, told] = await found(t, server, { tls: 'verify' })
    assert.deepEqual([state, sentence], ['wrong', `Can't connect (127.0.0.1: ${cause}).`])
    assert.match(told!, cure)
  }
})

test('a wrong password, and one that would be sent unencrypted, are reported as such', async t => {
  const own = await certificateFor({ names })
  const [, , wrongPassword] = await found(t, own, { login: 'ann:no@' })
  const [, , unencrypted] = await found(t, { disabledCommands: ['STARTTLS'] }, { login: 'ann:p%40ss@', tls: 'require' })

  assert.equal(wrongPassword, 'Fix the user name and password in FOLKMOOT_SMTP_RELAY.')
  assert.match(
    unencrypted!,
    /^Turn on TLS at the relay\. Only if the way to it is safe, set FOLKMOOT_SMTP_RELAY_TLS=off/,
  )
})
