import { mailCalls } from '../calls.ts'
import type { Destination } from '../destination.ts'
import type { Handler } from '../handlers.ts'
import { identityOf } from '../incoming.ts'
import { passedOn } from './passing.ts'
import { done, refusedBy } from './replying.ts'

const refusals = { banned: (group: string) => `You cannot write to the owners of ${group}.` }

/** Mail to `group+owner@` goes on to those who look after the group; their answers go to whoever wrote. */
export const owner: Handler<Extract<Destination, { is: 'owner' }>> = {
  async handle(incoming, { group }, { road }) {
    try {
      await mailCalls(road, identityOf(incoming)).writetoowners({ group_id: group.id, ...passedOn(incoming) })
      return done('passed on to the moderators', group)
    } catch (error) {
      return refusedBy(error, group, refusals)
    }
  },
}
