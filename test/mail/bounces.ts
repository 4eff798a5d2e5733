import { addressChecksum } from '#contract/address.ts'
import { probeDue } from '#features/delivery/index.ts'
import { mailCalls } from '#mail/receive/calls.ts'
import type { PersonName } from '../world/people.ts'
import type { World } from '../world.ts'

type BounceOptions = { is_hard?: boolean; about?: 'recipient' | 'message'; response?: string; email?: string }

/** Bounces, and the days after. */
export function bounceHelpers(world: World) {
  const { people, sql, app } = world
  const words = {
    /** A bounced message to a member of the group. */
    async returned(name: PersonName, how: BounceOptions = {}): Promise<{ message_id: number }> {
      const { message_id } = await world.post(name === 'ben' ? 'cleo' : 'ben', { subject: 'Bread', body: 'Rye' })
      await words.report(name, message_id, how)
      return { message_id }
    },
    /** A bounce report about a message. */
    async report(name: PersonName, message_id: number, how: BounceOptions = {}): Promise<void> {
      const { account, id: recipient_id } = people[name]
      const [outgoing] = await sql(
        `select id from outgoing_messages where message_id = $1 and $2 = any(recipient_ids)`,
        [message_id, recipient_id],
      )
      const { is_hard = true, about = 'recipient', response = '550 5.1.1 User unknown', email = account.email } = how
      await mailCalls(app.pipeline, null).acceptbouncereport({
        ...{
          of_group_id: world.group.id,
          outgoing_message_id: Number(outgoing!['id']),
          recipient_id,
          mark: addressChecksum(email),
        },
        ...{ is_hard, about, response },
      })
    },
    /** Moves the delivery state of an address back by days, and runs what is due. */
    async daysLater(name: PersonName, days: number): Promise<void> {
      const times = ['soft_since', 'soft_last', 'missed_from', 'missed_to', 'next_probe']
      const earlier = times.map(time => `${time} = ${time} - make_interval(days => $2)`)
      await sql(`update bounce_states set ${earlier.join()} where account_id = $1`, [people[name].account.id, days])
      while (await app.pipeline.runAsSystem(probeDue));
    },
    async statusOf(name: PersonName): Promise<string> {
      const [row] = await sql(`select user_status from members where id = $1`, [people[name].id])
      return String(row!['user_status'])
    },
  }
  return words
}
