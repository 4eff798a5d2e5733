import type { ApiError } from '#contract/errors.ts'
import type { Group } from '#runtime/calls/targets.ts'

/** What somebody is told whose mail is not posted, in place of the word that the API has for it. */
const sentences: Record<string, (name: string) => string> = {
  'not subscribed': name => `You are not a member of ${name}, and only members can post there`,
  'announcement group': name => `Only moderators can post to ${name}`,
  inadequate_permissions: name => `You cannot post to ${name} now`,
  'no body': () => 'There is nothing in this mail: it has neither text nor attachments',
  'private message': () => 'A subject that begins with Private is not meant for a whole group',
  'post too big': name => `This email is too large for ${name}: shorten the text, or send fewer or smaller attachments`,
  'bad attachment': name => `${name} takes no attachments`,
  'group out of space': name => `${name} has no room left for messages`,
  'restricted hashtag': name =>
    `The subject has a hashtag that ${name} does not have, and only moderators make new ones`,
  'need hashtag': name => `The subject of a new topic in ${name} needs a hashtag`,
  'mod only hashtag': () => 'Only moderators use a hashtag that is in the subject',
  'invalid reply': () => 'This topic is closed: it takes no replies',
}

/** A refusal of the API as a sentence; `extra` is its text, or the type speaks for itself. */
export function errorSentence(
  { type, extra }: ApiError,
  { name }: Pick<Group, 'name'>,
): { why: string; sentence: string } {
  const why = type === 'bad_request' ? extra : type
  return { why, sentence: sentences[why]?.(name) ?? `${name} did not take this mail` }
}
