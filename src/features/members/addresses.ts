import { parseNamedAddress } from '#contract/address.ts'
import { linesOf } from './lines.ts'

export type Named = { name: string; address: string }

/** The addresses in a list, one a line, each once; and the lines that are none. */
export function readAddresses(text: string): { total: number; named: Named[]; invalid: string[] } {
  const lines = linesOf(text)
  const byAddress = new Map<string, Named>()
  const invalid: string[] = []
  for (const line of lines) {
    const named = parseNamedAddress(line)
    if (!named) invalid.push(line.slice(0, 500))
    else if (!byAddress.has(named.address.toLowerCase())) byAddress.set(named.address.toLowerCase(), named)
  }
  return { total: lines.length, named: [...byAddress.values()], invalid }
}
