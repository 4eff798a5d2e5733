/** Looks up texts in the DNS, as `node:dns/promises` does. */
export type TextResolver = { resolveTxt(name: string): Promise<string[][]> }

/** What the owners of domains ask of those who get mail in their name. */
export type DmarcPolicies = {
  /** Whether mail that others send in the name of a domain is to be refused or put aside. */
  isForbidden(domain: string): Promise<boolean>
}

const minute = 60_000
const cacheFor = { answer: 60 * minute, fault: minute }
const maxCached = 10_000
// RFC 9989, section 4.10: a name has no more labels than this where it is looked up.
const maxLabels = 8

type CachedPolicy = { until: number; answer: Promise<boolean> }

/** Remembers answers for an hour. A domain that cannot be asked is taken for one that forbids: that is wrong for nobody. */
export function createDmarcPolicies(resolver: TextResolver, now: () => number = Date.now): DmarcPolicies {
  const known = new Map<string, CachedPolicy>()

  async function ask(domain: string): Promise<boolean> {
    const labels = domain.toLowerCase().split('.')
    for (let left = labels.length; left > 0; left = left > maxLabels ? maxLabels - 1 : left - 1) {
      const record = await recordAt(resolver, `_dmarc.${labels.slice(-left).join('.')}`)
      if (record) return isStrict(record, left < labels.length)
    }
    return false
  }
  return {
    isForbidden(domain) {
      const before = known.get(domain)
      if (before && before.until > now()) return before.answer
      if (known.size >= maxCached) known.clear()
      const entry: CachedPolicy = {
        until: now() + cacheFor.answer,
        answer: ask(domain).catch(() => {
          entry.until = now() + cacheFor.fault
          return true
        }),
      }
      known.set(domain, entry)
      return entry.answer
    },
  }
}

/** A policy, by its tags; undefined where there is none. */
async function recordAt(resolver: TextResolver, name: string): Promise<Map<string, string> | undefined> {
  const texts = await resolver.resolveTxt(name).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
    throw error
  })
  const [record, ...more] = texts
    .map(strings => strings.join(''))
    .filter(text => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(text))
  // Two of them are none.
  if (record === undefined || more.length > 0) return undefined
  const tags = record.split(';').map(tag => tag.split('=').map(side => side.trim().toLowerCase()))
  return new Map(tags.map(([name = '', value = '']) => [name, value]))
}

function isStrict(record: ReadonlyMap<string, string>, isOfParent: boolean): boolean {
  const policy = (isOfParent && record.get('sp')) || record.get('p')
  return policy === 'reject' || policy === 'quarantine'
}
