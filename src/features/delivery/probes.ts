import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { SystemTransaction } from '#runtime/transactions/commit-with-facts.ts'
import { consumeQuota } from '#runtime/limits/rate-limiter.ts'
import { memberFactData, maySee } from '../members/index.ts'
import * as contract from './contract.ts'
import { daysBetweenProbes, mailStates } from './states.ts'
import { changeAdded, changeStatus, countProbes, episodeOf, lockDue, stopProbes } from './store.ts'

const atOnce = 100
/** Number of probes, with the first one, before delivery is given up. */
const mostProbes = 4

const { giveUp, restore } = mailStates.moves

/** Sends probes that are due, or gives up; returns whether there may be more. */
export async function probeDue({ tx, record }: SystemTransaction): Promise<boolean> {
  const due = await lockDue.all(tx, { limit: atOnce })
  // Accounts with a new address are reached again.
  const unreached = due.filter(({ is_unreached }) => is_unreached)
  const probed = unreached.filter(({ probes }) => probes < mostProbes)
  const finished = due.filter(one => !probed.includes(one)).map(({ id }) => id)

  await countProbes.run(tx, { ids: probed.map(({ id }) => id), days: daysBetweenProbes })
  for (const { id, episode } of probed) record('account.probed', { account_id: id, episode })
  await stopProbes.run(tx, { ids: finished })
  for (const { id, email } of await changeStatus.all(tx, { ids: finished, to: giveUp.to, from: [...giveUp.from] }))
    record(giveUp.records, { account_id: id, email })
  await changeAdded.run(tx, { account_ids: finished, to: giveUp.to, from: [...giveUp.from] })
  return due.length === atOnce
}

export const sendBounceProbe = implement(contract.sendBounceProbe, async call => {
  const { tx, account, access, row: member, limits, fail, record } = call
  const isOwn = member.user_id === account.id
  if (!isOwn && !may('manage_member_subscription_options', access))
    fail('inadequate_permissions', 'manage_member_subscription_options')
  if (!isOwn && !maySee(access, member)) fail('member_info_id')
  const episodeRow = await episodeOf.first(tx, { account_id: member.user_id })
  // For an added member who has not confirmed, only the status of this membership is shown.
  const current = isOwn || member.given_id === null ? episodeRow?.status : member.mail_status
  if (!episodeRow || !restore.from.some(status => status === current)) return fail('not bouncing')
  await consumeQuota(tx, `mail-asked:probe:${episodeRow.email.toLowerCase()}`, limits.emailsTo)
  record('account.probed', { account_id: member.user_id, episode: episodeRow.episode })
  record('member.probe_requested', memberFactData(member))
  return undefined
})
