import { BlockList, isIP } from 'node:net'

/** Whether an address belongs to the networks of a list. */
export function ipRangeMatcher(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  const kindOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
  for (const entry of networks) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) list.addAddress(address, kindOf(address))
    else list.addSubnet(address, Number(bits), kindOf(address))
  }
  // An IPv4-mapped IPv6 address also matches IPv4 ranges.
  return address => isIP(address) !== 0 && list.check(address, kindOf(address))
}

// We must not connect to servers inside our own network on someone's behalf (SSRF). One list per family, because Node
// takes any IPv4 address for one of ::ffff:0:0/96.
const nonPublicRanges: Readonly<Record<number, (address: string) => boolean>> = {
  4: ipRangeMatcher([
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
    ...['192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3'],
  ]),
  // Includes the ways to write an IPv4 address as IPv6.
  6: ipRangeMatcher([...['::/96', '::ffff:0:0/96', '64:ff9b::/96', '2002::/16', 'fc00::/7', 'fe80::/10', 'ff00::/8']]),
}

/** Whether an address is on the public network. */
export const isPublicAddress = (address: string): boolean => nonPublicRanges[isIP(address)]?.(address) === false
