import { createLoadingCache } from '#base/cache/cache.ts'

/** Looks up texts in the DNS, as `node:dns/promises` does. */
export type TextResolver = { resolveTxt(name: string): Promise<string[][]> }

/** What the owners of domains ask of those who get mail in their name. */
export type DmarcPolicies = {
  /** Whether mail that others send in the name of a domain is to be refused or put aside. */
  isForbidden(domain: string): Promise<boolean>
}

/** How soon a domain is asked again after a fault. */
const retryMs = 60_000
// RFC 9989, section 4.10: a name has no more labels than this where it is looked up.
const maxLabels = 8

/** Remembers answers for an hour. A domain that cannot be asked is taken for one that forbids: that is wrong for nobody. */
export function createDmarcPolicies(resolver: TextResolver, clock = () => performance.now()): DmarcPolicies {
  const cache = createLoadingCache<boolean>('DMARC policies', { clock })

  async function ask(domain: string): Promise<boolean> {
    const labels = domain.toLowerCase().split('.')
    for (let left = labels.length; left > 0; left = left > maxLabels ? maxLabels - 1 : left - 1) {
      const record = await recordAt(resolver, `_dmarc.${labels.slice(-left).join('.')}`)
      if (record) return isStrict(record, left < labels.length)
    }
    return false
  }
  return {
    isForbidden: domain =>
      cache.get(domain, stored =>
        ask(domain).catch(() => {
          stored.ttl = retryMs
          return true
        }),
      ),
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
