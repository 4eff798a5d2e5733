import { implement, type Call } from '#runtime/call.ts'
import type { Tx } from '#storage/database.ts'
import { findRevokedCode, setFollower, topicsByIds } from '../archives/index.ts'
import { freshGroups } from '../groups/index.ts'
import { findTag, putFollow } from '../hashtags/index.ts'
import { findMember, isLastOwner, leave, lockMember, type MemberRow } from '../members/index.ts'
import * as contract from './contract.ts'
import { dayOf, linkOf, type Link, type LinkAction, type LinkCodes } from './link.ts'

export type LinkParts = { codes: Pick<LinkCodes, 'read'> }

type Acting = Link & { action: LinkAction }
const acts = (link: Link | null): link is Acting => link !== null && link.action !== 'get_file'

/** What a link would do; null where it does nothing, or stood where others could read it. */
async function read(tx: Tx, { codes }: LinkParts, code: string): Promise<Acting | null> {
  const link = linkOf(codes, code, dayOf(Date.now()))
  if (!acts(link)) return null
  return (await findRevokedCode.first(tx, { code: code.toLowerCase() })) ? null : link
}

export const isIn = (member: MemberRow | undefined): member is MemberRow => member?.status === 'sub_status_normal'

export const getMailLink = (parts: LinkParts) =>
  implement(contract.getMailLink, async ({ tx, params, fail }) => {
    const link = (await read(tx, parts, params.code)) ?? fail('invalid link')
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
      is_done: action === 'leave' && !isIn(member),
    }
  })

type Using = Call<typeof contract.useMailLink>
type Doing = (call: Using, link: Link) => Promise<void>

/** What each link does. Whoever has left already has what they wanted. */
const deeds: Record<LinkAction, Doing> = {
  async leave(call, { group_id, member_id }) {
    const group = await freshGroups.groupById(call.tx, group_id)
    const member = group && (await lockMember.first(call.tx, { group_id, id: member_id }))
    // A ban is not somebody's own to end.
    if (!member || member.status === 'sub_status_banned') return
    if (await isLastOwner(call.tx, member)) call.fail('sole owner')
    await leave(call, group, member)
  },
  mute_topic: onTopic('muted'),
  follow_topic: onTopic('followed'),
  mute_hashtag: onHashtag('muted'),
  follow_hashtag: onHashtag('followed'),
}

type State = 'followed' | 'muted'

async function accountOf({ tx, fail }: Using, { member_id }: Link): Promise<number> {
  const member = await findMember.first(tx, { id: member_id })
  return isIn(member) ? member.user_id : fail('not subscribed')
}

function onTopic(state: State): Doing {
  return async (call, link) => {
    const { group_id, about_id: topic_id } = link
    const account_id = await accountOf(call, link)
    if ((await setFollower.run(call.tx, { group_id, topic_id, account_id, state, lasting: null })) === 0)
      call.fail('invalid topic_id')
  }
}

function onHashtag(state: State): Doing {
  return async (call, link) => {
    const { group_id } = link
    const account_id = await accountOf(call, link)
    const tag = (await findTag.first(call.tx, { group_id, id: link.about_id })) ?? call.fail('invalid hashtag_id')
    await putFollow.run(call.tx, { group_id, hashtag_id: tag.alias_of ?? tag.id, account_id, state, lasting: null })
  }
}

export const useMailLink = (parts: LinkParts) =>
  implement(contract.useMailLink, async call => {
    const link = (await read(call.tx, parts, call.params.code)) ?? call.fail('invalid link')
    await deeds[link.action](call, link)
    return { object: 'success' as const, extra: link.action }
  })
