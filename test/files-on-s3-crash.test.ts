// Not on every day: it starts a server with buckets, and kills processes.
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { before, describe, test } from 'node:test'
import type { FileObject } from '#contract/files.ts'
import { openBucketStore } from '#storage/blobs/s3/bucket-store.ts'
import { runHere } from './servers/command-line.ts'
import { until, usedFolders } from './servers/embedded.ts'
import { post, startServeProcess, type ServeProcess } from './servers/serve-process.ts'
import { startSwift, withoutSwift, type Swift } from './servers/swift.ts'

const kills = 2
const writers = 4

describe('files in a bucket', { skip: withoutSwift }, () => {
  let swift: Swift
  before(async () => {
    swift = await startSwift()
  })

  test('those acknowledged before kill -9 are all there, and fsck names what is lost or damaged later', async t => {
    const folders = await usedFolders(t)
    const { env } = swift
    const stored = new Map<string, Buffer>()
    let authorization = ''
    let group_id = ''

    async function send(
      served: ServeProcess,
      path: string,
      form?: FormData,
    ): Promise<{ status: number; body: Buffer }> {
      const written = form && new Response(form)
      const content = written && Buffer.from(await written.arrayBuffer())
      const type = written?.headers.get('content-type')
      const sent = request(new URL(path, served.url), {
        ...{ method: form ? 'POST' : 'GET', rejectUnauthorized: false, agent: false },
        headers: { authorization, ...(type && { 'content-type': type }) },
      })
      sent.end(content)
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      return { status: response.statusCode!, body: await buffer(response) }
    }
    async function upload(served: ServeProcess, content: Buffer): Promise<void> {
      const form = new FormData()
      form.set('group_id', group_id)
      form.set('fileupload', new Blob([new Uint8Array(content)]), `${stored.size} ${content.toString('hex', 0, 4)}.bin`)
      const { status, body } = await send(served, '/api/v1/uploadfiles', form)
      assert.equal(status, 200, body.toString())
      const { files } = JSON.parse(body.toString()) as { files: FileObject[] }
      stored.set(new URL(files[0]!.download_url).pathname + new URL(files[0]!.download_url).search, content)
    }

    for (let round = 0; round < kills; round += 1) {
      const served = await startServeProcess({ ...folders, env })
      if (round === 0) {
        await runHere(folders, ['user', 'add', 'ada@example.org', '--name', 'Ada', '--password', 'a good password'])
        const login = await post(served.url, '/api/v1/login', { email: 'ada@example.org', password: 'a good password' })
        const { token } = JSON.parse(login.text) as { token: string }
        authorization = `Basic ${Buffer.from(`${token}:`).toString('base64')}`
        const settings = { privacy: 'group_privacy_none', sub_group_access: 'sub_group_owners' }
        const form = { group_name: 'bakers', desc: 'For bakers of all kinds.', ...settings }
        const made = await post(served.url, '/api/v1/creategroup', form, { authorization })
        group_id = String((JSON.parse(made.text) as { id: number }).id)
      }
      let isKilled = false
      const before = stored.size
      const writing = Array.from({ length: writers }, async () => {
        while (!isKilled) {
          try {
            await upload(served, randomBytes(300_000))
          } catch (error) {
            if (!isKilled || error instanceof assert.AssertionError) throw error
          }
        }
      })
      await Promise.race([until(() => stored.size >= before + 8), Promise.all(writing)])
      isKilled = true
      await served.stop('SIGKILL')
      await Promise.all(writing)
    }

    const served = await startServeProcess({ ...folders, env })
    for (const [path, content] of stored) {
      const { status, body } = await send(served, path)
      assert.deepEqual([status, body.equals(content)], [200, true])
    }
    const sound = await runHere(folders, ['fsck', '--files'], { env })
    assert.deepEqual([sound.code, sound.err], [0, ''], sound.out)

    const [[, damaged], [, lost]] = [...stored] as [[string, Buffer], [string, Buffer]]
    const hashes = [damaged, lost].map(content => createHash('sha256').update(content).digest('hex'))
    await swift.damage(damaged)
    await openBucketStore(swift.bucket, { temporary: folders.root }).remove(hashes[1]!)
    const broken = await runHere(folders, ['fsck', '--files'], { env })
    assert.equal(broken.code, 1)
    assert.match(broken.out, new RegExp(`^bakers: the file ${hashes[0]} is damaged`, 'm'))
    assert.match(broken.out, new RegExp(`^bakers: the file ${hashes[1]} is missing`, 'm'))
    await served.stop('SIGTERM')
  })
})
