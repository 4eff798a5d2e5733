import { createLoadingCache } from '#base/cache/cache.ts'

/** Looks up TXT records, as `node:dns/promises` does. */
export type TextResolver = { resolveTxt(name: string): Promise<string[][]> }

/** DMARC policies of domains. */
export type DmarcPolicies = {
  /** Whether the policy of a domain is reject or quarantine, so that others cannot send in its name. */
  isForbidden(domain: string): Promise<boolean>
}

/** Delay before a failed lookup is retried. */
const retryMs = 60_000
// RFC 9989, section 4.10: the DNS tree walk is limited to this many labels.
const maxLabels = 8

/** Caches policies for an hour. If the lookup fails, the policy counts as strict, which is always safe. */
export function createDmarcPolicies(resolver: TextResolver, clock = () => performance.now()): DmarcPolicies {
  const cache = createLoadingCache<boolean>('DMARC policies', { clock })

  async function lookUp(domain: string): Promise<boolean> {
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
        lookUp(domain).catch(() => {
          stored.ttl = retryMs
          return true
        }),
      ),
  }
}

/** The tags of a DMARC record; undefined if there is none. */
async function recordAt(resolver: TextResolver, name: string): Promise<Map<string, string> | undefined> {
  const texts = await resolver.resolveTxt(name).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
    throw error
  })
  const [record, ...more] = texts
    .map(strings => strings.join(''))
    .filter(text => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(text))
  // Several records are invalid and count as none.
  if (record === undefined || more.length > 0) return undefined
  const tags = record.split(';').map(tag => tag.split('=').map(side => side.trim().toLowerCase()))
  return new Map(tags.map(([name = '', value = '']) => [name, value]))
}

function isStrict(record: ReadonlyMap<string, string>, isInherited: boolean): boolean {
  const policy = (isInherited && record.get('sp')) || record.get('p')
  return policy === 'reject' || policy === 'quarantine'
}
