import type { ApiError } from '#contract/errors.ts'
import type { Group } from '#runtime/calls/targets.ts'

/** Error messages for the sender of a mail that was not posted, by API error. */
const sentences: Record<string, (name: string) => string> = {
  'not subscribed': name => `You are not a member of ${name}, and only members can post there`,
  'announcement group': name => `Only moderators can post to ${name}`,
  inadequate_permissions: name => `You can't post to ${name} right now`,
  'no body': () => 'This email is empty: it has no text and no attachments',
  'private message': () => 'The subject starts with "Private", so this email was not posted to the group',
  'post too big': name => `This email is too large for ${name}: shorten the text, or send fewer or smaller attachments`,
  'bad attachment': name => `${name} doesn't allow attachments`,
  'group out of space': name => `${name} has no storage left for messages`,
  'restricted hashtag': name =>
    `The subject has a hashtag that doesn't exist in ${name}, and only moderators can create hashtags`,
  'need hashtag': name => `The subject of a new topic in ${name} needs a hashtag`,
  'mod only hashtag': () => 'The subject has a hashtag that only moderators can use',
  'invalid reply': () => 'This topic is locked and takes no replies',
}

/** Converts an API error to a sentence; the reason is `extra` if there is one, else the type. */
export function errorSentence(
  { type, extra }: ApiError,
  { name }: Pick<Group, 'name'>,
): { why: string; sentence: string } {
  const why = type === 'bad_request' ? extra : type
  return { why, sentence: sentences[why]?.(name) ?? `${name} didn't accept this email` }
}
