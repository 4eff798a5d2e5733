import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { Nullable, Num, Str, Timestamp, Word, fields, resource, stream } from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'

/** The export of a group that an owner asked for; there is one at a time. */
export const GroupExport = resource('group_export', {
  group_id: Num,
  status: Word(words.export_status),
  ...fields(['created', 'finished', 'expires'], Nullable(Timestamp)),
  user_id: Num,
  name: Str,
  ...fields(['num_rows', 'num_files', 'num_missing', 'size'], Num),
})

const ofGroup = { who: 'account', on: 'group', needs: 'download_entire_group', params: GROUP } as const

export const getGroupExport = endpoint('getgroupexport', {
  ...ofGroup,
  method: 'GET',
  summary: "Get the state of a group's export. For owners.",
  returns: GroupExport,
  errors: ['inadequate_permissions'],
})

export const newGroupExport = endpoint('newgroupexport', {
  ...ofGroup,
  method: 'POST',
  summary:
    'Export a group: everything in it is written to one file in the background, and the caller gets an email when it is ready. It replaces an earlier export. For owners.',
  returns: GroupExport,
  errors: ['export running', 'rate_limit', 'inadequate_permissions'],
  records: ['group.export_requested'],
})

export const downloadGroupExport = endpoint('downloadgroupexport', {
  ...ofGroup,
  method: 'GET',
  summary: 'Download the export of a group. For owners.',
  returns: stream('application/zip'),
  errors: ['no export', 'inadequate_permissions'],
})

export const deleteGroupExport = endpoint('deletegroupexport', {
  ...ofGroup,
  method: 'POST',
  summary: 'Delete the export of a group, or cancel it while it is written. For owners.',
  returns: GroupExport,
  errors: ['no export', 'inadequate_permissions'],
  records: ['group.export_deleted'],
})
