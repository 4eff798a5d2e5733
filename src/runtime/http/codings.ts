import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'

/** Whether an Accept-Encoding takes something so named: named, and not with a weight of nothing (RFC 9110, section 12.5.3). */
export const accepts = (header: string | string[] | undefined, ...names: readonly string[]): boolean =>
  (header?.toString() ?? '').split(',').some(entry => {
    const [name = '', weight = ''] = entry.split(';')
    return names.includes(name.trim().toLowerCase()) && !/^\s*q=0(?:\.0*)?\s*$/i.test(weight)
  })

/** How texts are compressed, the best first: zstd takes a quarter of the time for the same size. */
export const packings = {
  zstd: (body: Buffer) => zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => gzipSync(body, { level: 2 }),
}
export type Coding = keyof typeof packings

/** The best of them that an Accept-Encoding takes. */
export const findCoding = (header: string | string[] | undefined): Coding | undefined =>
  (Object.keys(packings) as Coding[]).find(name => accepts(header, name))
