import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'

const known: Record<string, string> = {
  'postal-mime.js': '1aa35f74cfdfb91dab2777522c9b45140f26901075db0518ad34d2085de640c8',
  'mime-node.js': 'a6d01c2e1dc9095e13457baf732424a112871f06b34cd7475191171064783cdb',
}

test('the parser is the one that patch-postal-mime.ts was written for', async () => {
  // After an update: compare what changed in src/ of the package with the methods replaced there, then put the new hashes here.
  for (const [file, hash] of Object.entries(known)) {
    const source = await readFile(new URL(file, import.meta.resolve('postal-mime')))
    assert.equal(createHash('sha256').update(source).digest('hex'), hash, file)
  }
})
