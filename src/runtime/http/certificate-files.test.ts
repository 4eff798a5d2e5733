import assert from 'node:assert/strict'
import type { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { rename, symlink, writeFile, mkdir } from 'node:fs/promises'
import { connect as connectPlain } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { connect, type TLSSocket } from 'node:tls'
import { generate } from 'selfsigned'
import { startMailServer } from '#mail/receive/smtp/server.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { followCertificateFiles } from './certificate-files.ts'
import { readCertificateFiles } from './certificate.ts'

const world = await newWorld()

async function makePair(name: string): Promise<{ cert: string; key: string }> {
  const made = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
  })
  return { cert: made.cert, key: made.private }
}

test('changed certificate files are used for new connections without a restart, and a half written pair is not', async t => {
  // As Certbot has it: links to a folder that is replaced.
  const folder = join(world.settings.data, 'live')
  const files = { certFile: join(folder, 'now/fullchain.pem'), keyFile: join(folder, 'now/privkey.pem') }
  const [first, second, third] = [await makePair('first'), await makePair('second'), await makePair('third')]
  async function place(name: string, { cert, key }: { cert: string; key: string }): Promise<void> {
    await mkdir(join(folder, name), { recursive: true })
    await writeFile(join(folder, name, 'fullchain.pem'), cert)
    await writeFile(join(folder, name, 'privkey.pem'), key)
    await symlink(name, join(folder, 'next'))
    await rename(join(folder, 'next'), join(folder, 'now'))
  }
  await place('1', first)
  const logged: string[] = []
  const certificate = await readCertificateFiles(files)
  const followed = followCertificateFiles({
    ...{ ...files, current: certificate },
    log: (line, error) => void logged.push(`${line}: ${String(error)}`),
    tell: line => void logged.push(line),
  })
  t.after(() => followed.close())
  const server = await serve(world, { certificate, certificateFiles: followed })
  const mail = await startMailServer({
    ...{ settings: world.settings, port: 0, protocol: 'smtp', certificate, certificateFiles: followed },
    ...{ receiver: world.app.receiver, log: line => void logged.push(line) },
  })
  t.after(async () => {
    await mail.close()
    await server.close()
  })
  const peerOf = async (socket: TLSSocket): Promise<string> => {
    await once(socket, 'secureConnect')
    const { subject } = socket.getPeerX509Certificate() as X509Certificate
    socket.destroy()
    return subject.replace('CN=', '')
  }
  const presented = async (): Promise<string[]> => {
    const https = await peerOf(connect({ host: '127.0.0.1', port: server.port, rejectUnauthorized: false }))
    const plain = connectPlain(mail.port, '127.0.0.1')
    await once(plain, 'data')
    plain.write('EHLO client.example\r\n')
    await once(plain, 'data')
    plain.write('STARTTLS\r\n')
    await once(plain, 'data')
    return [https, await peerOf(connect({ socket: plain, rejectUnauthorized: false }))]
  }

  await followed.check()
  assert.deepEqual([await presented(), logged], [['first', 'first'], []])
  await place('2', second)
  await followed.check()
  assert.deepEqual(await presented(), ['second', 'second'])
  assert.deepEqual(logged, [`The certificate in ${files.certFile} has changed, and is used from now on.`])

  // Its key follows a moment later.
  await writeFile(files.certFile, third.cert)
  await followed.check()
  await followed.check()
  assert.deepEqual(await presented(), ['second', 'second'])
  assert.match(logged[1]!, /can't be used; the one from before stays: .*FOLKMOOT_TLS_KEY doesn't match/)
  assert.equal(logged.length, 2)
  await writeFile(files.keyFile, third.key)
  await followed.check()
  assert.deepEqual(await presented(), ['third', 'third'])
})
