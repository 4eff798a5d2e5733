/** A normalized host name, without the trailing dot of the root. */
export const hostNameOf = (hostname: string): string => hostname.toLowerCase().replace(/\.$/, '')
