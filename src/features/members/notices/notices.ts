import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Static } from '#contract/schema.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { lockGroupRow } from '../../groups/index.ts'
import * as contract from './contract.ts'
import {
  countNotices,
  deactivateKind,
  deleteNotice,
  insertNotice,
  lockNotice,
  noticePages,
  updateNotice,
} from './store.ts'

const mostNotices = 100
type Notice = Static<typeof contract.MemberNotice>
const isBlank = (text: string | undefined): boolean => text !== undefined && text.trim() === ''

function noticeView({ kind, ...row }: Row<'notice.insert'>): Notice {
  return { object: 'membernotice', ...row, type: kind as Notice['type'] }
}

const noticePage = (
  tx: Tx,
  endpoint: Parameters<typeof pageOf>[1],
  params: Parameters<typeof pageOf>[2],
  { group_id, kind, by }: { group_id: number; kind: string | null; by: number },
) =>
  pageOf(tx, endpoint, params, {
    counting: { by, count: async () => (await countNotices.one(tx, { group_id, kind })).count },
    fetch: ({ field, dir, start, page }) =>
      noticePages[`${field as 'name'}:${dir}:${start}`].all(tx, { group_id, kind, ...page }),
    cursorOf: (row, field) => ({ key: field === 'created' ? row.id : row.sort_name, id: row.id }),
    view: noticeView,
  })
export const getMemberNotices = implement(contract.getMemberNotices, ({ tx, group, account, params }) =>
  noticePage(tx, contract.getMemberNotices, params, {
    ...{ group_id: group.id, kind: params.type ?? null, by: account.id },
  }),
)
export const getRejectionTemplates = implement(contract.getRejectionTemplates, ({ tx, group, account, params }) =>
  noticePage(tx, contract.getRejectionTemplates, params, {
    ...{ group_id: group.id, kind: 'member_notice_rejected_message', by: account.id },
  }),
)

export const newMemberNotice = implement(contract.newMemberNotice, async call => {
  const { tx, group, params, fail, record } = call
  const { type, name, subject, body, active } = params
  if (isBlank(subject)) fail('invalid subject')
  if (isBlank(body)) fail('invalid body')
  // Notices of one group are changed one after the other, so that no two of a kind become active at once.
  await lockGroupRow.one(tx, { group_id: group.id })
  if ((await countNotices.one(tx, { group_id: group.id, kind: null })).count >= mostNotices) fail('too many notices')
  if (active) await deactivateKind.run(tx, { group_id: group.id, kind: type, except_id: 0 })
  const row = await insertNotice.one(tx, { group_id: group.id, kind: type, name, subject, body, active })
  record('notice.added', { notice_id: row.id, kind: type, name })
  return noticeView(row)
})

export const updateMemberNotice = implement(contract.updateMemberNotice, async call => {
  const { tx, group, params, fail, record } = call
  const { notice_id, name, subject, body, active } = params
  if (isBlank(subject)) fail('invalid subject')
  if (isBlank(body)) fail('invalid body')
  await lockGroupRow.one(tx, { group_id: group.id })
  const { kind } = (await lockNotice.first(tx, { group_id: group.id, id: notice_id })) ?? fail('invalid notice_id')
  if (active) await deactivateKind.run(tx, { group_id: group.id, kind, except_id: notice_id })
  const changes = { name: name ?? null, subject: subject ?? null, body: body ?? null, active: active ?? null }
  const row = await updateNotice.one(tx, { group_id: group.id, id: notice_id, ...changes })
  record('notice.changed', { notice_id, kind, name: row.name })
  return noticeView(row)
})

export const deleteMemberNotice = implement(
  contract.deleteMemberNotice,
  async ({ tx, group, params, fail, record }) => {
    const { id, kind, name } =
      (await deleteNotice.first(tx, { group_id: group.id, id: params.notice_id })) ?? fail('invalid notice_id')
    record('notice.removed', { notice_id: id, kind, name })
  },
)
