import { FACTOR, PASSWORD, securityCall } from '#contract/credentials.ts'
import { endpoint } from '#contract/endpoint.ts'
import { PREFERENCES, PROFILE } from '#contract/preferences.ts'
import { MemberInfo, User } from '#contract/resources.ts'
import {
  Bool,
  Flag,
  Id,
  Num,
  Secret,
  Str,
  Text,
  Type,
  UploadedFiles,
  optional,
  resource,
  stream,
  withDefault,
} from '#contract/schema.ts'

/** A photo as its URL names it. */
export const PHOTO = {
  hash: Text(64, { description: 'The hash of the photo, as in its URL.' }),
  thumbnail: optional(Flag({ description: 'Return a small version.' })),
}

/** The signed-in user. `subscriptions` is included to save a second call. */
const LoginUser = Type.Object({ ...User.properties, subscriptions: Type.Array(MemberInfo) }, { title: 'login_user' })
export const Login = Type.Object({ token: Str, user: LoginUser }, { title: 'login' })

export const login = endpoint('login', {
  method: 'POST',
  byGet: 'loginByGet',
  summary: 'Sign in with an email address and a password. Sets the session cookie and returns a token for HTTP Basic.',
  who: 'arriving',
  csrf: false,
  limit: 'login',
  params: {
    email: Text(254, { description: 'The email address of the account.' }),
    password: Secret(1024, { description: 'Its password.' }),
    ...FACTOR,
    api_key: optional(Secret(255, { description: 'Accepted and ignored.' })),
    token: withDefault(Flag({ description: 'Accepted; a token is always returned.' }), true),
  },
  returns: Login,
  errors: ['unauthorized_error', 'two_factor_required', 'inactive user'],
  records: ['account.logged_in', 'account.logged_out', 'account.recovery_code_used'],
})

const SUSPENDING = {
  method: 'POST',
  who: 'administrator',
  params: { email: Text(254, { description: 'The email address of the account.' }) },
} as const

export const suspendUser = endpoint('suspenduser', {
  ...SUSPENDING,
  summary:
    "Suspend an account: its owner can't sign in (`inactive user`), all sessions and API keys end, and memberships stay without email.",
  errors: ['invalid email address', 'own account'],
  records: ['account.suspended', 'account.session_ended', 'account.key_revoked'],
})

export const restoreUser = endpoint('restoreuser', {
  ...SUSPENDING,
  summary:
    'Restore a suspended account. Its owner can sign in with the same password as before; API keys stay revoked.',
  errors: ['invalid email address'],
  records: ['account.unsuspended'],
})

export const logout = endpoint('logout', {
  method: 'POST',
  byGet: true,
  summary: 'Sign out: the cookie and the token of the session stop working at once.',
  who: 'anyone',
  csrf: false,
  groupless: true,
  params: {},
  records: ['account.logged_out'],
})

export const getUser = endpoint('getuser', {
  method: 'GET',
  summary: 'Get the signed-in user.',
  who: 'account',
  groupless: true,
  params: {
    locale: optional(
      Text(20, {
        description:
          "A locale such as `en-GB`, for the time and date format and the start of weeks if the user hasn't chosen them. A language chosen for the account takes precedence.",
      }),
    ),
  },
  returns: User,
})

export const updateUser = endpoint('updateuser', {
  method: 'POST',
  summary:
    'Change your preferences or profile. Parameters that are left out stay unchanged. Changing the ways to sign in needs a key with `admin`.',
  who: 'account',
  edits: 'account',
  unconfirmed: true,
  params: { ...PROFILE, ...PREFERENCES },
  returns: User,
  records: ['account.updated'],
})

export const updateProfile = endpoint('updateprofile', {
  method: 'POST',
  summary: 'Change your public profile. Parameters that are left out stay unchanged.',
  who: 'account',
  edits: 'account',
  unconfirmed: true,
  params: PROFILE,
  returns: User,
  records: ['account.updated'],
})

export const uploadProfilePhoto = endpoint('uploadprofilephoto', {
  method: 'POST',
  summary: 'Upload a profile photo (JPEG, PNG, WebP or GIF). It is cropped to a square, and replaces the one before.',
  who: 'account',
  params: { fileupload: UploadedFiles({ description: 'The photo.' }) },
  returns: User,
  errors: ['bad attachment'],
  records: ['account.updated'],
})

export const deleteProfilePhoto = endpoint('deleteprofilephoto', {
  method: 'POST',
  summary: 'Delete your profile photo.',
  who: 'account',
  unconfirmed: true,
  params: {},
  returns: User,
  records: ['account.updated'],
})

export const downloadProfilePhoto = endpoint('downloadprofilephoto', {
  method: 'GET',
  summary:
    'Download a profile photo, by its `profile_photo_url`. A photo of a public profile is for everyone, others for signed-in users, and one of a private profile only for the person.',
  who: 'anyone',
  groupless: true,
  params: { user_id: Id({ description: 'The id of the person.' }), ...PHOTO },
  returns: stream('image/webp'),
})

export const exportMyData = endpoint('exportmydata', {
  method: 'GET',
  summary: 'Download the profile, subscriptions, sessions and API keys of the signed-in user, as a zip.',
  who: 'account',
  security: true,
  replica: true,
  params: {},
  returns: stream('application/zip'),
})

/** The data that is, or was, deleted with an account. */
export const AccountDeletion = resource('account_deletion', {
  deleted: Bool,
  sole_owner_of: Type.Array(Str),
  parts: Type.Array(Type.Object({ name: Str, count: Num })),
})

export const deleteAccount = endpoint('deleteaccount', {
  ...securityCall,
  summary: 'Delete your account and everything that belongs to it. With `preview`, nothing is deleted.',
  params: {
    password: optional(PASSWORD.password),
    ...FACTOR,
    preview: withDefault(Flag({ description: 'Only return what would be deleted; needs no password.' }), false),
    anonymize: withDefault(
      Flag({
        description: 'Show your messages under “Former member” from now on, instead of your name.',
      }),
      false,
    ),
  },
  returns: AccountDeletion,
  errors: ['password', 'unauthorized_error', 'two_factor_required', 'sole owner'],
  records: [
    'account.deleted',
    'event.answered',
    'event.promoted',
    'account.recovery_code_used',
    'account.session_ended',
    'account.key_revoked',
    'member.left',
  ],
})
