import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { findSigningKey } from '#features/accounts/index.ts'
import { createExportWriter, exportGroup, importGroup, type ImportedGroup } from '#features/bundle/index.ts'
import { freshGroups } from '#features/groups/index.ts'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import type { World } from './world.ts'

/** The bundle of a group as a zip. */
export async function bundleOf(world: Pick<World, 'database' | 'blobs' | 'settings'>, name: string): Promise<Buffer> {
  const { database, blobs, settings } = world
  const group = await freshGroups.groupByName(database.read, name)
  const progress = { rows: 0, files: 0, fileBytes: 0, missing: [] }
  const codes = createTokenSigner(await findSigningKey(database.read, 'email tokens'))
  const { url, mailDomain } = settings
  let zip = Buffer.alloc(0)
  const write = async (chunks: AsyncIterable<Uint8Array>) => void (zip = await buffer(chunks))
  await exportGroup({ database, source: { blobs, group: group!, codes, url, mailDomain }, progress, write })
  return zip
}

/** The files of a bundle by their paths. */
export async function entriesOf(zip: Buffer): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>()
  const opened = await fromBufferPromise(zip)
  for await (const entry of opened.eachEntry()) {
    entries.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)))
  }
  return entries
}

export const collectBundle = async (world: Pick<World, 'database' | 'blobs' | 'settings'>, name: string) =>
  entriesOf(await bundleOf(world, name))

/** Imports the export of a group. */
export const importInto = (
  { app, blobs }: Pick<World, 'app' | 'blobs'>,
  path: string,
  more: { name?: string; space?: number; signal?: AbortSignal } = {},
): Promise<ImportedGroup> =>
  importGroup({
    ...{ path, blobs, space: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal, progress: () => {} },
    ...{ operate: app.pipeline.runAsSystem, releaseFiles: app.releaseFiles },
    ...more,
  })

/** Writes the exports that owners asked for; `lines` is what it logs. */
export async function exportWriterOf(
  { database, connection, blobs, settings, app }: Pick<World, 'database' | 'connection' | 'blobs' | 'settings' | 'app'>,
  more: Partial<Parameters<typeof createExportWriter>[0]> = {},
) {
  const { url, mailDomain, data } = settings
  const lines: string[] = []
  const writer = createExportWriter({
    ...{ database, connection, blobs, url, mailDomain, days: 3, folder: data, leastFree: 0 },
    codes: createTokenSigner(await findSigningKey(database.read, 'email tokens')),
    ...{ operate: app.pipeline.runAsSystem, releaseFiles: app.releaseFiles },
    log: line => void lines.push(line),
    ...more,
  })
  return { write: (signal = new AbortController().signal) => writer(signal), lines }
}
