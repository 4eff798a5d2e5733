import type { ApiError } from '#contract/errors.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { refused, type Outcome } from '../incoming-mail.ts'
import type { Rejection } from '../rejections.ts'

/** What the sender of an email that was not posted is told, by API error. */
const rejections: Record<string, (group: string) => Rejection> = {
  'not subscribed': group => ({ key: 'membersOnly', args: { group } }),
  'announcement group': group => ({ key: 'moderatorsOnly', args: { group } }),
  inadequate_permissions: group => ({ key: 'cannotPost', args: { group } }),
  'no body': () => ({ key: 'empty' }),
  'private message': () => ({ key: 'privateSubject' }),
  'post too big': group => ({ key: 'tooLarge', args: { group } }),
  'bad attachment': group => ({ key: 'noAttachments', args: { group } }),
  'group out of space': group => ({ key: 'outOfSpace', args: { group } }),
  'restricted hashtag': group => ({ key: 'newHashtag', args: { group } }),
  'need hashtag': group => ({ key: 'needsHashtag', args: { group } }),
  'mod only hashtag': () => ({ key: 'moderatorHashtag' }),
  'invalid reply': () => ({ key: 'lockedTopic' }),
}

/** Converts an API error to a rejection; the reason is `extra` if there is one, else the type. */
export function postRejection({ type, extra }: ApiError, { name }: Pick<Group, 'name'>): Outcome {
  const why = type === 'bad_request' ? extra : type
  return refused(why, rejections[why]?.(name) ?? { key: 'notPosted', args: { group: name } })
}
