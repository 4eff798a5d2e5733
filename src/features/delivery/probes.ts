import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { SystemTransaction } from '#runtime/transactions/commit-with-facts.ts'
import { consumeQuota } from '#runtime/limits/rate-limiter.ts'
import { memberFactData, maySee } from '../members/index.ts'
import * as contract from './contract.ts'
import { daysBetweenProbes, mailStates } from './states.ts'
import { changeAdded, changeStatus, countProbes, episodeOf, lockDue, stopProbes } from './store.ts'

const atOnce = 100
/** Probes before no more mail is sent, with the one that goes out at once. */
const mostProbes = 4

const { giveUp, restore } = mailStates.moves

/** Asks those whose time has come, or gives them up; whether there may be more of them. */
export async function probeDue({ tx, record }: SystemTransaction): Promise<boolean> {
  const due = await lockDue.all(tx, { limit: atOnce })
  // Whoever has another address by now has shown that mail arrives there.
  const unreached = due.filter(({ is_unreached }) => is_unreached)
  const probed = unreached.filter(({ probes }) => probes < mostProbes)
  const over = due.filter(one => !probed.includes(one)).map(({ id }) => id)

  await countProbes.run(tx, { ids: probed.map(({ id }) => id), days: daysBetweenProbes })
  for (const { id, episode } of probed) record('account.probed', { account_id: id, episode })
  await stopProbes.run(tx, { ids: over })
  for (const { id, email } of await changeStatus.all(tx, { ids: over, to: giveUp.to, from: [...giveUp.from] }))
    record(giveUp.records, { account_id: id, email })
  await changeAdded.run(tx, { account_ids: over, to: giveUp.to, from: [...giveUp.from] })
  return due.length === atOnce
}

export const sendBounceProbe = implement(contract.sendBounceProbe, async call => {
  const { tx, account, access, row: member, limits, fail, record } = call
  const isOwn = member.user_id === account.id
  if (!isOwn && !may('manage_member_subscription_options', access))
    fail('inadequate_permissions', 'manage_member_subscription_options')
  if (!isOwn && !maySee(access, member)) fail('member_info_id')
  const episodeRow = await episodeOf.first(tx, { account_id: member.user_id })
  // How mail from other groups goes to somebody who was added is not told before they have agreed.
  const current = isOwn || member.given_id === null ? episodeRow?.status : member.mail_status
  if (!episodeRow || !restore.from.some(status => status === current)) return fail('not bouncing')
  await consumeQuota(tx, `mail-asked:probe:${episodeRow.email.toLowerCase()}`, limits.emailsTo)
  record('account.probed', { account_id: member.user_id, episode: episodeRow.episode })
  record('member.probe_requested', memberFactData(member))
  return undefined
})
