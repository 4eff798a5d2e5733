import type { Implementation } from '#runtime/call.ts'
import { getUser } from './get-user.ts'
import { login, type LoginParts } from './login.ts'
import { logout } from './logout.ts'

export { addAccount } from './add-account.ts'
export { authenticator } from './authenticate.ts'
export { findSigningKey } from './signing-key.ts'
export { userView } from './view.ts'

export type AccountParts = LoginParts
export const accountVerbs = (parts: AccountParts): Implementation[] => [login(parts), logout, getUser]
