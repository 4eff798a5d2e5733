import { may } from '#contract/permissions.ts'
import type { Static } from '#contract/schema.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import * as contract from './contract.ts'
import { countReports, reopenReports, reportPages, resolveReports } from './report-store.ts'

type ReportObject = Static<typeof contract.Report>

export const getReports = implement(contract.getReports, async ({ tx, group, account, access, params }) => {
  const { state, message_id = null } = params
  const filter = { group_id: group.id, message_id }
  const seesAddresses = may('view_addresses', access)
  return pageOf(tx, contract.getReports, params, {
    counting: {
      by: account.id,
      count: async () => (await countReports.one(tx, { ...filter, is_open: state === 'open' })).count,
    },
    fetch: ({ dir, start, page }) => reportPages[`${state}:created:${dir}:${start}`].all(tx, { ...filter, ...page }),
    cursorOf: ({ message_id: id }) => ({ key: id, id }),
    view: ({ reporters, email, ...row }) => ({
      object: 'message_report' as const,
      ...row,
      state,
      email: seesAddresses ? email : '',
      resolved_by: row.resolved_by ?? 0,
      resolved_by_name: row.resolved_by_name ?? '',
      reporters: (reporters as ReportObject['reporters']).map(reporter => ({
        ...reporter,
        email: seesAddresses ? reporter.email : '',
      })),
    }),
  })
})

export const resolveReport = implement(contract.resolveReport, async call => {
  const { tx, group, account, row, params, fail, record } = call
  const { id: message_id, topic_id, msg_num, subject } = row
  const where = { group_id: group.id, message_id }
  const changed = params.reopen
    ? await reopenReports.run(tx, where)
    : await resolveReports.run(tx, { ...where, account_id: account.id })
  if (changed === 0) fail('no reports')
  record(params.reopen ? 'message.report_reopened' : 'message.report_resolved', {
    ...{ message_id, topic_id, msg_num, subject },
  })
  return undefined
})
