import { mailCalls } from '../../calls.ts'
import { identityOf, type Outcome } from '../../incoming-mail.ts'
import type { CommandRequest } from '../command.ts'

/** The reason of a rejection for which a group can have a member notice. */
function reasonOf(why: string, { group }: CommandRequest): 'locked group' | 'locked topic' | null {
  if (why === 'invalid reply') return 'locked topic'
  return why === 'inadequate_permissions' && group.settings.locked ? 'locked group' : null
}

/** Records that a proven member's mail was rejected, so that the group's notice can be sent. */
export async function recordRejection(request: CommandRequest, outcome: Outcome): Promise<void> {
  const { incoming, group, deps } = request
  const identity = identityOf(incoming)
  const reason = outcome.is === 'refused' ? reasonOf(outcome.why, request) : null
  if (!identity || !reason) return
  await mailCalls(deps.pipeline, identity).noterefusal({
    about_group_id: group.id,
    email: identity.account.email,
    subject: incoming.mail.subject.slice(0, 1000),
    reason,
  })
}
