import assert from 'node:assert/strict'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { generate } from 'selfsigned'
import { type Certificate, loadCertificate } from './certificate.ts'

const folder = await mkdtemp(join(tmpdir(), 'folkmoot-certificate-'))
after(() => rm(folder, { recursive: true }))

const DAY = 24 * 60 * 60 * 1000
let folders = 0

function newData(): string {
  folders += 1
  return join(folder, `data-${folders}`)
}

function load(data: string, hostname = 'groups.example.org'): Promise<Certificate> {
  return loadCertificate({ data, hostname, certFile: undefined, keyFile: undefined })
}

async function plant(data: string, notAfterDate: Date, names: string[]): Promise<string> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'planted' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - 100 * DAY),
    notAfterDate,
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          ...names.map(value => ({ type: 2, value }) as const),
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  })
  await mkdir(join(data, 'tls'), { recursive: true })
  await writeFile(join(data, 'tls/self-signed.pem'), `${key.trim()}\n${cert.trim()}\n`)
  return cert.trim()
}

async function giveFiles(name: string, hostname: string): Promise<{ certFile: string; keyFile: string }> {
  const { cert, key } = await load(newData(), hostname)
  const files = { certFile: join(folder, `${name}.crt`), keyFile: join(folder, `${name}.key`) }
  await writeFile(files.certFile, cert)
  await writeFile(files.keyFile, key)
  return files
}

async function refusal(files: { certFile: string; keyFile: string }): Promise<string> {
  const error: unknown = await loadCertificate({ data: newData(), hostname: 'x.example.org', ...files }).catch(e => e)
  assert.ok(error instanceof Error && error.name === 'SettingsError', String(error))
  return error.message
}

test('the first start creates a certificate for the host name and this machine', async () => {
  const data = newData()

  const made = await load(data)
  const again = await load(data)

  const certificate = new X509Certificate(made.cert)
  const years = (certificate.validToDate.getTime() - Date.now()) / (365 * DAY)
  assert.deepEqual(again, made)
  assert.equal(made.selfSigned, true)
  assert.equal(
    certificate.subjectAltName,
    'DNS:groups.example.org, DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1',
  )
  assert.deepEqual(certificate.publicKey.asymmetricKeyDetails, { namedCurve: 'prime256v1' })
  assert.equal(certificate.checkPrivateKey(createPrivateKey(made.key)), true)
  assert.equal(certificate.ca, false)
  assert.ok(years > 1.9 && years <= 2.01, `${years} years`)
})

test('the file host is covered too, and setting it later creates a new certificate', async () => {
  const data = newData()
  const without = await load(data)
  const given = { data, hostname: 'groups.example.org', certFile: undefined, keyFile: undefined }

  const made = await loadCertificate({ ...given, filesHostname: 'files.example.net' })
  const again = await loadCertificate({ ...given, filesHostname: 'files.example.net' })

  const { subjectAltName } = new X509Certificate(made.cert)
  assert.match(String(subjectAltName), /DNS:groups\.example\.org, DNS:files\.example\.net/)
  assert.notEqual(made.cert, without.cert)
  assert.deepEqual(again, made)
})

test('only the service account can read the private key, and no temporary file stays', async () => {
  const data = newData()

  await load(data)

  assert.deepEqual(await readdir(join(data, 'tls')), ['self-signed.pem'])
  assert.equal((await stat(join(data, 'tls/self-signed.pem'))).mode & 0o777, 0o600)
  assert.equal((await stat(join(data, 'tls'))).mode & 0o777, 0o700)
})

test('a client that trusts the certificate connects by name and by address', async () => {
  const { cert, key } = await load(newData())
  const server = createServer({ cert, key }, (_, answer) => answer.end('hello'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  assert.ok(address !== null && typeof address === 'object')
  const ask = (servername: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port: address.port, servername, ca: cert, agent: false }, answer => {
        answer.setEncoding('utf8').on('data', resolve)
      })
      call.on('error', reject).end()
    })

  try {
    assert.equal(await ask('groups.example.org'), 'hello')
    assert.equal(await ask('localhost'), 'hello')
    assert.equal(await ask(''), 'hello')
    await assert.rejects(ask('other.example.org'), { code: 'ERR_TLS_CERT_ALTNAME_INVALID' })
  } finally {
    server.close()
    server.closeAllConnections()
  }
})

