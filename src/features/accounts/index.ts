import type { Implementation } from '#runtime/call.ts'
import type { Tx } from '#storage/database.ts'
import { changeEmail } from './by-mail/change-email.ts'
import { confirmEmail, resendConfirmation } from './by-mail/confirm-email.ts'
import { changePassword, requestPasswordReset, resetPassword, type PasswordParts } from './by-mail/password.ts'
import { registerUser, type RegisterParts } from './by-mail/register.ts'
import { sweepMailTokens } from './by-mail/store.ts'
import { deleteAccount, type DeletionParts } from './delete-account.ts'
import { exportMyData, type ExportParts } from './export-my-data.ts'
import { getUser } from './get-user.ts'
import { keyVerbs, type KeyParts } from './keys/verbs.ts'
import { login, type LoginParts } from './login.ts'
import { logout } from './logout.ts'
import { getSessions, revokeSession } from './sessions/verbs.ts'
import { sweepSessions } from './store.ts'
import { restoreUser, suspendUser } from './suspend.ts'
import { twoFactorVerbs, type TwoFactorParts } from './two-factor/verbs.ts'
import { updateProfile, updateUser } from './update-user.ts'

export { addAccount } from './add-account.ts'
export { answerAgain } from './answers/answer-again.ts'
export { answerVerbs } from './answers/verbs.ts'
export { askConfirmation } from './by-mail/ask-confirmation.ts'
export { ownerOfAddress } from './by-mail/owner-of-address.ts'
export { authenticator } from './authenticate.ts'
export { checkPasswordList, commonPasswords } from './common-passwords.ts'
export { setPasswordCost } from './password.ts'
export { beginDeletion, removeAccount, type AccountEnds, type DeletionPart } from './delete-account.ts'
export type { ExportPart } from './export-my-data.ts'
export { greeting, plainName } from './greeting.ts'
export { pageOfFew } from './few.ts'
export { findAccount, givePassword, moveAccount, setAdministrator } from './operator.ts'
export { isSuspendedRow } from './store.ts'
export { isActive } from './authenticate.ts'
export { isSuspended, suspend, unsuspend } from './suspend.ts'
export { providersOf } from './idp/providers.ts'
export { sweepIdentityLogins } from './idp/store.ts'
export { idpVerbs, type IdpParts } from './idp/verbs.ts'
export { timezoneOf } from './names.ts'
export { readMarks } from './marks.ts'
export { checkSecretFile, sealWith } from './seal.ts'
export { hashSecret, newSecret } from './secrets.ts'
export { findSigningKey } from './signing-key.ts'
export { accountById, deleteUnusedAccount } from './store.ts'
export { userView } from './view.ts'
export { accountVersions } from './version.ts'

export type AccountParts = LoginParts &
  RegisterParts &
  PasswordParts &
  TwoFactorParts &
  KeyParts &
  ExportParts &
  DeletionParts

export const accountVerbs = (parts: AccountParts): Implementation[] => [
  login(parts),
  logout,
  suspendUser,
  restoreUser,
  getUser,
  updateUser,
  updateProfile,
  registerUser(parts),
  confirmEmail(parts),
  resendConfirmation,
  requestPasswordReset,
  resetPassword(parts),
  changePassword(parts),
  changeEmail(parts),
  ...twoFactorVerbs(parts),
  ...keyVerbs(parts),
  getSessions,
  revokeSession,
  exportMyData(parts),
  deleteAccount(parts),
]

/** Forgets sessions and links that have come to their end. */
export async function sweepAccounts(tx: Tx): Promise<void> {
  await sweepSessions.run(tx)
  await sweepMailTokens.run(tx)
}
