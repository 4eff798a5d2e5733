import type { ErrorDoc } from './errors.ts'

/** States of the export of a group, with their meaning. */
export const exportWords = {
  export_status: {
    export_none: 'There is none.',
    export_pending: 'It has been requested, and starts within seconds unless other groups are first.',
    export_running: 'It is being written.',
    export_ready: 'It can be downloaded until it expires.',
    export_failed: 'It failed. The log of the server says why.',
  },
} as const

/** Fields of exports. */
export const exportFields: Readonly<Record<string, string>> = {
  'group_export.status': 'How far it is.',
  'group_export.created': 'When it was requested; null: there is none.',
  'group_export.finished': 'When it was done or failed; null: not yet.',
  'group_export.expires': 'When it is deleted; null: not before it is done.',
  'group_export.user_id': 'The account that requested it; 0: none, or it was deleted.',
  'group_export.name': 'The name of that person.',
  'group_export.num_rows': 'How many rows have been written.',
  'group_export.num_files': 'How many files have been written.',
  num_missing: 'How many files are missing on the server, and so from the export.',
  'group_export.size': 'How many bytes have been written.',
}

/** Errors of exports. */
export const exportErrors: Readonly<Record<string, ErrorDoc>> = {
  'export running': {
    meaning: 'The group is being exported already.',
    cure: 'Wait until it is done, or cancel it with `deletegroupexport`.',
  },
  'no export': {
    meaning: 'There is no export, it is not ready yet, or it has expired.',
    cure: 'See `getgroupexport`, or request one with `newgroupexport`.',
  },
}