test('processes that start at the same time serve the same certificate', async () => {
  const data = newData()

  const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => load(data)))

  for (const other of others) assert.deepEqual(other, first)
  assert.deepEqual(await readdir(join(data, 'tls')), ['self-signed.pem'])
})

test('a certificate valid for more than a week is kept', async () => {
  const data = newData()
  const planted = await plant(data, new Date(Date.now() + 8 * DAY), ['localhost', 'groups.example.org'])

  const { cert } = await load(data)

  assert.equal(cert.trim(), planted)
})

const unusable = {
  'has expired': [new Date(Date.now() - DAY), ['localhost', 'groups.example.org']],
  'ends within a week': [new Date(Date.now() + 6 * DAY), ['localhost', 'groups.example.org']],
  'does not cover the host name': [new Date(Date.now() + 300 * DAY), ['localhost']],
} as const
for (const [reason, [end, names]] of Object.entries(unusable)) {
  test(`a certificate that ${reason} is replaced`, async () => {
    const data = newData()
    const planted = await plant(data, end, [...names])

    const made = await load(data)

    assert.notEqual(made.cert.trim(), planted)
    assert.equal(new X509Certificate(made.cert).checkHost('groups.example.org'), 'groups.example.org')
    assert.deepEqual(await load(data), made)
  })
}

test('a corrupt file is replaced', async () => {
  const data = newData()
  await mkdir(join(data, 'tls'), { recursive: true })
  await writeFile(join(data, 'tls/self-signed.pem'), '-----BEGIN CERTIFICATE-----\nnonsense')

  const made = await load(data)

  assert.equal(new X509Certificate(made.cert).checkHost('localhost'), 'localhost')
  assert.deepEqual(await load(data), made)
})

test('a host name that is an IP address is covered as one', async () => {
  const { cert } = await load(newData(), '[2001:db8::5]')

  assert.equal(new X509Certificate(cert).checkIP('2001:db8::5'), '2001:db8::5')
})

test('configured files are served, and nothing is written', async () => {
  const data = newData()
  const files = await giveFiles('given', 'given.example.org')

  const certificate = await loadCertificate({ data, hostname: 'groups.example.org', ...files })

  assert.deepEqual(certificate, {
    cert: await readFile(files.certFile, 'utf8'),
    key: await readFile(files.keyFile, 'utf8'),
    selfSigned: false,
  })
  await assert.rejects(stat(data), { code: 'ENOENT' })
})

test('unusable configured files are reported with their setting', async () => {
  const { certFile, keyFile } = await giveFiles('one', 'one.example.org')
  const other = await giveFiles('other', 'other.example.org')
  const absent = join(folder, 'absent.pem')

  assert.equal(
    await refusal({ certFile: absent, keyFile }),
    `Can't read ${absent}, which is set in FOLKMOOT_TLS_CERT (ENOENT).`,
  )
  assert.equal(
    await refusal({ certFile, keyFile: folder }),
    `Can't read ${folder}, which is set in FOLKMOOT_TLS_KEY (EISDIR).`,
  )
  assert.equal(
    await refusal({ certFile: keyFile, keyFile }),
    `FOLKMOOT_TLS_CERT must be a PEM certificate, but ${keyFile} isn't one.`,
  )
  assert.equal(
    await refusal({ certFile, keyFile: certFile }),
    `FOLKMOOT_TLS_KEY must be a PEM private key without a passphrase, but ${certFile} isn't one.`,
  )
  assert.equal(
    await refusal({ certFile, keyFile: other.keyFile }),
    `FOLKMOOT_TLS_KEY doesn't match FOLKMOOT_TLS_CERT: ${other.keyFile} is the key of another certificate.`,
  )
})
