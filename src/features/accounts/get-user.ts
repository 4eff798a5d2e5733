import { implement } from '#runtime/call.ts'
import * as contract from './contract.ts'
import { userView } from './view.ts'

export const getUser = implement(contract.getUser, async ({ who }) => userView(who))
