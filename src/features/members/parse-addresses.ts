import { parseNamedAddress } from '#contract/address.ts'
import { splitLines } from '../groups/index.ts'

export type NamedAddress = { name: string; address: string }

/** The addresses in a list, one a line, each once; and the lines that are none. */
export function parseAddresses(text: string): { total: number; named: NamedAddress[]; invalid: string[] } {
  const lines = splitLines(text)
  const byAddress = new Map<string, NamedAddress>()
  const invalid: string[] = []
  for (const line of lines) {
    const named = parseNamedAddress(line)
    if (!named) invalid.push(line.slice(0, 500))
    else if (!byAddress.has(named.address.toLowerCase())) byAddress.set(named.address.toLowerCase(), named)
  }
  return { total: lines.length, named: [...byAddress.values()], invalid }
}
