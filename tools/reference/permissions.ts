import type { Endpoint } from '#contract/endpoint.ts'
import { permissionTable, groupRoles } from '#contract/permissions.ts'
import { code, codes, madeFrom, page, table } from './markdown.ts'

/** The text of docs/reference/permissions.md. */
export function permissionsPage(endpoints: readonly Endpoint[]): string {
  const rows = permissionTable().map(([name = '', ...cells]) => {
    const users = endpoints.filter(({ needs }) => needs === name).map(endpoint => endpoint.name)
    return [code(name), ...cells, codes(users)]
  })
  return page(
    '# Permissions',
    madeFrom('the table in `src/contract/permissions.ts`'),
    'Who can do what in a group. `yes`: always; an empty cell: never; `granted`: moderators with that flag in ' +
      '`mod_permissions`; anything else depends on the settings of the group. Banned and past members have the permissions ' +
      'of visitors, and owners of a parent group have all permissions in its subgroups. A person may post unless the group ' +
      'is locked, their address is unconfirmed, or posting was disabled for them.',
    table(['Permission', ...groupRoles.map(name => name.replace('_', ' ')), 'Needed by'], rows),
  )
}
