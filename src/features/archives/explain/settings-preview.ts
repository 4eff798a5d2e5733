import { implement } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { changedGroup, changedNames, deliveryMoves, opennessOf, prepareSettings } from '../../groups/index.ts'
import type { ArchiveDeps } from '../deps.ts'
import * as contract from './contract.ts'
import { peopleOf } from './people-kinds.ts'
import { storageUsed } from './post-situation.ts'
import { countDelivery, countSilentOpen, countSilentUnmoderated } from './preview-store.ts'
import { rightEffects } from './right-effects.ts'

export const getSettingsPreview = (deps: ArchiveDeps) =>
  implement(contract.getSettingsPreview, prepareSettings, async call => {
    const { tx, group, params, access } = call
    const after = changedGroup(group, call)
    const changed: Group = { ...group, ...after }
    const changes = changesOf(group, changed)
    const storage_used = await storageUsed(tx, group)
    const effects = rightEffects(await peopleOf(tx, group, access), group, changed, { deps, storage_used })
    const moves = deliveryMoves.filter(({ setting }) => params[setting] === true)
    const counted = await Promise.all(
      moves.map(async ({ setting, from, to }) => ({
        setting,
        from,
        to,
        ...(await countDelivery.one(tx, { group_id: group.id, email_delivery: from })),
      })),
    )
    const moved = counted.filter(({ num_people }) => num_people > 0)
    const irreversible = [
      ...(opennessOf(changed.settings.privacy) < opennessOf(group.settings.privacy) ? ['privacy'] : []),
      ...(group.settings.alias === '' && changed.settings.alias !== '' ? ['alias'] : []),
      ...moved.map(({ setting }) => setting),
    ]
    return {
      object: 'settings_preview' as const,
      changes,
      effects,
      deliveries: moved.map(({ from, to, num_people }) => ({
        object: 'delivery_change' as const,
        from,
        to,
        num_people,
      })),
      ...(await topicEffects(tx, group, changed)),
      irreversible,
      // Emails and links to the old name go nowhere.
      is_serious:
        irreversible.length > 0 || changed.name !== group.name || effects.some(({ is_serious }) => is_serious),
    }
  })

/** A group as the parameters of `updategroup` name it. */
function settingsOf({ settings: { locked, ...settings }, name, title, description }: Group): Record<string, unknown> {
  return { ...settings, name, title, desc: description, lock_group: locked }
}

function changesOf(before: Group, after: Group) {
  const [old, now] = [settingsOf(before), settingsOf(after)]
  return changedNames(old, now).map(setting => ({
    object: 'setting_change' as const,
    setting,
    from: String(old[setting]),
    to: String(now[setting]),
  }))
}

/** After how many days something happens to silent topics; null: never. */
const daysIf = (isOn: boolean, days: number): number | null => (isOn && days > 0 ? days : null)

/** How many topics are closed or held, and how many no longer, because of how long they have been silent. */
async function topicEffects(tx: Tx, before: Group, after: Group) {
  const closing = [before, after].map(({ settings: s }) => daysIf(s.auto_close_threads, s.close_threads_after))
  const holding = [before, after].map(({ settings: s }) => daysIf(s.auto_moderate_threads, s.moderate_threads_after))
  type Count = typeof countSilentOpen | typeof countSilentUnmoderated
  const between = async (count: Count, days: number | null, until_days: number | null): Promise<number> => {
    if (days === null || (until_days !== null && until_days <= days)) return 0
    return (await count.one(tx, { group_id: before.id, days, until_days })).count
  }
  return {
    topics_locked: await between(countSilentOpen, closing[1]!, closing[0]!),
    topics_unlocked: await between(countSilentOpen, closing[0]!, closing[1]!),
    topics_moderated: await between(countSilentUnmoderated, holding[1]!, holding[0]!),
    topics_unmoderated: await between(countSilentUnmoderated, holding[0]!, holding[1]!),
  }
}
