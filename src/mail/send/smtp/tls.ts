import type { PeerCertificate } from 'node:tls'
import type { RelayTls } from '#settings/relay-tls.ts'

/** How STARTTLS is used in each mode. */
export const startTls: Readonly<Record<RelayTls, 'needed' | 'if offered' | 'never'>> = {
  opportunistic: 'if offered',
  require: 'needed',
  verify: 'needed',
  off: 'never',
}

/** Why a connection could not be encrypted. */
export type TlsFailure =
  | 'not offered'
  | 'self-signed'
  | 'unknown issuer'
  | 'expired'
  | 'not yet valid'
  | 'wrong name'
  | 'no TLS on this port'
  | 'handshake'

export class TlsError extends Error {
  override name = 'TlsError'
  readonly failure: TlsFailure
  constructor(failure: TlsFailure, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.failure = failure
  }
}

const sentences: Readonly<Record<Exclude<TlsFailure, 'wrong name' | 'handshake'>, string>> = {
  'not offered': 'the server does not offer TLS (STARTTLS)',
  'self-signed': 'its certificate is self-signed',
  'unknown issuer': 'its certificate is from an authority that is not trusted here',
  expired: 'its certificate has expired',
  'not yet valid': 'its certificate is not valid yet',
  'no TLS on this port': 'the server does not speak TLS on this port',
}

/** Error codes of Node and OpenSSL. */
const failures: Readonly<Record<string, TlsFailure>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'unknown issuer',
  UNABLE_TO_GET_ISSUER_CERT: 'unknown issuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'unknown issuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'unknown issuer',
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'not yet valid',
  ERR_TLS_CERT_ALTNAME_INVALID: 'wrong name',
  HOSTNAME_MISMATCH: 'wrong name',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no TLS on this port',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'no TLS on this port',
}

export const tlsNotOffered = (): TlsError => new TlsError('not offered', sentences['not offered'])

/** Converts a handshake error. `certified` is the expected name. */
export function tlsErrorOf(error: unknown, certified: string | null): TlsError {
  const { code = '', message, cert } = error as NodeJS.ErrnoException & { cert?: PeerCertificate }
  const failure = failures[code] ?? 'handshake'
  if (failure === 'handshake') return new TlsError(failure, `TLS failed: ${message || code}`, { cause: error })
  if (failure !== 'wrong name') return new TlsError(failure, sentences[failure], { cause: error })
  const names = cert ? namesIn(cert) : 'another server'
  return new TlsError(failure, `its certificate is for ${names}, not for ${certified}`, { cause: error })
}

function namesIn({ subject, subjectaltname }: PeerCertificate): string {
  const alternatives = (subjectaltname ?? '').split(', ').map(name => name.replace(/^(?:DNS|IP Address):/, ''))
  return alternatives.filter(name => name !== '').join(', ') || String(subject?.CN ?? 'nobody')
}
