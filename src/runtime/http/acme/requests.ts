import { createHash, generateKeyPairSync, webcrypto } from 'node:crypto'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
/** id-pe-acmeIdentifier (RFC 8737). */
const acmeIdentifier = '1.3.6.1.5.5.7.1.31'
const hour = 3_600_000

export function createAccountKey(): string {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })
}

/** A new key for a name, and the request to sign it, as ACME takes it. */
export async function createKeyAndRequest(name: string): Promise<{ key: string; csr: string }> {
  const x509 = await loadLibrary()
  const keys = await createKeys()
  const request = await x509.Pkcs10CertificateRequestGenerator.create({
    name: '',
    keys,
    signingAlgorithm: algorithm,
    extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: name }])],
  })
  return { key: await pemOf(keys.privateKey), csr: Buffer.from(request.rawData).toString('base64url') }
}

/** The certificate that answers a TLS-ALPN-01 challenge (RFC 8737). */
export async function createChallengeCertificate(
  name: string,
  keyAuthorization: string,
): Promise<{ key: string; cert: string }> {
  const x509 = await loadLibrary()
  const keys = await createKeys()
  const digest = createHash('sha256').update(keyAuthorization).digest()
  // An OCTET STRING of 32 bytes.
  const value = Buffer.concat([Buffer.from([0x04, 0x20]), digest])
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: `CN=${name.length > 64 ? 'challenge' : name}`,
    keys,
    signingAlgorithm: algorithm,
    notBefore: new Date(Date.now() - hour),
    notAfter: new Date(Date.now() + hour),
    extensions: [
      new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: name }]),
      new x509.Extension(acmeIdentifier, true, value),
    ],
  })
  return { key: await pemOf(keys.privateKey), cert: certificate.toString('pem') }
}

// Loaded on demand: a server without ACME needs none of it.
async function loadLibrary() {
  const x509 = await import('@peculiar/x509')
  x509.cryptoProvider.set(webcrypto)
  return x509
}

const createKeys = () => webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])

async function pemOf(key: webcrypto.CryptoKey): Promise<string> {
  const der = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', key))
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN PRIVATE KEY-----\n${lines.join('\n')}\n-----END PRIVATE KEY-----\n`
}
