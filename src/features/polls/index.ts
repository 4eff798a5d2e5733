import type { Implementation } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../archives/index.ts'
import { downloadPoll } from './download-poll.ts'
import { getPoll, getPolls, getPollVotes } from './get-polls.ts'
import { closePoll, reopenPoll, sendPollReminder, updatePoll } from './manage.ts'
import { newPoll } from './new-poll.ts'
import { vote } from './vote.ts'

export { pollVoteDeletion, pollVoteExport } from './account-data.ts'
export { pollBundle } from './bundle.ts'
export { pollVersions } from './edit-version.ts'
export { pollByMessage, pollFinder, type PollRow } from './finders.ts'
export { findPollView, type PollObject, type StoredAnswer } from './view.ts'
export { castVotes } from './vote.ts'
export { pollEmails } from './emails.ts'
export { closeDuePolls, remindVoters } from './scheduled-tasks.ts'

export const pollHandlers = (deps: ArchiveDeps): Implementation[] => [
  getPoll,
  getPolls,
  getPollVotes,
  downloadPoll,
  newPoll(deps),
  vote,
  updatePoll,
  closePoll,
  reopenPoll,
  sendPollReminder,
]
