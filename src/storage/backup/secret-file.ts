import { join } from 'node:path'
import type { Settings } from '#settings/index.ts'

/** Where the encryption key of two-factor secrets is, or would be. */
export const secretFileOf = ({ secretFile, data }: Pick<Settings, 'secretFile' | 'data'>): string =>
  secretFile ?? join(data, 'secret.key')
