import { isIP } from 'node:net'
import { isRequestable } from '#runtime/http/outbound.ts'

/** Push services are on the public network, with HTTPS; the operator's own networks may be without. */
export const pushEndpoints =
  (mayReach: (address: string) => boolean, isOwnNetwork: (address: string) => boolean) =>
  (text: string): boolean => {
    const url = URL.parse(text)
    if (!url || url.username !== '' || url.password !== '') return false
    const host = url.hostname.replaceAll(/[[\]]/g, '')
    const isSecure = url.protocol === 'https:' || (isIP(host) !== 0 && isOwnNetwork(host))
    return isSecure && isRequestable(url, mayReach)
  }
