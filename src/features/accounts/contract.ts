import { endpoint } from '#contract/endpoint.ts'
import { MemberInfo, User } from '#contract/resources.ts'
import { Flag, Integer, Secret, Str, Text, Type, optional, withDefault } from '#contract/schema.ts'

/** The signed-in user; `subscriptions` comes with signing in, so that a program needs no second call. */
const LoginUser = Type.Object({ ...User.properties, subscriptions: Type.Array(MemberInfo) }, { title: 'login_user' })
export const Login = Type.Object({ token: Str, user: LoginUser }, { title: 'login' })

export const login = endpoint('login', {
  method: 'POST',
  byGet: 'loginByGet',
  summary: 'Sign in with an address and a password: sets the session cookie and returns a token for HTTP Basic.',
  who: 'browser',
  csrf: false,
  limit: 'login',
  params: {
    email: Text(254, { description: 'The address of the account.' }),
    password: Secret(1024, { description: 'Its password.' }),
    twofactor: optional(
      Integer(0, 99_999_999, { description: 'The present two-factor code, where it is switched on.' }),
    ),
    api_key: optional(Secret(255, { description: 'Accepted and ignored.' })),
    token: withDefault(Flag({ description: 'Accepted; a token is always returned.' }), true),
  },
  returns: Login,
  errors: ['unauthorized_error', 'two_factor_required'],
  records: ['account.logged_in'],
})

export const logout = endpoint('logout', {
  method: 'POST',
  byGet: true,
  summary: 'End the session: its cookie and its token stop working at once.',
  who: 'anyone',
  csrf: false,
  params: {},
  records: ['account.logged_out'],
})

export const getUser = endpoint('getuser', {
  method: 'GET',
  summary: 'The signed-in user.',
  who: 'account',
  params: {},
  returns: User,
  extension: true,
})

export const accountCalls = { login, logout, getUser } as const
