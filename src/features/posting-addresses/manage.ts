import type { Static } from '#contract/schema.ts'
import { parseSubject } from '#content/text/subject.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Row } from '#storage/query.ts'
import { hashSecret, newPostingToken } from '../accounts/index.ts'
import { lockGroupRow, type Addresses } from '../groups/index.ts'
import * as contract from './contract.ts'
import { addressPages, countAddresses, deleteAddress, insertAddress } from './store.ts'

const maxAddresses = 100

const addressView = (row: Row<'postingAddress.insert'>): Static<typeof contract.PostingAddress> => ({
  object: 'posting_address',
  ...row,
})

export const getPostingAddresses = implement(contract.getPostingAddresses, async ({ tx, group, params }) =>
  pageOf(tx, contract.getPostingAddresses, params, {
    total: async () => (await countAddresses.one(tx, { group_id: group.id })).count,
    fetch: ({ dir, start, page }) => addressPages[`created:${dir}:${start}`].all(tx, { group_id: group.id, ...page }),
    cursorOf: row => ({ key: row.id, id: row.id }),
    view: addressView,
  }),
)

/** `nightly, #ci` as names of hashtags. */
const hashtagsIn = (text: string): string[] =>
  parseSubject(
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(word => (word.startsWith('#') ? word : `#${word}`))
      .join(' '),
  ).hashtags

export const newPostingAddress = ({ addresses }: { addresses: Addresses }) =>
  implement(contract.newPostingAddress, async ({ tx, group, membership, params, fail, refuse, record }) => {
    const name = params.name.replaceAll(/\s+/g, ' ').trim()
    if (name === '') refuse('name')
    const hashtags = hashtagsIn(params.hashtags)
    if (params.hashtags.trim() !== '' && hashtags.length === 0) refuse('hashtags')
    // Whoever manages a subgroup as an owner of its parent need not be a member of it.
    if (membership?.group_id !== group.id || membership.status !== 'sub_status_normal') return fail('not subscribed')
    const group_id = group.id
    await lockGroupRow.one(tx, { group_id })
    if ((await countAddresses.one(tx, { group_id })).count >= maxAddresses) fail('too many posting addresses')
    const token = newPostingToken()
    const row = await insertAddress.one(tx, {
      group_id,
      member_id: membership.id,
      name,
      hashtags,
      token_hash: hashSecret(token),
    })
    record('posting_address.added', { posting_address_id: row.id, name })
    return { ...addressView(row), token, url: `${addresses.url}/api/v1/postmessage/${token}` }
  })

export const revokePostingAddress = implement(
  contract.revokePostingAddress,
  async ({ tx, group, params, fail, record }) => {
    const { posting_address_id: id } = params
    const row = (await deleteAddress.first(tx, { group_id: group.id, id })) ?? fail('invalid posting_address_id')
    record('posting_address.revoked', { posting_address_id: id, name: row.name })
  },
)
