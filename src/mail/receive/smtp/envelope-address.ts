import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * Restores the ASCII form of the domain in an envelope address: smtp-server decodes `xn--bcher-kva.example` to `bücher.example`.
 * The address is left as it is if encoding and decoding it would give another domain.
 */
export function toAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const ascii = domainToASCII(domain)
  return ascii !== '' && domainToUnicode(ascii) === domain ? address.slice(0, at + 1) + ascii : address
}
