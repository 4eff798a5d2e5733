import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'

type Header = string | string[] | undefined

/** The weights in an Accept-Encoding header, from 0 to 1 (RFC 9110, section 12.5.3). */
const encodingWeights = (header: Header): Map<string, number> =>
  new Map(
    (header?.toString() ?? '').split(',').map(entry => {
      const [name = '', ...parameters] = entry.split(';')
      const quality = parameters.map(one => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(one)?.[1]).find(one => one !== undefined)
      const weight = quality === undefined ? 1 : Math.min(1, Number(quality))
      return [name.trim().toLowerCase(), Number.isNaN(weight) ? 0 : weight]
    }),
  )

/** The encoding with the highest weight; among equals the first. Undefined if the header accepts none of them. */
export function preferredEncoding<Name extends string>(header: Header, names: readonly Name[]): Name | undefined {
  if (header === undefined) return undefined
  const weights = encodingWeights(header)
  let [best, most]: [Name | undefined, number] = [undefined, 0]
  for (const name of names) {
    const weight = weights.get(name) ?? 0
    if (weight > most) [best, most] = [name, weight]
  }
  return (weights.get('identity') ?? 0) > most ? undefined : best
}

/** The encoders, best first: zstd takes a quarter of the time for the same size. */
export const encoders = {
  zstd: (body: Buffer) => zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => gzipSync(body, { level: 2 }),
}
export type Encoding = keyof typeof encoders

const encodings = Object.keys(encoders) as Encoding[]
export const chooseEncoding = (header: Header): Encoding | undefined => preferredEncoding(header, encodings)
