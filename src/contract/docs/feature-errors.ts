import type { ErrorDoc } from './errors.ts'
import { administrationErrors } from './administration-docs.ts'
import { fileErrors } from './file-descriptions.ts'
import { pollErrors } from './poll-descriptions.ts'
import { postingAddressErrors } from './posting-address-descriptions.ts'
import { webhookErrors } from './webhook-descriptions.ts'

/** Errors of features that describe theirs beside their fields. */
export const featureErrors: Readonly<Record<string, ErrorDoc>> = {
  ...pollErrors,
  ...webhookErrors,
  ...postingAddressErrors,
  ...fileErrors,
  ...administrationErrors,
}
