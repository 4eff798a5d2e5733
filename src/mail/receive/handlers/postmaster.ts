import { mailCalls } from '../calls.ts'
import type { Destination } from '../destination.ts'
import type { Handler } from '../handlers.ts'
import { identityOf } from '../incoming.ts'
import { passedOn } from './passing.ts'
import { done, ignored, isRefusal } from './replying.ts'

/** Mail to whoever runs the service goes on to the site administrators. It is never refused, even where there is nobody. */
export const postmaster: Handler<Extract<Destination, { is: 'postmaster' }>> = {
  async handle(incoming, _destination, { road }) {
    try {
      await mailCalls(road, identityOf(incoming)).writetoadministrators(passedOn(incoming))
      return done('passed on to the administrators', null)
    } catch (error) {
      if (isRefusal(error, 'no body', 'nobody to write to')) return ignored('nothing to pass on', null)
      throw error
    }
  },
}
