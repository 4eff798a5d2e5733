import { BlockList, isIP } from 'node:net'

/** Whether an address belongs to the networks of a list. */
export function addressesIn(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  const kindOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
  for (const entry of networks) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) list.addAddress(address, kindOf(address))
    else list.addSubnet(address, Number(bits), kindOf(address))
  }
  // An IPv4 address in IPv6 clothes is found among those of IPv4 too.
  return address => isIP(address) !== 0 && list.check(address, kindOf(address))
}
