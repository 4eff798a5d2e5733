import { ApiError } from '#contract/errors.ts'
import { preferenceDefaults } from '#contract/preferences.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { Account, Identity } from '#runtime/calls/identity.ts'
import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import { sanitizeBio } from './bio.ts'
import * as contract from '../contract.ts'
import { languageOf, nameOf, timezoneOf, websiteOf } from './names.ts'
import { accountById, updateAccount } from '../store.ts'
import { userView } from '../view.ts'

/** Normalizes each text field; null refuses it. */
const fieldNormalizers = {
  full_name: nameOf,
  user_name: nameOf,
  location: nameOf,
  timezone: timezoneOf,
  website: websiteOf,
  language: languageOf,
}
type TextField = keyof typeof fieldNormalizers
type UpdateUserParams = { [K in TextField | 'about_me' | 'about_format']?: string } & Record<string, unknown>

/** Normalizes the parameters. */
async function normalizeParams(
  tx: Tx,
  account: Account,
  updateUserParams: UpdateUserParams,
  refuse: (param: string) => never,
): Promise<UpdateUserParams> {
  const texts = (Object.keys(fieldNormalizers) as TextField[]).flatMap(name => {
    const text = updateUserParams[name]
    return text === undefined ? [] : [[name, fieldNormalizers[name](text) ?? refuse(name)] as const]
  })
  return { ...updateUserParams, ...Object.fromEntries(texts), ...(await bioOf(tx, account, updateUserParams, refuse)) }
}

async function bioOf(
  tx: Tx,
  { id }: Account,
  { about_me, about_format }: UpdateUserParams,
  refuse: (param: string) => never,
) {
  if (about_me === undefined && about_format === undefined) return {}
  const { preferences } = await accountById.one(tx, { id })
  const current = { ...preferenceDefaults, ...(preferences as object) }
  const bio = { about_me: about_me ?? current.about_me, about_format: about_format ?? current.about_format }
  return (await sanitizeBio(bio)) ?? refuse('about_me')
}

function change(tx: Tx, { id }: Account, { full_name, user_name, timezone, ...preferences }: UpdateUserParams) {
  return updateAccount.one(tx, {
    id,
    full_name: full_name ?? null,
    user_name: user_name ?? null,
    timezone: timezone ?? null,
    preferences: json(preferences),
  })
}

/** The preferences that control how one may sign in. */
const loginMethods = ['allow_idpa_login', 'allow_idpb_login', 'allow_sso_login'] as const

// API keys need the admin scope for these, as for other calls about signing in.
function checkLoginMethods({ limits }: Identity, updateUserParams: UpdateUserParams): void {
  const isAboutThem = loginMethods.some(name => updateUserParams[name] !== undefined)
  if (isAboutThem && limits && !limits.scopes.includes('admin'))
    throw new ApiError('inadequate_permissions', 'scope admin')
}

export const updateUser = implement(
  contract.updateUser,
  async ({ tx, who, account, params, refuse }) => {
    checkLoginMethods(who, params)
    return normalizeParams(tx, account, params, name => refuse(name as keyof typeof params))
  },
  async ({ tx, who, prepared, record }) => {
    const account = await change(tx, who.account, prepared)
    record('account.updated', { account_id: account.id })
    return userView({ account, csrf: who.csrf })
  },
)

export const updateProfile = implement(
  contract.updateProfile,
  ({ tx, account, params, refuse }) =>
    normalizeParams(tx, account, params, name => refuse(name as keyof typeof params)),
  async ({ tx, who, prepared, record }) => {
    const account = await change(tx, who.account, prepared)
    record('account.updated', { account_id: account.id })
    return userView({ account, csrf: who.csrf })
  },
)
