import type { Implementation } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import { changeEmail } from './email-links/change-email.ts'
import { confirmEmail, resendConfirmation } from './email-links/confirm-email.ts'
import { changePassword, requestPasswordReset, resetPassword, type PasswordDeps } from './email-links/reset-password.ts'
import { registerUser, type RegisterDeps } from './email-links/register.ts'
import { sweepMailTokens } from './email-links/store.ts'
import { deleteAccount, type DeletionDeps } from './delete-account.ts'
import { exportMyData, type ExportDeps } from './export-my-data.ts'
import { getUser } from './profile/get-user.ts'
import { keyHandlers, type ApiKeyDeps } from './keys/handlers.ts'
import { login, type LoginDeps } from './auth/login.ts'
import { logout } from './auth/logout.ts'
import { getSessions, revokeSession } from './sessions/handlers.ts'
import { setupHandlers, type SetupDeps } from './setup/handlers.ts'
import { sweepSessions } from './store.ts'
import { restoreUser, suspendUser } from './suspend.ts'
import { twoFactorHandlers, type TwoFactorDeps } from './two-factor/handlers.ts'
import { deleteProfilePhoto, downloadProfilePhoto, uploadProfilePhoto, type PhotoDeps } from './profile/photo.ts'
import { updateProfile, updateUser } from './profile/update-user.ts'

export { importPeople, type BundledPerson } from './bundle.ts'
export { endSessions } from './auth/end-access.ts'
export { localeOf } from './account-locale.ts'
export { addAccount } from './add-account.ts'
export { replyAlreadyDone } from './email-replies/reply-already-done.ts'
export { emailReplyHandlers } from './email-replies/handlers.ts'
export { requestConfirmation } from './email-links/request-confirmation.ts'
export { ownerOfAddress } from './email-links/owner-of-address.ts'
export { authenticator } from './auth/authenticate.ts'
export { checkPasswordList, commonPasswords } from './auth/common-passwords.ts'
export { setPasswordCost } from './auth/password-hash.ts'
export { beginDeletion, removeAccount, type AccountDeletionHooks, type AccountDeletionStep } from './delete-account.ts'
export type { ExportSource } from './export-my-data.ts'
export { confirmedAddresses, languagesOf, suspendedAddresses } from './addresses.ts'
export { greeting, plainName } from './greeting.ts'
export { pageInMemory } from './in-memory-page.ts'
export { findAccount, assignPassword as givePassword, moveAccount, setAdministrator } from './operator.ts'
export { isSuspendedRow } from './store.ts'
export { isActive } from './auth/authenticate.ts'
export { isSuspended, suspend, unsuspend } from './suspend.ts'
export { providersOf } from './idp/providers.ts'
export { sweepIdentityLogins } from './idp/store.ts'
export { idpHandlers, type IdpDeps } from './idp/handlers.ts'
export { moveProfilePhotos } from './profile/photo.ts'
export { timezoneOf } from './profile/names.ts'
export { readKnownBrowsers } from './auth/known-browser-cookie.ts'
export { checkSecretFile, createSecretBox, type SecretBox } from './auth/secret-box.ts'
export { hashSecret, newPostingToken, newSecret } from './auth/secrets.ts'
export { findSigningKey } from './auth/signing-key.ts'
export { createSetupLink } from './setup/setup-link.ts'
export { accountById, deleteUnusedAccount } from './store.ts'
export { dateFormatsFor, userView } from './view.ts'
export { accountVersions } from './edit-version.ts'

export type AccountDeps = LoginDeps &
  RegisterDeps &
  PasswordDeps &
  TwoFactorDeps &
  SetupDeps &
  ApiKeyDeps &
  ExportDeps &
  PhotoDeps &
  DeletionDeps

export const accountHandlers = (deps: AccountDeps): Implementation[] => [
  login(deps),
  logout,
  suspendUser,
  restoreUser,
  getUser,
  updateUser,
  updateProfile,
  uploadProfilePhoto(deps),
  deleteProfilePhoto,
  downloadProfilePhoto(deps),
  registerUser(deps),
  confirmEmail(deps),
  resendConfirmation,
  requestPasswordReset,
  resetPassword(deps),
  changePassword(deps),
  changeEmail(deps),
  ...twoFactorHandlers(deps),
  ...setupHandlers(deps),
  ...keyHandlers(deps),
  getSessions,
  revokeSession,
  exportMyData(deps),
  deleteAccount(deps),
]

/** Deletes expired sessions and links. */
export async function sweepAccounts(tx: Tx): Promise<void> {
  await sweepSessions.run(tx)
  await sweepMailTokens.run(tx)
}
