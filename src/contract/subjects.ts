import { Id, Text, optional } from './schema.ts'

/**
 * What a call can be about, which parameter names it, and the one text for "there is none, or not for you". Absent and
 * hidden are the same answer, so the text stands here and nowhere else.
 */
export const subjectTexts = {
  group: 'invalid group_id',
  member: 'member_info_id',
} as const
export type SubjectKind = keyof typeof subjectTexts

/** `group_id` or `group_name`; one of them names the group. */
export const GROUP = {
  group_id: optional(Id({ description: 'The group, by id.', invalid: subjectTexts.group })),
  group_name: optional(Text(120, { description: 'The group, by name or alias.' })),
}
/** A member of a group; the group itself need not be given. */
export const MEMBER = {
  ...GROUP,
  member_info_id: Id({ description: 'The membership.' }),
}
