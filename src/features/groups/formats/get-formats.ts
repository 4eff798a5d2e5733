import { groupSettingDefaults } from '#contract/groups/group-settings.ts'
import { implement } from '#runtime/calls/handler.ts'
import { dateFormatsFor } from '../../accounts/index.ts'
import * as contract from './contract.ts'

export const getFormats = implement(contract.getFormats, async ({ group, account, params }) => {
  const { default_time_pref, default_date_pref, default_monday_start, default_timezone } = group.settings
  // What the group left as it was says nothing: readers see what is usual for their language.
  const chosen = {
    ...(default_time_pref !== groupSettingDefaults.default_time_pref && { time_pref: default_time_pref }),
    ...(default_date_pref !== groupSettingDefaults.default_date_pref && { date_pref: default_date_pref }),
    ...(default_monday_start && { monday_start: true }),
  }
  return {
    object: 'formats' as const,
    group_id: group.id,
    timezone: account?.timezone ?? default_timezone,
    ...dateFormatsFor(account, params.locale, chosen),
  }
})
