import { addressChecksum } from '#contract/address.ts'
import type { Fact } from '#contract/facts.ts'
import type { CallPipeline } from '#runtime/calls/pipeline.ts'
import type { FactSubscriber } from '#runtime/jobs/job-queue.ts'
import { mailCalls } from '../receive/calls.ts'
import { verdictOfReply } from './verdict.ts'

type UndeliverableData = Fact<'mail.undeliverable'>['data']

/** Records undeliverable mail as a bounce. Recording it twice has no effect. */
export const undeliverableSubscriber = (pipeline: () => Pick<CallPipeline, 'handle'>): FactSubscriber => ({
  name: 'undeliverable mail',
  facts: ['mail.undeliverable'],
  async handle({ fact }) {
    if (fact?.name !== 'mail.undeliverable') return
    const { group_id, outgoing_message_id, recipient_id, email, response } = fact.data
    await mailCalls(pipeline(), null).acceptbouncereport({
      ...{ of_group_id: group_id, outgoing_message_id, recipient_id, mark: addressChecksum(email) },
      ...verdictOn(fact.data),
      response: response.slice(0, 500),
    })
  },
})

/** Mail that expired in the queue is a soft bounce; the last reply tells the cause. */
function verdictOn({ response, reason, is_hard = false }: UndeliverableData): {
  is_hard: boolean
  about: 'recipient' | 'message'
} {
  const about = reason === 'time' ? verdictOfReply({ response, stage: 'rcpt' }).about : reason
  return { is_hard, about }
}
