import type { Implementation } from '#runtime/calls/handler.ts'
import { getDelayedEmail, getMessageDeliveries } from './deliveries/deliveries.ts'
import { explainDelivery } from './deliveries/explain.ts'
import {
  addGroupOwner,
  getAllGroups,
  getGroupDetails,
  getStorage,
  removeGroup,
  restoreGroup,
  setGroupPlan,
  suspendGroup,
} from './inventory/groups.ts'
import { getOrganisations, moveGroup, newOrganisation } from './inventory/organisations.ts'
import { getRateLimits, type RateLimitDeps } from './inventory/rate-limits.ts'
import { getHealth, getSettings, type HealthDeps } from './health.ts'
import { changeUserEmail, deleteUser, getUserDetails, getUsers, signOutUser, type PeopleDeps } from './people.ts'
import { sendTestEmail, type TestEmailDeps } from './test-email.ts'
import { deleteJob, getEmailQueue, getFailedJobs, retryEmail, retryJob } from './queues.ts'

export type { HealthDeps } from './health.ts'
export type { RateLimitDeps } from './inventory/rate-limits.ts'
export type { TestEmailDeps } from './test-email.ts'
export { diskEmails, noteDiskShort } from './disk-emails.ts'
export { noteInstallationProblems, operatorEmails } from './operator-emails.ts'
export { deleteFailedJob, retryFailedJob, retryMail } from './store.ts'

export const administrationHandlers = (
  deps: HealthDeps & PeopleDeps & TestEmailDeps & RateLimitDeps,
): Implementation[] => [
  getHealth(deps),
  getSettings(deps),
  getUsers,
  getUserDetails,
  signOutUser,
  changeUserEmail,
  deleteUser(deps),
  getFailedJobs,
  retryJob,
  deleteJob,
  getEmailQueue,
  retryEmail,
  sendTestEmail(deps),
  getMessageDeliveries,
  getDelayedEmail,
  explainDelivery,
  getAllGroups,
  getGroupDetails,
  setGroupPlan,
  suspendGroup,
  restoreGroup,
  removeGroup,
  addGroupOwner,
  moveGroup,
  getOrganisations,
  newOrganisation,
  getStorage,
  getRateLimits(deps),
]
