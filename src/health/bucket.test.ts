// Not on every day: it starts a server with buckets.
import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { before, describe, test } from 'node:test'
import { messagesFor } from '#locales/index.ts'
import { loadSettings } from '#settings/index.ts'
import { startSwift, withoutSwift, type Swift } from '#test/servers/swift.ts'
import { checkBucket } from './bucket.ts'

describe('the check of a bucket', { skip: withoutSwift }, () => {
  let swift: Swift
  before(async () => {
    swift = await startSwift()
  })
  async function found(env: Record<string, string>): Promise<string[]> {
    const findings = await checkBucket(loadSettings({ env, cwd: tmpdir() }), messagesFor('en'))
    return findings.map(({ state, found: sentence }) => `${state} ${sentence.replace(/127\.0\.0\.1:\d+/, 'HOST')}`)
  }

  test('says whether files can be written, read, listed and deleted, or what the server says', async t => {
    assert.deepEqual(await found({}), [])
    assert.deepEqual(await found(swift.env), ['ok files at HOST: files can be written, read, listed and deleted.'])
    const [forged = ''] = await found({ ...swift.env, FOLKMOOT_S3_SECRET_KEY: 'wr0ng' })
    assert.match(forged, /^wrong Writing to the bucket files at HOST failed \(SignatureDoesNotMatch: /)
    const [elsewhere = ''] = await found({ ...swift.env, FOLKMOOT_S3_BUCKET: 'elsewhere' })
    assert.match(elsewhere, /^wrong Writing to the bucket elsewhere at HOST failed \(NoSuchBucket: /)
    // Servers refuse requests from clocks that are this far off, and say what time it is.
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 20 * 60 * 1000 })
    const [skewed = ''] = await found(swift.env)
    assert.match(
      skewed,
      /^warning files at HOST works, but its clock is 1,[12]\d\d seconds off from the one of this machine\.$/,
    )
    t.mock.timers.reset()
    await swift.stop()
    const [down = ''] = await found(swift.env)
    assert.match(down, /^wrong Writing to the bucket files at HOST failed \(ECONNREFUSED: /)
  })
})
