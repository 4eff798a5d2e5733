import { randomInt } from 'node:crypto'
import { withNewIds, type BundlePart, type BundleRow, type ImportContext } from '#runtime/bundle/part.ts'
import { membersCsv } from './list/export-members.ts'

/** Beyond what accounts will ever have as numbers; as with direct adds. */
const givenId = (): number => 2 ** 52 + randomInt(2 ** 48 - 1)

/**
 * Whoever has not shown on this server that the address is theirs is a member as if added directly: emails go out, and
 * they may accept or leave.
 */
function readMember(row: BundleRow, old: BundleRow, { person }: ImportContext): BundleRow {
  const known = person(Number(old['account_id']))
  const asks = row['status'] === 'sub_status_pending'
  if (!known || old['given_id'] !== null || !known.isUnconfirmed || asks) return row
  return { ...row, given_id: givenId(), given_name: known.full_name, given_email: known.email }
}

const membershipIds = {
  id: 'member',
  member_id: 'member',
  account_id: 'account',
  claimed_by: 'account',
  group_id: 'group',
}

/** Members, past members, labels, notices, invitations and direct adds. */
export const memberBundle: BundlePart = {
  tables: [
    {
      table: 'members',
      order: 'id',
      id: 'member',
      refs: { account_id: 'account', claimed_by: 'account' },
      leftOut: ['num_drafts'],
      html: ['extra_data.*.html_text'],
      read: readMember,
    },
    {
      table: 'past_members',
      order: 'id',
      id: 'past member',
      refs: { account_id: 'account', member_id: 'member' },
      read: (row, _, { ids }) => ({ ...row, membership: withNewIds(row['membership'], membershipIds, ids) }),
    },
    { table: 'member_labels', order: 'id', id: 'label' },
    {
      table: 'member_label_assignments',
      order: 'member_id, label_id',
      refs: { member_id: 'member', label_id: 'label' },
    },
    { table: 'member_notices', order: 'id', id: 'notice' },
    // The link in an invitation is a secret. Sending it again makes a new one.
    { table: 'invites', order: 'id', id: 'invite', refs: { account_id: 'account' }, leftOut: ['token_hash'] },
    {
      table: 'direct_adds',
      order: 'id',
      id: 'direct add',
      refs: { account_id: 'account' },
      lists: { subgroup_ids: 'group' },
    },
  ],
  async *files({ tx, group }) {
    yield { path: 'members.csv', content: membersCsv(tx, group) }
  },
}
