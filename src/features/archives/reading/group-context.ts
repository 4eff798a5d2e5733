import { permsOf, type GroupAccess } from '#contract/permissions.ts'
import { serializeField, type SerializedJson } from '#runtime/responses/serializers.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { groupView, cachePerPosition, type Addresses } from '../../groups/index.ts'
import { ownMembership, type MemberObject } from '../../members/index.ts'
import { aroundGroup as fields } from './contract.ts'

type GroupCaller = { tx: Tx; account: Account | null; group: Group; membership: Membership | null; access: GroupAccess }
type GroupObject = ReturnType<typeof groupView>
type GroupViews = {
  group_perms: SerializedJson<ReturnType<typeof permsOf>>
  group: SerializedJson<GroupObject>
  /** Of the group: a topic says it once more. */
  cover_photo_url: string
}
type Subscription = SerializedJson<MemberObject[]>
export type GroupContext = GroupViews & { sub_data: Subscription }

const cachedViews = cachePerPosition<GroupViews>()
// The rows live in the cache of the pipeline for a second, and what is made of them lives as long: a list says it each time.
const subscriptions = new WeakMap<Membership, Promise<Subscription>>()
const noSubscription: Subscription = serializeField(fields.sub_data, [])

/** What a list in a group says of the group and of the caller in it. */
export async function groupContext(asker: GroupCaller, addresses: Addresses): Promise<GroupContext> {
  return { ...viewsOf(asker, addresses), sub_data: await subscriptionOf(asker) }
}

const viewsOf = ({ group, access }: GroupCaller, addresses: Addresses): GroupViews =>
  cachedViews(group, access, () => serializedViews(groupView(group, access, addresses), access))

const serializedViews = (group: GroupObject, access: GroupAccess): GroupViews => ({
  group_perms: serializeField(fields.group_perms, permsOf(access)),
  group: serializeField(fields.group, group),
  cover_photo_url: group.cover_photo_url,
})

/** The caller's own subscription, where they have one. */
function subscriptionOf({ tx, membership, ...asker }: GroupCaller): Promise<Subscription> {
  const { account } = asker
  if (!membership || !account) return Promise.resolve(noSubscription)
  const cached = subscriptions.get(membership)
  if (cached) return cached
  const found = ownMembership(tx, { ...asker, account, membership }).then(own =>
    own ? serializeField(fields.sub_data, [own]) : noSubscription,
  )
  subscriptions.set(membership, found)
  // One that failed is not remembered; whoever waits for it hears of it.
  found.catch(() => subscriptions.delete(membership))
  return found
}
