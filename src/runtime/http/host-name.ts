/** A host name as it is compared. The same name may be written with the dot of the root at its end. */
export const hostNameOf = (hostname: string): string => hostname.toLowerCase().replace(/\.$/, '')
