import { accountCalls } from './accounts/contract.ts'
import { groupCalls } from './groups/contract.ts'
import { memberCalls } from './members/contract.ts'

/** The calls of each part of the product. */
export const families = { accounts: accountCalls, groups: groupCalls, members: memberCalls } as const

/** Every call of the product, declared; the order is that of the documents. */
export const endpoints = { ...accountCalls, ...groupCalls, ...memberCalls } as const
