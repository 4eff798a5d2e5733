import { permsOf, type Position } from '#contract/permissions.ts'
import { write, type Written } from '#runtime/answers.ts'
import type { Account } from '#runtime/identity.ts'
import type { Group, Membership } from '#runtime/subjects.ts'
import type { Tx } from '#storage/database.ts'
import { groupView, keptForPosition, type Addresses } from '../../groups/index.ts'
import { ownMembership, type MemberObject } from '../../members/index.ts'
import { aroundGroup as fields } from './contract.ts'

type Asker = { tx: Tx; account: Account | null; group: Group; membership: Membership | null; position: Position }
type GroupObject = ReturnType<typeof groupView>
type Views = {
  group_perms: Written<ReturnType<typeof permsOf>>
  group: Written<GroupObject>
  /** Of the group: a topic says it once more. */
  cover_photo_url: string
}
type Subscription = Written<MemberObject[]>
export type Around = Views & { sub_data: Subscription }

const keptViews = keptForPosition<Views>()
// The rows live in the cache of the road for a second, and what is made of them lives as long: a list says it each time.
const subscriptions = new WeakMap<Membership, Promise<Subscription>>()
const none: Subscription = write(fields.sub_data, [])

/** What a list in a group says of the group and of the caller in it. */
export async function aroundGroup(asker: Asker, addresses: Addresses): Promise<Around> {
  return { ...viewsOf(asker, addresses), sub_data: await subscriptionOf(asker) }
}

const viewsOf = ({ group, position }: Asker, addresses: Addresses): Views =>
  keptViews(group, position, () => written(groupView(group, position, addresses), position))

const written = (group: GroupObject, position: Position): Views => ({
  group_perms: write(fields.group_perms, permsOf(position)),
  group: write(fields.group, group),
  cover_photo_url: group.cover_photo_url,
})

/** The caller's own subscription, where they have one. */
function subscriptionOf({ tx, membership, ...asker }: Asker): Promise<Subscription> {
  const { account } = asker
  if (!membership || !account) return Promise.resolve(none)
  const known = subscriptions.get(membership)
  if (known) return known
  const found = ownMembership(tx, { ...asker, account, membership }).then(own =>
    own ? write(fields.sub_data, [own]) : none,
  )
  subscriptions.set(membership, found)
  // One that failed is not remembered; whoever waits for it hears of it.
  found.catch(() => subscriptions.delete(membership))
  return found
}
