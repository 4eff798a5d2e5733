import { permsOf, type Position } from '#contract/permissions.ts'
import type { Static } from '#contract/schema.ts'
import type { Group } from '#runtime/subjects.ts'
import type { Group as GroupResource } from './contract.ts'

export type Addresses = { url: string; mailDomain: string }

/** A group as somebody in this position sees it. */
export function groupView(
  group: Group,
  position: Position,
  { url, mailDomain }: Addresses,
): Static<typeof GroupResource> {
  const { id, created, updated, name, title, settings } = group
  return {
    object: 'group',
    id,
    created,
    updated,
    name,
    title: title || name,
    desc: group.description,
    parent_group_id: group.parent_id ?? 0,
    plan: group.plan as Static<typeof GroupResource>['plan'],
    privacy: settings.privacy,
    sub_group_access: settings.sub_group_access,
    email_address: `${name}@${mailDomain}`,
    group_url: `${url}/g/${name}`,
    subs_count: group.members_count,
    perms: { object: 'perms', ...permsOf(position) },
  }
}
