import { ApiError } from '#contract/errors.ts'
import { preferenceDefaults } from '#contract/preferences.ts'
import { implement } from '#runtime/call.ts'
import type { Account, Identity } from '#runtime/identity.ts'
import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import { cleanAbout } from './about.ts'
import * as contract from './contract.ts'
import { nameOf, timezoneOf, websiteOf } from './names.ts'
import { accountById, updateAccount } from './store.ts'
import { userView } from './view.ts'

/** How each text is put into the form in which it is kept; null refuses it. */
const forms = { full_name: nameOf, user_name: nameOf, location: nameOf, timezone: timezoneOf, website: websiteOf }
type Text = keyof typeof forms
type Given = { [K in Text | 'about_me' | 'about_format']?: string } & Record<string, unknown>

/** What was given, as it is kept. */
async function formed(tx: Tx, account: Account, given: Given, refuse: (param: string) => never): Promise<Given> {
  const texts = (Object.keys(forms) as Text[]).flatMap(name => {
    const text = given[name]
    return text === undefined ? [] : [[name, forms[name](text) ?? refuse(name)] as const]
  })
  return { ...given, ...Object.fromEntries(texts), ...(await aboutOf(tx, account, given, refuse)) }
}

async function aboutOf(tx: Tx, { id }: Account, { about_me, about_format }: Given, refuse: (param: string) => never) {
  if (about_me === undefined && about_format === undefined) return {}
  const { preferences } = await accountById.one(tx, { id })
  const kept = { ...preferenceDefaults, ...(preferences as object) }
  const wanted = { about_me: about_me ?? kept.about_me, about_format: about_format ?? kept.about_format }
  return (await cleanAbout(wanted)) ?? refuse('about_me')
}

function change(tx: Tx, { id }: Account, { full_name, user_name, timezone, ...preferences }: Given): Promise<Account> {
  return updateAccount.one(tx, {
    id,
    full_name: full_name ?? null,
    user_name: user_name ?? null,
    timezone: timezone ?? null,
    preferences: json(preferences),
  })
}

/** The preferences that say how one may sign in. */
const waysIn = ['allow_idpa_login', 'allow_idpb_login', 'allow_sso_login'] as const

// A key needs the same scope for them as for every other call about signing in.
function checkWaysIn({ limits }: Identity, given: Given): void {
  const isAboutThem = waysIn.some(name => given[name] !== undefined)
  if (isAboutThem && limits && !limits.scopes.includes('admin'))
    throw new ApiError('inadequate_permissions', 'scope admin')
}

export const updateUser = implement(
  contract.updateUser,
  async ({ tx, who, account, params, refuse }) => {
    checkWaysIn(who, params)
    return formed(tx, account, params, name => refuse(name as keyof typeof params))
  },
  async ({ tx, who, prepared, record }) => {
    const account = await change(tx, who.account, prepared)
    record('account.updated', { account_id: account.id })
    return userView({ account, csrf: who.csrf })
  },
)

export const updateProfile = implement(
  contract.updateProfile,
  ({ tx, account, params, refuse }) => formed(tx, account, params, name => refuse(name as keyof typeof params)),
  async ({ tx, who, prepared, record }) => {
    const account = await change(tx, who.account, prepared)
    record('account.updated', { account_id: account.id })
    return userView({ account, csrf: who.csrf })
  },
)
