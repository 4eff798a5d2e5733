import { DEFAULT_LOCALE, messagesFor, type Messages } from '#locales/index.ts'

type RejectionTexts = Messages['email']['rejections']
type RejectionKey = keyof RejectionTexts
type RejectionArgs = Readonly<Record<string, string | number>>

/**
 * Why an email was rejected, as a message key with its arguments: the SMTP reply is in English, an email about it in the language
 * of its reader.
 */
export type Rejection = {
  [Key in RejectionKey]: RejectionTexts[Key] extends (args: infer Args) => string
    ? { key: Key; args: Args }
    : { key: Key; args?: undefined }
}[RejectionKey]

/** A rejection as a fact stores it. A key that another version of the program wrote may be unknown. */
export type StoredRejection = { key: string; args?: RejectionArgs | undefined }

/** The text of a rejection; undefined if its key is unknown. */
export function rejectionText(texts: RejectionTexts, { key, args = {} }: StoredRejection): string | undefined {
  if (!Object.hasOwn(texts, key)) return undefined
  const text = texts[key as RejectionKey] as string | ((args: RejectionArgs) => string)
  return typeof text === 'string' ? text : text(args)
}

/** The text of a rejection for mail servers, which pass it on as it is. */
export const rejectionInEnglish = (rejection: Rejection): string =>
  rejectionText(messagesFor(DEFAULT_LOCALE).email.rejections, rejection)!
