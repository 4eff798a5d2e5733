import { byteOrderMark, csvLine, guardedLine } from '#content/csv.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import * as contract from './contract.ts'
import { seesVoters } from './rules.ts'
import { ownVote, votePages } from './store.ts'
import { findPollView, type PollObject } from './view.ts'

const batch = 500

/** The answers with their votes, the rounds of a ranked poll, and who voted for what. */
async function* csvOf(tx: Tx, poll: PollObject, withVoters: boolean): AsyncGenerator<Uint8Array> {
  const { answers, rounds } = poll
  yield Buffer.from(byteOrderMark + csvLine(['num', 'answer', 'votes', ...rounds.map((_, at) => `round ${at + 1}`)]))
  for (const [at, { num, text, num_votes }] of answers.entries())
    yield Buffer.from(
      guardedLine([String(num), text, String(num_votes ?? ''), ...rounds.map(({ counts }) => String(counts[at]))]),
    )
  if (!withVoters) return
  yield Buffer.from(`\r\n${csvLine(['name', 'voted', 'answers'])}`)
  const page = { poll_id: poll.id, only_account_id: null, count: batch, after_key: null }
  for (let after_id = 0; ;) {
    const votes = await votePages['created:asc:next'].all(tx, { ...page, after_id })
    for (const { name, updated, choices } of votes) {
      const texts = choices.map(num => answers[num - 1]!.text)
      yield Buffer.from(guardedLine([name, updated, texts.join('; ')]))
    }
    if (votes.length < batch) return
    after_id = votes.at(-1)!.id
  }
}

export const downloadPoll = implement(contract.downloadPoll, async ({ tx, row, account, access, fail }) => {
  const poll = (await findPollView(tx, row.id, { account, access })) ?? fail('invalid poll_id')
  if (!poll.sees_results) fail('results hidden')
  const own = await ownVote.first(tx, { poll_id: row.id, account_id: account.id })
  const withVoters = seesVoters(row, { access, hasVoted: own !== undefined })
  return { filename: `poll-${row.id}.csv`, chunks: csvOf(tx, poll, withVoters) }
})
