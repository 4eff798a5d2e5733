import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { openS3Client, type BucketSettings } from '#storage/blobs/s3/client.ts'
import { freePort } from './free-port.ts'

/** Why tests that need a server with buckets are not run. */
export const withoutSwift =
  !['proxy', 'account', 'container', 'object'].every(name => existsSync(`/usr/bin/swift-${name}-server`)) &&
  'OpenStack Swift is not on this machine: install swift-proxy, swift-account, swift-container and swift-object to have this tested'

export type Swift = {
  bucket: BucketSettings
  /** The settings of an installation that stores its files there. */
  env: Record<string, string>
  stop(): Promise<void>
  /** Again, on the same port and with the same objects. */
  start(): Promise<void>
  /** Changes a byte of the only object with this content on the disk of the server. */
  damage(content: Buffer): Promise<void>
}

/** Starts a server with an empty bucket; it ends with the tests of the file. */
export async function startSwift(): Promise<Swift> {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-swift-'))
  const port = await freePort()
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const args = [join(import.meta.dirname, 's3-server.py'), folder, String(port)]
    const started = spawn('/usr/bin/python3', args, { stdio: ['pipe', 'pipe', 'pipe'] })
    child = started
    let said = ''
    started.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const ended = once(started, 'exit').then(() => Promise.reject(new Error(`swift ended: ${said}`)))
    await Promise.race([once(started.stdout, 'data'), ended])
    ended.catch(() => {})
  }
  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  after(async () => {
    await stop()
    await rm(folder, { recursive: true })
  })
  await start()
  const endpoint = `http://127.0.0.1:${port}`
  const bucket = { endpoint, bucket: 'files', region: 'us-east-1', accessKey: 'test:tester', secretKey: 'testing' }
  await openS3Client(bucket).read({ method: 'PUT' })
  const env = {
    ...{ FOLKMOOT_S3_ENDPOINT: endpoint, FOLKMOOT_S3_BUCKET: bucket.bucket },
    ...{ FOLKMOOT_S3_ACCESS_KEY: bucket.accessKey, FOLKMOOT_S3_SECRET_KEY: bucket.secretKey },
  }
  async function damage(content: Buffer): Promise<void> {
    const names = await readdir(join(folder, 'disk'), { recursive: true })
    for (const name of names.filter(one => one.endsWith('.data'))) {
      const path = join(folder, 'disk', name)
      const stored = await readFile(path)
      if (!stored.equals(content)) continue
      stored[0]! ^= 1
      // Its attributes stay.
      return writeFile(path, stored, { flag: 'r+' })
    }
    throw new Error('the server has no such object')
  }
  return { bucket, env, start, stop, damage }
}
