import { LocalizedError } from '#locales/localized-error.ts'

/** An upgrade of the embedded database that could not be done; the old one is as it was. */
export class UpgradeError extends LocalizedError {
  override name = 'UpgradeError'
}
