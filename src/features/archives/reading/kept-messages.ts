import { write, type Written } from '#runtime/answers.ts'
import { createAskedAgain } from '#runtime/asked-again.ts'
import { createKept, keptPerDatabase } from '#runtime/kept.ts'
import type { Static } from '#contract/schema.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { getMessage } from './contract.ts'
import { printByNum } from './message-store.ts'

type Answer = Static<typeof getMessage.returns>
type Kept = { print: string; author_id: number | null; answer: Written<Answer> }
type Asked = { tx: Tx; group_id: number; msg_num: number; account_id: number | null; shownBy: string | null }

const mostBytes = 8 * 1024 * 1024
const keptOf = keptPerDatabase(() => ({ answers: createKept<Kept>(mostBytes), isAskedAgain: createAskedAgain() }))

const questionOf = ({ group_id, msg_num, shownBy }: Asked) => `${group_id} ${msg_num} ${shownBy}`
const printOf = ({ versions, mod_status }: Row<'message.print'>) => `${versions} ${mod_status}`

/** One message as it was written before, if it is so still. */
export async function findKept(asked: Asked): Promise<Written<Answer> | undefined> {
  const { tx, group_id, msg_num, account_id, shownBy } = asked
  const kept = shownBy === null ? undefined : keptOf(tx).answers.find(questionOf(asked))
  if (!kept || isOwn(kept, account_id)) return undefined
  const now = await printByNum.first(tx, { group_id, msg_num })
  return now && printOf(now) === kept.print ? kept.answer : undefined
}

/** Whoever wrote a message sees more of its mail. */
const isOwn = ({ author_id }: Pick<Kept, 'author_id'>, account_id: number | null) =>
  account_id !== null && account_id === author_id

/** The message of a row; written, and kept, where it is asked for again and its print tells all that is shown of it. */
export function answerOf(asked: Asked, row: Row<'message.byNum'>, view: Answer): Answer | Written<Answer> {
  const { tx, account_id, shownBy } = asked
  const { answers, isAskedAgain } = keptOf(tx)
  const author_id = row.account_id
  if (shownBy === null || isOwn({ author_id }, account_id) || !isToldByPrint(row)) return view
  const question = questionOf(asked)
  if (!answers.find(question) && !isAskedAgain(question)) return view
  const answer = write(getMessage.returns, view)
  answers.keep(question, { print: printOf(row), author_id, answer }, question.length + answer.bytes)
  return answer
}

// Hashtags and files change by themselves, and likes are for each to have.
const isToldByPrint = ({ hashtag_ids, num_attachments, num_likes, rev_count, parts }: Row<'message.byNum'>): boolean =>
  hashtag_ids.length + num_attachments + num_likes + rev_count === 0 &&
  (parts === null || (parts as unknown[]).length === 0)
