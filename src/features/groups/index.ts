import type { Implementation } from '#runtime/calls/handler.ts'
import { deleteGroupAlias, getGroupAliases, newGroupAlias } from './aliases/aliases.ts'
import { createGroup, createSubgroup, type CreateGroupDeps } from './lifecycle/create-group.ts'
import { deleteGroup } from './lifecycle/delete-group.ts'
import { getSuspendedGroups } from './lifecycle/suspend-group.ts'
import { deleteExtraColumn, getExtraColumns, newExtraColumn, updateExtraColumn } from './settings/extra-columns.ts'
import { getDirectory } from './directory/get-directory.ts'
import { getFormats } from './formats/get-formats.ts'
import { getGroup, getPerms } from './get-group.ts'
import { getSubgroups } from './directory/get-subgroups.ts'
import { getOrg, updateOrg } from './organisations/organisations.ts'
import { getFooterPreview, type FooterPreviewDeps } from './settings/footer-preview.ts'
import { deleteGroupPhoto, downloadGroupPhoto, uploadGroupPhoto, type PhotoDeps } from './photos/group-photos.ts'
import { updateGroup } from './settings/update-group.ts'

export { isGroupName, subgroupPart, takeName } from './names.ts'
export { groupBundle } from './bundle.ts'
export { parseExtraValue, type ExtraColumn, type ExtraValue } from './settings/extra-columns.ts'
export { sanitizeOrNull } from './settings/description.ts'
export { columnParsers, parseLines, isWithin, type ValueInput } from './settings/extra-values.ts'
export { isLine, splitLines } from './names.ts'
export {
  isReadByAnyone,
  moveSettings,
  type MovedSetting,
  type MovedSettings,
  type SettingsMove,
} from './settings/moved-settings.ts'
export { deliveryMoveJob } from './settings/move-deliveries.ts'
export { cachedGroups, freshGroups, batchedGroups, groupFromJoin, groupOf, groupsByIds } from './finders.ts'
export { findEmailGroup, displayName } from './email-group.ts'
export { lockGroupRow } from './lock-group.ts'
export { organisationHosts } from './organisations/store.ts'
export {
  addOrganisation,
  chooseMainGroupByName,
  isHostName,
  moveGroupToOrganisation,
} from './organisations/organisations.ts'
export { batchOf, contentsIn, groupRemovalSubscriber, ownContents, type GroupContents } from './lifecycle/removal.ts'
export { deleteWithSubgroups } from './lifecycle/delete-group.ts'
export { restoreWithSubgroups, suspendWithSubgroups } from './lifecycle/suspend-group.ts'
export { moveGroupPhotos } from './photos/group-photos.ts'
export { setGroupPlan } from './settings/set-plan.ts'
export { makeRoom, sweepDeleted, sweepFullGroups } from './deleted-storage.ts'
export { notifyShortOfSpace } from './storage-usage.ts'
export { allowedDelivery, deliveryMoves, opennessOf } from './settings/settings-rules.ts'
export { changedGroup, changedNames, prepareSettings } from './settings/update-group.ts'
export { joinedGroupColumns, groupColumns, groupJoins, groupRowVersion, groupSurroundings } from './store.ts'
export { cachePerPosition } from './group-view-cache.ts'
export { addressesOf, groupUrl, groupView, type Addresses } from './view.ts'
export { groupVersions } from './edit-version.ts'

export type GroupDeps = CreateGroupDeps & FooterPreviewDeps & PhotoDeps
export const groupHandlers = (deps: GroupDeps): Implementation[] => [
  createGroup(deps),
  createSubgroup(deps),
  getGroup(deps),
  getSubgroups(deps),
  getDirectory(deps),
  getGroupAliases,
  getPerms,
  getFormats,
  updateGroup(deps),
  uploadGroupPhoto(deps),
  deleteGroupPhoto(deps),
  downloadGroupPhoto(deps),
  getFooterPreview(deps),
  deleteGroup,
  getSuspendedGroups,
  newGroupAlias,
  deleteGroupAlias,
  getExtraColumns,
  newExtraColumn,
  updateExtraColumn,
  deleteExtraColumn,
  getOrg(deps),
  updateOrg(deps),
]
