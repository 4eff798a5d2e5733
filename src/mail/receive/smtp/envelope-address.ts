import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * An address of an envelope as it was said: the library that speaks the protocol writes domains in letters (`bücher.example`) where
 * they were said for machines (`xn--bcher-kva.example`). What would be another domain when it is read again stays as it is: no address.
 */
export function toAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const ascii = domainToASCII(domain)
  return ascii !== '' && domainToUnicode(ascii) === domain ? address.slice(0, at + 1) + ascii : address
}
