import { returnAddress } from '../bounces/index.ts'
import type { Codes } from '../codes.ts'
import type { Made } from './outgoing.ts'
import type { Kind, Kinds } from './queue/kind.ts'

type House = { codes: Codes; mailDomain: string }

/** What goes out, whatever it is, says in its envelope where reports about it go. */
export const returnedTo = (house: House, kinds: Readonly<Record<string, Kind<Made>>>): Kinds =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, returning(house, kind)]))

const returning = ({ codes, mailDomain }: House, kind: Kind<Made>): Kind => ({
  ...kind,
  async open(tx, mailing, ids) {
    const opened = await kind.open(tx, mailing, ids)
    const { group_id, id: mailing_id } = mailing
    return {
      ...opened,
      async for(recipient_id) {
        const mail = await opened.for(recipient_id)
        return { ...mail, from: returnAddress(codes, mailDomain, { group_id, mailing_id, recipient_id }, mail.to) }
      },
    }
  },
})
