import { mailCalls } from '../calls.ts'
import { identityOf, type Outcome } from '../incoming-mail.ts'
import type { CommandRequest } from './command.ts'

/** What a group may have a notice about, in its own words, for members whose mail it did not take. */
function reasonOf(why: string, { group }: CommandRequest): 'locked group' | 'locked topic' | null {
  if (why === 'invalid reply') return 'locked topic'
  return why === 'inadequate_permissions' && group.settings.locked ? 'locked group' : null
}

/** Notes that a mail of a member was not posted, if they are known to have sent it: an email may follow. */
export async function recordRejection(asking: CommandRequest, outcome: Outcome): Promise<void> {
  const { incoming, group, parts } = asking
  const identity = identityOf(incoming)
  const reason = outcome.is === 'refused' ? reasonOf(outcome.why, asking) : null
  if (!identity || !reason) return
  await mailCalls(parts.pipeline, identity).noterefusal({
    about_group_id: group.id,
    email: identity.account.email,
    subject: incoming.mail.subject.slice(0, 1000),
    reason,
  })
}
