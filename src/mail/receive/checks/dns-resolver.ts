import { Resolver } from 'node:dns/promises'
import { budgets } from '#base/cache/budgets.ts'
import { createLoadingCache } from '#base/cache/cache.ts'

/** Asks DNS: a name and a type of record. Fails with `ENOTFOUND` or `ENODATA` where there is none, else for now. */
export type ResolveDns = (name: string, type: string) => Promise<string[][] | string[]>

/** Asks the name servers of the machine, each question once a minute, and waits for seconds at the most. */
export function createDnsResolver(): ResolveDns {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const cache = createLoadingCache<string[][] | string[]>('DNS records')
  return (name, type) =>
    cache.get(`${type} ${name.toLowerCase()}`, async stored => {
      try {
        return (await resolver.resolve(name, type)) as string[][] | string[]
      } catch (error) {
        // A fault is no answer: the next one may hear better.
        if (isNoRecord(error)) stored.ttl = budgets['DNS records'].ttl
        throw error
      }
    })
}

const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN'

/** Whether DNS has said that there is no such record; everything else is a fault that may pass. */
export const isNoRecord = (error: unknown): boolean => ['ENOTFOUND', 'ENODATA', 'EBADNAME'].includes(errorCode(error))

/** What is said under a name, as texts, or why nothing is. */
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
