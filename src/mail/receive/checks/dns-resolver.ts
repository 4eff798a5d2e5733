import { Resolver } from 'node:dns/promises'
import { budgets } from '#base/cache/budgets.ts'
import { createLoadingCache } from '#base/cache/cache.ts'

/** Looks up DNS records of a type. Rejects with `ENOTFOUND` or `ENODATA` if there are none; other errors are temporary. */
export type ResolveDns = (name: string, type: string) => Promise<string[][] | string[]>

/** A resolver that uses the name servers of the machine, with short timeouts and a cache. */
export function createDnsResolver(): ResolveDns {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const cache = createLoadingCache<string[][] | string[]>('DNS records')
  return (name, type) =>
    cache.get(`${type} ${name.toLowerCase()}`, async stored => {
      try {
        return (await resolver.resolve(name, type)) as string[][] | string[]
      } catch (error) {
        // Negative answers are cached; temporary failures are not.
        if (isNoRecord(error)) stored.ttl = budgets['DNS records'].ttl
        throw error
      }
    })
}

const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN'

/** Whether an error means that the record does not exist; all other errors are temporary. */
export const isNoRecord = (error: unknown): boolean => ['ENOTFOUND', 'ENODATA', 'EBADNAME'].includes(errorCode(error))

/** The TXT records of a name, or the error code of the lookup. */
export async function resolveTexts(
  resolve: ResolveDns,
  name: string,
): Promise<{ name: string; texts: string[][] } | { name: string; error: string }> {
  try {
    return { name, texts: (await resolve(name, 'TXT')).map(text => [text].flat()) }
  } catch (error) {
    return { name, error: errorCode(error) }
  }
}
