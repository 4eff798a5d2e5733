import type { Implementation } from '#runtime/call.ts'
import { directAdd, type AddParts } from './adds/direct-add.ts'
import { approvePendingAdds, getPendingAdds, rejectPendingAdds } from './adds/review.ts'
import { approveMember, claimPendingMember } from './approve-member.ts'
import { banMember, unbanMember } from './ban-member.ts'
import { bulkRemoveMembers } from './bulk-remove-members.ts'
import { getMember, getMembers } from './get-members.ts'
import { acceptInvite, joinByInvite } from './invites/accept-invite.ts'
import { getInvitation } from './invites/get-invitation.ts'
import { cancelInvite, getInvites, inviteMembers } from './invites/invite-members.ts'
import {
  deleteMemberLabel,
  getMemberLabels,
  newMemberLabel,
  setMemberLabels,
  updateMemberLabel,
} from './labels/labels.ts'
import { deleteMemberNotice, getMemberNotices, newMemberNotice, updateMemberNotice } from './notices/notices.ts'
import { noteSponsorship } from './note-sponsorship.ts'
import { getPastMembers } from './past-members.ts'
import { removeMember } from './remove-member.ts'
import { searchMembers } from './search-members.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { getSub, getSubs } from './subscriptions/get-subs.ts'
import { joinGroup } from './subscriptions/join-group.ts'
import { deleteSub } from './subscriptions/leave-group.ts'
import { updateSub } from './subscriptions/update-sub.ts'
import { declineAdd, getUnaskedLetter } from './unasked/decline-add.ts'
import { updateMember } from './update-member.ts'

export { aboutOf } from './about.ts'
export { insertComplaint } from './adds/store.ts'
export { isBannedSomewhere, membershipDeletion, soleOwnerOf } from './account-changes.ts'
export { countApprovedPost, forgetApprovedPosts } from './approved-posts.ts'
export { isLastOwner, leave } from './depart.ts'
export { expirePendingMembers, sweepMembers } from './chores.ts'
export { maySee, viewerOf, type Viewer } from './fields.ts'
export { invitesTo, openInvites } from './invites/store.ts'
export { cachedMemberships, freshMemberships, gatheredMemberships, manyMemberships, memberFinder } from './finders.ts'
export { makeOwner } from './make-owner.ts'
export { memberLetters } from './letters.ts'
export { whyMember } from './notices/letters.ts'
export { remindMembers } from './notices/reminders.ts'
export { activeNotices } from './notices/store.ts'
export { requestById } from './requests/store.ts'
export { requestVerbs } from './requests/verbs.ts'
export { addressOfModerator, moderatorsWanting, subscriptionOf, whyTold } from './notices/wanting.ts'
export { memberContents } from './past-store.ts'
export { ownMembership, ownSubscriptions as subscriptionsOf } from './subscriptions/get-subs.ts'
export { signatureOf } from './signature.ts'
export { mailedAddresses, membersAt } from './mailed.ts'
export { takeUnasked } from './unasked/limits.ts'
export { memberZone } from './zone.ts'
export {
  findMember,
  inTables,
  joined as memberJoins,
  lockMember,
  member as memberColumns,
  memberPrint,
  subscription,
} from './store.ts'
export { memberView, ownView, profileOf, type MemberObject, type MemberRow } from './view.ts'
export { memberVersions } from './version.ts'

export type MemberParts = AddParts
export const memberVerbs = (parts: MemberParts): Implementation[] => [
  getMembers,
  searchMembers,
  getMember,
  getPastMembers,
  approveMember,
  claimPendingMember,
  removeMember,
  bulkRemoveMembers,
  noteSponsorship,
  banMember,
  unbanMember,
  updateMember,
  sendConfirmation,
  directAdd(parts),
  getPendingAdds,
  approvePendingAdds,
  rejectPendingAdds,
  inviteMembers,
  getInvites,
  cancelInvite,
  acceptInvite,
  joinByInvite,
  getInvitation,
  declineAdd,
  getUnaskedLetter,
  getMemberLabels,
  newMemberLabel,
  updateMemberLabel,
  deleteMemberLabel,
  setMemberLabels,
  getMemberNotices,
  newMemberNotice,
  updateMemberNotice,
  deleteMemberNotice,
  joinGroup,
  deleteSub,
  getSub,
  getSubs,
  updateSub,
]
