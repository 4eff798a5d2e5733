import { permsOf, type GroupAccess } from '#contract/permissions.ts'
import { serializeField, type SerializedJson } from '#runtime/responses/serializers.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { groupView, cachePerPosition, type Addresses } from '../../groups/index.ts'
import { ownMembership, type MemberObject } from '../../members/index.ts'
import { groupContextFields as fields } from './contract.ts'

type GroupCaller = { tx: Tx; account: Account | null; group: Group; membership: Membership | null; access: GroupAccess }
type GroupObject = ReturnType<typeof groupView>
type GroupViews = {
  group_perms: SerializedJson<ReturnType<typeof permsOf>>
  group: SerializedJson<GroupObject>
  /** The group's cover photo, repeated in topics. */
  cover_photo_url: string
}
type Subscription = SerializedJson<MemberObject[]>
export type GroupContext = GroupViews & { sub_data: Subscription }

const cachedViews = cachePerPosition<GroupViews>()
// Serialized once per membership row, which stays cached in the pipeline for a second.
const subscriptions = new WeakMap<Membership, Promise<Subscription>>()
const noSubscription: Subscription = serializeField(fields.sub_data, [])

/** The group and the caller's membership, as returned with lists. */
export async function groupContext(caller: GroupCaller, addresses: Addresses): Promise<GroupContext> {
  return { ...viewsOf(caller, addresses), sub_data: await subscriptionOf(caller) }
}

const viewsOf = ({ group, access }: GroupCaller, addresses: Addresses): GroupViews =>
  cachedViews(group, access, () => serializedViews(groupView(group, access, addresses), access))

const serializedViews = (group: GroupObject, access: GroupAccess): GroupViews => ({
  group_perms: serializeField(fields.group_perms, permsOf(access)),
  group: serializeField(fields.group, group),
  cover_photo_url: group.cover_photo_url,
})

/** The caller's membership, if any. */
function subscriptionOf({ tx, membership, ...caller }: GroupCaller): Promise<Subscription> {
  const { account } = caller
  if (!membership || !account) return Promise.resolve(noSubscription)
  const cached = subscriptions.get(membership)
  if (cached) return cached
  const subscription = ownMembership(tx, { ...caller, account, membership }).then(member =>
    member ? serializeField(fields.sub_data, [member]) : noSubscription,
  )
  subscriptions.set(membership, subscription)
  // A failure is not cached; callers that await it get the error.
  subscription.catch(() => subscriptions.delete(membership))
  return subscription
}
