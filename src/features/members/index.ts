import type { Implementation } from '#runtime/calls/handler.ts'
import { bulkUpdateMembers } from './bulk/bulk-update-members.ts'
import { directAdd, type DirectAddDeps } from './direct-add/direct-add.ts'
import { approvePendingAdds, getPendingAdds, rejectPendingAdds } from './direct-add/review.ts'
import { approveMember, claimPendingMember } from './moderation/approve-member.ts'
import { banAddress } from './moderation/ban-address.ts'
import { banMember, unbanMember } from './moderation/ban-member.ts'
import { bulkRemoveMembers } from './moderation/bulk-remove-members.ts'
import { exportMembers } from './list/export-members.ts'
import { findMembers } from './list/find-members.ts'
import { getMemberCounts } from './list/member-counts.ts'
import { getMember, getMembers } from './list/get-members.ts'
import { getSharedGroups } from './list/shared-groups.ts'
import { acceptInvite, joinByInvite } from './invites/accept-invite.ts'
import { getInvitation } from './invites/get-invitation.ts'
import { cancelInvite, getInvitePreview, getInvites, inviteMembers, resendInvite } from './invites/invite-members.ts'
import {
  deleteMemberLabel,
  getMemberLabels,
  newMemberLabel,
  setMemberLabels,
  updateMemberLabel,
} from './labels/labels.ts'
import {
  deleteMemberNotice,
  getMemberNotices,
  getRejectionTemplates,
  newMemberNotice,
  updateMemberNotice,
} from './notices/notices.ts'
import { getNoticePreview, type NoticePreviewDeps } from './notices/preview.ts'
import { noteSponsorship } from './moderation/note-sponsorship.ts'
import { getPastMembers } from './list/past-members.ts'
import { removeMember } from './moderation/remove-member.ts'
import { searchMembers } from './list/search-members.ts'
import { sendConfirmation } from './moderation/send-confirmation.ts'
import { getSub, getSubs } from './subscriptions/get-subs.ts'
import { getJoinQuestions, joinGroup } from './subscriptions/join-group.ts'
import { deleteSub } from './subscriptions/leave-group.ts'
import { updateSub } from './subscriptions/update-sub.ts'
import { declineAdd, getUnsolicitedEmail } from './unsolicited-email/decline-add.ts'
import { updateMember } from './moderation/update-member.ts'

export { memberBundle } from './bundle.ts'
export { insertMessageToMany } from './bulk/store.ts'
export { notifiedMembers } from './notified-members.ts'
export { memberFactData } from './member-fact-data.ts'
export { insertComplaint } from './direct-add/store.ts'
export { isBannedSomewhere, membershipDeletion, soleOwnerOf } from './account-data.ts'
export { countApprovedPost, countRejectedPost, stopModerating } from './moderation/approved-posts.ts'
export { isLastOwner, endOwnMembership } from './membership/end-membership.ts'
export { expirePendingMembers, sweepMembers } from './scheduled-tasks.ts'
export { maySee, viewerOf, type MemberViewer } from './list/visible-fields.ts'
export { invitesTo, openInvites } from './invites/store.ts'
export { groupsWithAccess } from './groups-with-access.ts'
export { cachedMemberships, freshMemberships, batchedMemberships, manyMemberships, memberFinder } from './finders.ts'
export {
  moveMembers,
  releaseHeldDelivery,
  type MovedMember,
  type MoveMembersOptions,
  type MoveOutcome,
} from './move-in/move-members.ts'
export { countHeldDelivery } from './move-in/store.ts'
export { makeOwner } from './moderation/make-owner.ts'
export { memberEmails } from './emails.ts'
export { memberFooter } from './notices/notices-to-member.ts'
export { moveNotices } from './notices/move-notices.ts'
export { rejectedPostWriter } from './notices/rejected-post.ts'
export { remindMembers } from './notices/reminders.ts'
export { activeNotices } from './notices/store.ts'
export { requestById } from './join-requests/store.ts'
export { requestHandlers } from './join-requests/handlers.ts'
export {
  addressOfModerator,
  moderatorsSubscribedTo,
  ownersOf,
  subscriptionUrl,
  moderatorFooter,
} from './notices/recipients.ts'
export { memberContents } from './list/past-store.ts'
export { ownMembership, ownSubscriptions as subscriptionsOf } from './subscriptions/get-subs.ts'
export { joinStatus, newPostStatus } from './membership/join.ts'
export { signatureOf } from './membership/signature.ts'
export { getsEmail, mailedAddresses, membersAt, stoppedAddresses } from './mailed-addresses.ts'
export { consumeUnsolicitedQuota } from './unsolicited-email/limits.ts'
export { memberTimeZone } from './time-zone.ts'
export {
  findMember,
  rowVersionColumns,
  joined as memberJoins,
  lockMember,
  member as memberColumns,
  memberRowVersion,
  subscription,
} from './store.ts'
export { memberView, ownView, profileOf, type MemberObject, type MemberRow } from './view.ts'
export { memberVersions } from './edit-version.ts'

export type MemberDeps = DirectAddDeps & NoticePreviewDeps
export const memberHandlers = (deps: MemberDeps): Implementation[] => [
  getMembers,
  searchMembers,
  findMembers,
  getMemberCounts,
  exportMembers,
  getSharedGroups,
  getMember,
  getPastMembers,
  approveMember,
  claimPendingMember,
  removeMember,
  bulkRemoveMembers,
  bulkUpdateMembers,
  noteSponsorship,
  banMember,
  banAddress,
  unbanMember,
  updateMember,
  sendConfirmation,
  directAdd(deps),
  getPendingAdds,
  approvePendingAdds,
  rejectPendingAdds,
  inviteMembers,
  getInvites,
  getInvitePreview,
  resendInvite,
  cancelInvite,
  acceptInvite,
  joinByInvite,
  getInvitation,
  declineAdd,
  getUnsolicitedEmail,
  getMemberLabels,
  newMemberLabel,
  updateMemberLabel,
  deleteMemberLabel,
  setMemberLabels,
  getMemberNotices,
  getNoticePreview(deps),
  getRejectionTemplates,
  newMemberNotice,
  updateMemberNotice,
  deleteMemberNotice,
  joinGroup,
  getJoinQuestions,
  deleteSub,
  getSub,
  getSubs,
  updateSub,
]
