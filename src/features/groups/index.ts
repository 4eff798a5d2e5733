import type { Implementation } from '#runtime/call.ts'
import { deleteGroupAlias, getGroupAliases, newGroupAlias } from './aliases.ts'
import { createGroup, createSubgroup, type CreateGroupParts } from './create-group.ts'
import { deleteGroup } from './delete-group.ts'
import { deleteExtraColumn, getExtraColumns, newExtraColumn, updateExtraColumn } from './extra-columns.ts'
import { getDirectory } from './get-directory.ts'
import { getGroup, getPerms } from './get-group.ts'
import { getSubgroups } from './get-subgroups.ts'
import { getOrg, updateOrg } from './organisations/organisations.ts'
import { updateGroup } from './update-group.ts'

export { parseExtraValue, type ExtraColumn, type ExtraValue } from './extra-columns.ts'
export { cleanOrNull } from './description.ts'
export { columnParsers, lines, within, type GivenValue } from './extra-values.ts'
export { isLine } from './names.ts'
export { groupDelivery } from './delivery.ts'
export { cachedGroups, freshGroups, gatheredGroups, groupBesideOf, groupOf, groupsByIds } from './finders.ts'
export { findLetterGroup, shownName } from './letter-group.ts'
export { lockGroupRow } from './lock-group.ts'
export { addOrganisation, chooseMainGroupByName, moveGroupToOrganisation } from './organisations/organisations.ts'
export { groupRemoval, ownContents, type GroupContents } from './removal.ts'
export { setGroupPlan } from './set-plan.ts'
export { findShortOfSpace } from './space.ts'
export { deliveryIn } from './settings-rules.ts'
export { groupBeside, groupColumns, groupJoins, groupPrint, groupSurroundings } from './store.ts'
export { keptForPosition } from './kept-view.ts'
export { addressesOf, groupUrl, groupView, type Addresses } from './view.ts'
export { groupVersions } from './version.ts'

export type GroupParts = CreateGroupParts
export const groupVerbs = (parts: GroupParts): Implementation[] => [
  createGroup(parts),
  createSubgroup(parts),
  getGroup(parts),
  getSubgroups(parts),
  getDirectory(parts),
  getGroupAliases,
  getPerms,
  updateGroup(parts),
  deleteGroup,
  newGroupAlias,
  deleteGroupAlias,
  getExtraColumns,
  newExtraColumn,
  updateExtraColumn,
  deleteExtraColumn,
  getOrg,
  updateOrg,
]
