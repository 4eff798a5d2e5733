import type { Output } from '../../../../client/types.ts'
import type { Group } from '../topics.ts'

type Right = Output<'explainright'>
export type RuleName = Right['rules'][number]['rule']

/** The pages of settings that decide on posting. */
const settingPages: Readonly<Partial<Record<RuleName, string>>> = {
  ...{ announcements: 'posting', group_open: 'posting', not_guest: 'posting' },
  ...{ attachments: 'moderation', group_moderation: 'moderation', new_member_moderation: 'moderation' },
}
/** Where what a rule says about a member can be changed, by those who may. */
export function ruleLinks(
  { name, perms }: Group,
  { rules }: Right,
  maySetOptions: boolean,
  topic_id?: number,
): Partial<Record<RuleName, string>> {
  const failing = rules.filter(({ result }) => result !== 'pass')
  const linkOf = (rule: RuleName): string => {
    const page = settingPages[rule]
    if (page) return perms.manage_group_settings ? `/g/${name}/settings/${page}` : ''
    if (rule === 'hashtags') return perms.manage_hashtags ? `/g/${name}/settings/tags` : ''
    // Nobody but moderators may post for another reason.
    if (rule === 'may_post' && failing.some(one => settingPages[one.rule] === 'posting')) return ''
    if (rule === 'member_moderation' || rule === 'may_post') return maySetOptions ? '#savepost_status' : ''
    if (rule === 'topic_open' || rule === 'topic_moderation')
      return topic_id === undefined ? '' : `/g/${name}/topic/${topic_id}`
    return ''
  }
  return Object.fromEntries(failing.map(({ rule }) => [rule, linkOf(rule)] as const).filter(([, link]) => link !== ''))
}
