import { Resolver } from 'node:dns/promises'

/** Asks DNS: a name and a type of record. Fails with `ENOTFOUND` or `ENODATA` where there is none, else for now. */
export type ResolveDns = (name: string, type: string) => Promise<string[][] | string[]>

const cacheMs = 60_000
const maxCached = 10_000

/** Asks the name servers of the machine, each question once a minute, and waits for seconds at the most. */
export function createDnsResolver(): ResolveDns {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const known = new Map<string, { answer: Promise<string[][] | string[]>; until: number }>()
  return (name, type) => {
    const question = `${type} ${name.toLowerCase()}`
    const kept = known.get(question)
    if (kept && kept.until > performance.now()) return kept.answer
    const answer = resolver.resolve(name, type) as Promise<string[][] | string[]>
    known.delete(question)
    known.set(question, { answer, until: performance.now() + cacheMs })
    // A fault is no answer: the next one may hear better.
    answer.catch((error: unknown) => isNoRecord(error) || known.delete(question))
    for (const oldest of known.keys()) {
      if (known.size <= maxCached) break
      known.delete(oldest)
    }
    return answer
  }
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
