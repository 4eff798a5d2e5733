import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Row } from '#storage/query.ts'
import { aliasPages, deleteAlias, findAlias, insertAlias } from './alias-store.ts'
import * as contract from '../contract.ts'
import { isGroupName, takeName } from '../names.ts'

const maxAliases = 100

/** Only groups on a paid plan have aliases; those of a group that lost its plan name nothing until it has one again. */
export const hasAliases = (group: { plan: string }): boolean => group.plan !== 'group_plan_basic'

const aliasView = (row: Row<'alias.find'>) => ({ object: 'groupalias' as const, ...row })

export const getGroupAliases = implement(contract.getGroupAliases, async ({ tx, group, params }) =>
  pageOf(tx, contract.getGroupAliases, params, {
    total: hasAliases(group) ? group.aliases_count : 0,
    fetch: async ({ field, dir, start, page }) =>
      hasAliases(group)
        ? aliasPages[`${field as 'name'}:${dir}:${start}`].all(tx, {
            group_id: group.id,
            ...page,
          })
        : [],
    cursorOf: (row, field) => ({ key: field === 'name' ? row.name.toLowerCase() : row.id, id: row.id }),
    view: aliasView,
  }),
)

export const newGroupAlias = implement(contract.newGroupAlias, async ({ tx, group, params, fail, record }) => {
  if (!hasAliases(group)) fail('basic group')
  if (!isGroupName(params.name)) fail('invalid name')
  if (group.aliases_count >= maxAliases) fail('too many aliases')
  if (!(await takeName(tx, params.name))) fail('name exists')
  const row = await insertAlias.one(tx, { group_id: group.id, name: params.name })
  record('group.alias_added', { alias_id: row.id, name: row.name })
  return aliasView(row)
})

export const deleteGroupAlias = implement(contract.deleteGroupAlias, async ({ tx, group, params, fail, record }) => {
  const alias = (await findAlias.first(tx, { group_id: group.id, id: params.alias_id })) ?? fail('invalid alias_id')
  // The alias in the settings can be changed, but not taken away.
  if (alias.name.toLowerCase() === group.settings.alias.toLowerCase()) fail('invalid alias_id')
  const deleted = (await deleteAlias.first(tx, { group_id: group.id, id: params.alias_id })) ?? fail('invalid alias_id')
  record('group.alias_removed', { alias_id: params.alias_id, name: deleted.name })
})
