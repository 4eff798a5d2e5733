import { isIP } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { generate } from 'selfsigned'

const day = 24 * 60 * 60 * 1000
type Pair = { cert: string; key: string }
type Made = {
  names: readonly string[]
  /** Who signs it; left out: itself. */
  by?: Pair
  isExpired?: boolean
}

/** A certificate of a server, with its key. */
export async function certificateFor({ names, by, isExpired = false }: Made): Promise<Pair> {
  const made = await generate([{ name: 'commonName', value: names[0] ?? 'nobody' }], {
    ...{ keyType: 'ec', curve: 'P-256', algorithm: 'sha256' },
    notBeforeDate: new Date(Date.now() - 30 * day),
    notAfterDate: new Date(Date.now() + (isExpired ? -day : day)),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      {
        name: 'subjectAltName',
        altNames: names.map(name => (isIP(name) === 0 ? { type: 2, value: name } : { type: 7, ip: name })),
      },
    ],
    ...(by ? { ca: by } : {}),
  })
  return { cert: made.cert, key: made.private }
}

/** An authority that this process trusts until the file is over. */
export async function trustedAuthority(after: (restore: () => void) => void): Promise<Pair> {
  const made = await generate([{ name: 'commonName', value: 'An authority for tests' }], {
    ...{ keyType: 'ec', curve: 'P-256', algorithm: 'sha256' },
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  })
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, made.cert])
  after(() => setDefaultCACertificates(before))
  return { cert: made.cert, key: made.private }
}
