import { implement, type Call } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import { findRevokedToken, lastingFollow, setFollower, topicsByIds } from '../archives/index.ts'
import { freshGroups } from '../groups/index.ts'
import { findTag, lastingTagFollow, putFollow } from '../hashtags/index.ts'
import { findMember, isLastOwner, endOwnMembership, lockMember, type MemberRow } from '../members/index.ts'
import * as contract from './contract.ts'
import { dayOf, parseLinkToken, type Link, type LinkAction, type LinkTokens } from './link-token.ts'

export type LinkDeps = { codes: Pick<LinkTokens, 'read'> }

type ActionableLink = Link & { action: LinkAction }
const isActionable = (link: Link | null): link is ActionableLink =>
  link !== null && link.action !== 'get_file' && link.action !== 'vote'

/** The action of a link; null if it has none, or was published. */
async function read(tx: Tx, { codes }: LinkDeps, code: string): Promise<ActionableLink | null> {
  const link = parseLinkToken(codes, code, dayOf(Date.now()))
  if (!isActionable(link)) return null
  return (await findRevokedToken.first(tx, { token: code.toLowerCase() })) ? null : link
}

const isNormalMember = (member: MemberRow | undefined): member is MemberRow => member?.status === 'sub_status_normal'

/** Suspended accounts can only leave. */
export const isActiveMember = (member: MemberRow | undefined): member is MemberRow =>
  isNormalMember(member) && member.user_status !== 'user_status_inactive'

export const getMailLink = (deps: LinkDeps) =>
  implement(contract.getMailLink, async ({ tx, params, fail }) => {
    const link = (await read(tx, deps, params.code)) ?? fail('invalid link')
    const group = (await freshGroups.groupById(tx, link.group_id)) ?? fail('invalid link')
    const { action, group_id, about_id: id } = link
    const topic = action.endsWith('_topic')
      ? await topicsByIds.first(tx, { group_ids: [group_id], ids: [id] })
      : undefined
    const tag = action.endsWith('_hashtag') ? await findTag.first(tx, { group_id, id }) : undefined
    const member = await findMember.first(tx, { id: link.member_id })
    return {
      object: 'maillink' as const,
      link_action: action,
      group_name: group.name,
      nice_group_name: group.title || group.name,
      about: topic?.subject ?? tag?.name ?? '',
      is_done:
        action === 'leave'
          ? !isNormalMember(member)
          : isNormalMember(member) && (await followState(tx, link, member.user_id, tag)) === followStates[action],
    }
  })

const followStates = {
  mute_topic: 'muted',
  follow_topic: 'followed',
  mute_hashtag: 'muted',
  follow_hashtag: 'followed',
} as const
type FollowState = (typeof followStates)[keyof typeof followStates]

/** Whether a member permanently follows or mutes the object of a link: a topic, or the given hashtag. */
async function followState(
  tx: Tx,
  { action, group_id, about_id: topic_id }: Link,
  account_id: number,
  tag: { id: number; alias_of: number | null } | undefined,
): Promise<string | undefined> {
  if (action.endsWith('_topic')) return (await lastingFollow.first(tx, { group_id, topic_id, account_id }))?.state
  if (!tag) return undefined
  const hashtag_id = tag.alias_of ?? tag.id
  return (await lastingTagFollow.first(tx, { group_id, hashtag_id, account_id }))?.state
}

type UseLinkCall = Call<typeof contract.useMailLink>
type LinkHandler = (call: UseLinkCall, link: Link) => Promise<void>

/** The action of each link. Former members already have what they wanted. */
const linkActions: Record<LinkAction, LinkHandler> = {
  async leave(call, { group_id, member_id }) {
    const group = await freshGroups.groupById(call.tx, group_id)
    const member = group && (await lockMember.first(call.tx, { group_id, id: member_id }))
    // One cannot lift one's own ban.
    if (!member || member.status === 'sub_status_banned') return
    if (await isLastOwner(call.tx, member)) call.fail('sole owner')
    await endOwnMembership(call, group, member)
  },
  mute_topic: onTopic(followStates.mute_topic),
  follow_topic: onTopic(followStates.follow_topic),
  mute_hashtag: onHashtag(followStates.mute_hashtag),
  follow_hashtag: onHashtag(followStates.follow_hashtag),
}

async function accountOf({ tx, fail }: UseLinkCall, { member_id }: Link): Promise<number> {
  const member = await findMember.first(tx, { id: member_id })
  return isActiveMember(member) ? member.user_id : fail('not subscribed')
}

function onTopic(state: FollowState): LinkHandler {
  return async (call, link) => {
    const { group_id, about_id: topic_id } = link
    const account_id = await accountOf(call, link)
    if ((await setFollower.run(call.tx, { group_id, topic_id, account_id, state, lasting: null })) === 0)
      call.fail('invalid topic_id')
  }
}

function onHashtag(state: FollowState): LinkHandler {
  return async (call, link) => {
    const { group_id } = link
    const account_id = await accountOf(call, link)
    const tag = (await findTag.first(call.tx, { group_id, id: link.about_id })) ?? call.fail('invalid hashtag_id')
    await putFollow.run(call.tx, { group_id, hashtag_id: tag.alias_of ?? tag.id, account_id, state, lasting: null })
  }
}

export const useMailLink = (deps: LinkDeps) =>
  implement(contract.useMailLink, async call => {
    const link = (await read(call.tx, deps, call.params.code)) ?? call.fail('invalid link')
    await linkActions[link.action](call, link)
    return { object: 'success' as const, extra: link.action }
  })
