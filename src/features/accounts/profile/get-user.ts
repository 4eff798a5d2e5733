import { implement } from '#runtime/calls/handler.ts'
import * as contract from '../contract.ts'
import { userView } from '../view.ts'

export const getUser = implement(contract.getUser, async ({ who, params }) => userView(who, params.locale))
