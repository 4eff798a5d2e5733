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
    'Who may do what in a group. `yes`: always; an empty cell: never; `granted`: a moderator to whom that flag of ' +
      '`mod_permissions` was given; anything else depends on the settings of the group. Banned and past members stand there ' +
      'as any visitor does, and owners of a parent group hold every right in its subgroups. Somebody may post unless the group ' +
      'is locked, their address is unconfirmed, or posting was switched off for them.',
    table(['Right', ...groupRoles.map(name => name.replace('_', ' ')), 'Asked for by'], rows),
  )
}
