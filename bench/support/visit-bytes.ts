import { request } from 'node:https'

/** Where the product listens. */
export type Product = { port: number; ca: string }
export type FetchedPage = { body: string; bytes: number; encoded: number; status: number }
export const asBrowsers = 'gzip, deflate, br, zstd'

/** A page or one of its files; `encoded` is what goes over the wire without TLS. */
export const fetchOnce = (
  { port, ca }: Product,
  path: string,
  headers: Record<string, string> = {},
): Promise<FetchedPage> =>
  new Promise((resolve, reject) => {
    const asked = { host: '127.0.0.1', port, path, servername: 'localhost', ca }
    const sent = request({ ...asked, headers: { accept: 'text/html', ...headers } }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const whole = Buffer.concat(chunks)
        const head = response.rawHeaders.reduce((sum, part) => sum + part.length + 2, 20)
        resolve({
          body: whole.toString(),
          bytes: whole.length,
          encoded: whole.length + head,
          status: response.statusCode!,
        })
      })
    })
    sent.on('error', reject)
    sent.end()
  })

export type Visit = { plain: FetchedPage; page: number; files: Record<string, number>; besides: number }
/** What a browser fetches that has nothing of it yet: the page, and the files it names. */
export async function visitBytes(product: Product, path: string, headers: Record<string, string>): Promise<Visit> {
  const plain = await fetchOnce(product, path, headers)
  if (plain.status !== 200) throw new Error(`${path}: ${plain.status}`)
  const page = await fetchOnce(product, path, { ...headers, 'accept-encoding': asBrowsers })
  const names = new Set(
    [...plain.body.matchAll(/(?:href|src)="(\/(?:_app\/|[a-z-]+\.(?:svg|js|css))[^"]*)"/g)].map(([, url]) => url!),
  )
  const files: Record<string, number> = {}
  for (const name of names) files[name] = (await fetchOnce(product, name, { 'accept-encoding': asBrowsers })).encoded
  return { plain, page: page.encoded, files, besides: Object.values(files).reduce((sum, size) => sum + size, 0) }
}
