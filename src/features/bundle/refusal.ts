import type { Messages } from '#locales/index.ts'
import { LocalizedError } from '#locales/localized-error.ts'

/** A bundle can't be imported. */
export class BundleRefusedError extends LocalizedError {
  override name = 'BundleRefusedError'
}

export function refuse(why: (t: Messages['bundle']) => string): never {
  throw new BundleRefusedError(t => why(t.bundle))
}
