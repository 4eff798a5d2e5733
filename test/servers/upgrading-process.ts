// A process for tests that only upgrades the embedded database of a data folder: node upgrading-process.ts DATA OUTSIDE
import { join } from 'node:path'
import { inEnglish } from '#locales/localized-error.ts'
import { openBlobStore } from '#storage/blobs/blob-store.ts'
import { upgradeCluster } from '#storage/major-upgrade/index.ts'

const [data = '', outside = ''] = process.argv.slice(2)
await upgradeCluster({
  ...{ data, outside, version: 'test' },
  ...{ blobs: openBlobStore(join(data, 'blobs')), secretFile: join(data, 'secret.key') },
  log: text => void process.stderr.write(`${inEnglish(text)}\n`),
})
