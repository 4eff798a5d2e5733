import type { Messages } from '#locales/index.ts'
import { connectSmtp } from '#mail/send/smtp/connect.ts'
import { relayHost } from '#mail/send/smtp/routes.ts'
import { TlsError } from '#mail/send/smtp/tls.ts'
import type { Settings } from '#settings/index.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

export async function checkRelay(
  { smtpRelay, smtpRelayTls, mailDomain, url }: Settings,
  { checks: { relay: check }, relay: t }: Messages['doctor'],
): Promise<Finding> {
  if (smtpRelay === undefined) {
    if (new URL(url).hostname === 'localhost') return ok(check, t.none)
    return warning(check, t.none, t.set)
  }
  if (smtpRelay === 'direct') return ok(check, t.direct)
  const host = relayHost({ relay: smtpRelay, tls: smtpRelayTls, name: mailDomain })
  try {
    const smtpConnection = await connectSmtp(host)
    smtpConnection.close()
    const how = !smtpConnection.isEncrypted ? 'plain' : host.certified === null ? 'unchecked' : 'checked'
    return ok(check, t.connected({ host: host.host, how }))
  } catch (error) {
    return wrong(check, t.failed({ reason: reasonOf(error) }), cureOf(error, host.login !== undefined, t))
  }
}

function cureOf(error: unknown, hasPassword: boolean, t: Messages['doctor']['relay']): string {
  const cause = error instanceof Error ? error.cause : undefined
  // A password is never sent unencrypted unless that is allowed explicitly, so the usual cure would not help.
  if (cause instanceof TlsError)
    return cause.failure === 'not offered' && hasPassword ? t.passwordNeedsTls : t.tls[cause.failure]
  if (cause instanceof Error && /^(?:530|534|535)\b/.test(cause.message)) return t.fixLogin
  return t.start
}
