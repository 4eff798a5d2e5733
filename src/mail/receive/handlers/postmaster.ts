import { mailCalls } from '../calls.ts'
import type { Destination } from '../destination.ts'
import type { Handler } from '../handlers.ts'
import { identityOf, noAuthor } from '../incoming.ts'
import { passedOn } from './passing.ts'
import { done, refusedBy } from './replying.ts'

const refusals = {
  'nobody to write to': () => 'This site has no administrator who could read this.',
  'no body': () => 'The message has no text.',
}

/** Email to whoever runs the service goes on to the site administrators; what programs report, too. */
export const postmaster: Handler<Extract<Destination, { is: 'postmaster' }>> = {
  takes: ['report', 'bulk'],
  async handle(incoming, _destination, { road }) {
    if (incoming.sender.email === '') return noAuthor
    try {
      await mailCalls(road, identityOf(incoming)).writetoadministrators(passedOn(incoming))
      return done('passed on to the administrators', null)
    } catch (error) {
      return refusedBy(error, null, refusals)
    }
  },
}
