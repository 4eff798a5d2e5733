import type { Settings } from '#settings/index.ts'

/** The host names that the installation itself needs certificates for; that of its URL is the first. */
export function certificateNames({
  url,
  filesUrl,
  acmeHosts,
}: Pick<Settings, 'url' | 'filesUrl' | 'acmeHosts'>): string[] {
  const names = [url, filesUrl].flatMap(address => (address === undefined ? [] : [new URL(address).hostname]))
  return [...new Set([...names, ...acmeHosts])]
}
