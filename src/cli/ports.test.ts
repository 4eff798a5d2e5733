import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { tryListening } from '#health/network.ts'
import { messagesFor } from '#locales/index.ts'
import { portSentence } from './ports.ts'

const t = messagesFor('en')
const folder = await mkdtemp(join(tmpdir(), 'folkmoot-ports-'))
after(() => rm(folder, { recursive: true }))

test('a port in use is named with its setting', async () => {
  const server = createServer()
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const error = await tryListening('127.0.0.1', port)
  server.close()

  const sentence = portSentence(error!, { host: '127.0.0.1', port, setting: 'FOLKMOOT_PORT' }, t)

  assert.match(sentence!, new RegExp(`${port}.*FOLKMOOT_PORT`))
})

test('a file without permission is not taken for a port', async () => {
  // Nobody, not even root, may execute it; reading would be refused to others only.
  const file = join(folder, 'not-executable')
  await writeFile(file, '', { mode: 0o600 })
  const error = await new Promise<NodeJS.ErrnoException>(resolve =>
    execFile(file, error => resolve(error as NodeJS.ErrnoException)),
  )

  assert.equal(error.code, 'EACCES')
  assert.equal(portSentence(error, { host: '127.0.0.1', port: undefined, setting: 'FOLKMOOT_PORT' }, t), undefined)
})
