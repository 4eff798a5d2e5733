import { mailCalls } from '../calls.ts'
import type { Destination } from '../destination.ts'
import type { Handler } from '../handlers.ts'
import { automaticBecause } from '../automatic.ts'
import { identityOf } from '../incoming.ts'
import { takeComplaint } from './complaint.ts'
import { passedOn } from './passing.ts'
import { done, ignored, isRefusal } from './replying.ts'

/** Mail to whoever runs the service goes on to the site administrators. It is never refused, even where there is nobody. */
export const postmaster: Handler<Extract<Destination, { is: 'postmaster' }>> = {
  automatic: true,
  async handle(incoming, _destination, parts) {
    const { road, settings } = parts
    // Providers send their reports to where the operator asked for them, which is one of these addresses.
    const complaint = await takeComplaint(incoming, parts)
    if (complaint) return complaint
    const because = automaticBecause(incoming, settings.mailDomain)
    if (because !== null || incoming.sender.email === '') return ignored(because ?? 'no author', null)
    try {
      await mailCalls(road, identityOf(incoming)).writetoadministrators(passedOn(incoming))
      return done('passed on to the administrators', null)
    } catch (error) {
      if (isRefusal(error, 'no body', 'nobody to write to')) return ignored('nothing to pass on', null)
      throw error
    }
  },
}
