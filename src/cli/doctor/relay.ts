import { connectSmtp } from '#mail/send/smtp/connect.ts'
import { relayHost } from '#mail/send/smtp/routes.ts'
import { TlsError, type TlsFailure } from '#mail/send/smtp/tls.ts'
import type { Settings } from '#settings/index.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

const check = 'Relay'
const setting = 'FOLKMOOT_SMTP_RELAY_TLS'
const unchecked = `set ${setting}=require to encrypt without checking the certificate`
const trusted = 'start Folkmoot with NODE_EXTRA_CA_CERTS naming a PEM file with'

const tlsCures: Readonly<Record<TlsFailure, string>> = {
  'not offered': `Turn on TLS at the relay, or set ${setting}=opportunistic to send unencrypted where TLS is not offered.`,
  'self-signed': `If this is your own server, ${unchecked}, or ${trusted} its certificate.`,
  'unknown issuer': `If this is your own server, ${unchecked}, or ${trusted} the certificate of its authority. Otherwise let it send its whole certificate chain.`,
  expired: `Renew the certificate of the relay. Until then, ${unchecked}.`,
  'not yet valid': `Check the clocks of both machines. Until then, ${unchecked}.`,
  'wrong name': `Use a name from the certificate in FOLKMOOT_SMTP_RELAY, or ${unchecked}.`,
  'no TLS on this port':
    'Use smtp:// for a port that begins unencrypted (25, 587), and smtps:// for one that does not (465).',
  handshake: `Check the TLS settings of the relay, or set ${setting}=off if the way to it is safe.`,
}
// What a password needs is not negotiable, so the usual cure would not help.
const withPassword = `Turn on TLS at the relay. Only if the way to it is safe, set ${setting}=off: the password then goes unencrypted.`

export async function checkRelay({ smtpRelay, smtpRelayTls, mailDomain, url }: Settings): Promise<Finding> {
  if (smtpRelay === undefined) {
    const found = 'None set: outgoing email stays in the local mailbox.'
    if (new URL(url).hostname === 'localhost') return ok(check, found)
    return warning(check, found, 'Set FOLKMOOT_SMTP_RELAY, so that people get email.')
  }
  if (smtpRelay === 'direct') return ok(check, "None: email goes directly to the recipients' servers.")
  const host = relayHost({ relay: smtpRelay, tls: smtpRelayTls, name: mailDomain })
  try {
    const smtpConnection = await connectSmtp(host)
    smtpConnection.close()
    const how = !smtpConnection.isEncrypted
      ? 'not encrypted'
      : host.certified === null
        ? 'TLS, certificate not checked'
        : 'TLS'
    return ok(check, `Connected to ${host.host} (${how}).`)
  } catch (error) {
    return wrong(check, `Can't connect (${reasonOf(error)}).`, cureOf(error, host.login !== undefined))
  }
}

function cureOf(error: unknown, hasPassword: boolean): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof TlsError)
    return cause.failure === 'not offered' && hasPassword ? withPassword : tlsCures[cause.failure]
  if (cause instanceof Error && /^(?:530|534|535)\b/.test(cause.message))
    return 'Fix the user name and password in FOLKMOOT_SMTP_RELAY.'
  return 'Start the mail server, or fix FOLKMOOT_SMTP_RELAY.'
}
