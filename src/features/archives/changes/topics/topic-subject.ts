import { may, type GroupAccess } from '#contract/permissions.ts'
import type { FailContext, RecordContext } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { parseSubject, type ParsedSubject } from '#content/text/subject.ts'
import { createTags, lockTags, mayUseTag, type HashtagRow } from '#features/hashtags/index.ts'

type TagError = 'no subject' | 'need hashtag' | 'restricted hashtag' | 'mod only hashtag'
type SubjectCall = RecordContext<'hashtag.created'> & FailContext<TagError> & { group: Group; access: GroupAccess }

/** Parses a subject, which must not be empty. */
export function parseTopicSubject({ group, fail }: SubjectCall, text: string): ParsedSubject {
  const subject = parseSubject(text, { tag: group.settings.subject_tag })
  return subject.bare === '' && subject.hashtags.length === 0 ? fail('no subject') : subject
}

/**
 * Resolves and locks the hashtags for a topic by the rules for new topics, except that its current hashtags are always
 * allowed.
 */
export async function tagsForTopic(
  call: SubjectCall,
  words: readonly string[],
  currentIds: readonly number[],
): Promise<HashtagRow[]> {
  const { tx, group, access, fail } = call
  const { hash_tag_permissions, hash_tags_required } = group.settings
  const existing = await lockTags(tx, group.id, words)
  const isNew = existing.unknown.length > 0
  const isDropped = isNew && !may('create_hashtags', access)
  if (isDropped && hash_tag_permissions !== 'hash_tag_create_mods_remove') fail('restricted hashtag')
  const { tags } = isNew && !isDropped ? await createTags(call, group.id, words) : existing
  if (hash_tags_required && tags.length === 0) fail('need hashtag')
  if (tags.some(tag => !currentIds.includes(tag.id) && !mayUseTag(tag, access, 'post'))) fail('mod only hashtag')
  return tags
}

/** A subject without its hashtags, or the whole subject if it consists only of hashtags. */
export const ownSubject = ({ withoutTags, subject }: ParsedSubject): string => withoutTags || subject
