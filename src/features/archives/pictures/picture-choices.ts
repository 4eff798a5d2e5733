import { implement } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'
import * as contract from './contract.ts'

const senderOf = `sha256(convert_to(lower(m.email), 'UTF8'))`
/** Beyond this many senders, the oldest choice is forgotten. */
const maxSenders = 1000

const insertChoice = query(
  'pictures.choose',
  `insert into trusted_image_senders (account_id, sender)
   select :account_id, ${senderOf} from messages m where m.group_id = :group_id and m.id = :message_id
   on conflict (account_id, sender) do update set created = now()`,
)
const forgetOldest = query(
  'pictures.forgetOldest',
  `delete from trusted_image_senders where account_id = :account_id and sender in (
     select sender from trusted_image_senders where account_id = :account_id order by created desc, sender offset :most)`,
)
const deleteChoice = query(
  'pictures.unchoose',
  `delete from trusted_image_senders where account_id = :account_id and sender in (
     select ${senderOf} from messages m where m.group_id = :group_id and m.id = :message_id)`,
)
const chosenMessages = query(
  'pictures.chosen',
  `select m.id from messages m where m.group_id = :group_id and m.id = any(:message_ids::bigint[])
     and exists (select from trusted_image_senders where account_id = :account_id and sender = ${senderOf})
   order by m.id`,
)

export const showPictures = implement(contract.showPictures, async ({ tx, account, group, row, params }) => {
  const about = { account_id: account.id, group_id: group.id, message_id: row.id }
  await (params.hide ? deleteChoice : insertChoice).run(tx, about)
  await forgetOldest.run(tx, { account_id: account.id, most: maxSenders })
})

export const getPictureChoices = implement(
  contract.getPictureChoices,
  async ({ tx, account, group, params: { message_ids } }) => {
    const rows = await chosenMessages.all(tx, { account_id: account.id, group_id: group.id, message_ids })
    return { object: 'picture_choices' as const, message_ids: rows.map(({ id }) => id) }
  },
)
