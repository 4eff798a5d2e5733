import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { makeTemplates } from '#test/servers/embedded.ts'

/** Creates the data folders that installations of tests are copied from, for all processes of a run; answers where. */
export async function prepareTemplates(folder: string): Promise<string> {
  const root = join(folder, 'templates')
  await mkdir(root, { mode: 0o755 })
  const whole = await makeTemplates(root)
  // A database with tables has a certificate: creating one takes a fifth of a server's start.
  await loadCertificate({ data: whole, certFile: undefined, keyFile: undefined, hostname: 'localhost' })
  return root
}
