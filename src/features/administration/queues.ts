import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import * as contract from './contract.ts'
import {
  countFailedJobs,
  countQueued,
  delayedDomains,
  deleteFailedJob,
  failedJobPages,
  failedMailings,
  retryFailedJob,
  retryMail,
} from './store.ts'

export const getFailedJobs = implement(contract.getFailedJobs, async ({ tx, params }) =>
  pageOf(tx, contract.getFailedJobs, params, {
    total: (await countFailedJobs.one(tx)).count,
    fetch: ({ dir, start, page }) => failedJobPages[`failed_since:${dir}:${start}`].all(tx, page),
    cursorOf: ({ failed_since, id }) => ({ key: failed_since, id }),
    view: row => ({ object: 'failed_job' as const, ...row }),
  }),
)

export const retryJob = implement(contract.retryJob, async ({ tx, params, fail }) => {
  if ((await retryFailedJob.run(tx, { id: params.job_id })) === 0) fail('invalid job_id')
})

export const deleteJob = implement(contract.deleteJob, async ({ tx, params, fail }) => {
  if ((await deleteFailedJob.run(tx, { id: params.job_id })) === 0) fail('invalid job_id')
})

export const getEmailQueue = implement(contract.getEmailQueue, async ({ tx }) => {
  const [{ count: queued }, domains, failed] = await Promise.all([
    countQueued.one(tx),
    delayedDomains.all(tx),
    failedMailings.all(tx),
  ])
  return {
    object: 'email_queue' as const,
    queued,
    domains: domains.map(row => ({ object: 'delayed_domain' as const, ...row })),
    failed: failed.map(row => ({ object: 'failed_mailing' as const, ...row })),
  }
})

export const retryEmail = implement(contract.retryEmail, async ({ tx, params }) => ({
  object: 'email_retry' as const,
  count: (await retryMail.one(tx, { domain: params.domain?.toLowerCase() ?? null })).count,
}))
