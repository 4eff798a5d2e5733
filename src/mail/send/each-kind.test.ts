// Not on every day: it causes every email that there is, twice.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { causeAllEmails } from '#test/emails/cause-all.ts'
import { newWorld } from '#test/world.ts'
import { emailTypes } from './notifications/types.ts'

// Where a new kind of email belongs follows from two rules: emails because of a group have one-click unsubscribe, and do
// not go to suspended accounts (docs/decisions/0011). The exceptions are here.

/** About an account or the installation: nobody can unsubscribe from them. */
const withoutUnsubscribe = [
  ...['account_registered', 'address_known', 'confirm_address', 'reset_password', 'email_changed', 'password_changed'],
  ...['two_factor_enabled', 'two_factor_disabled', 'recovery_code_used', 'key_created'],
  ...['identity_linked', 'identity_refused', 'bounce_probe', 'mail_restored'],
  ...['backup_failed', 'certificate_not_renewed', 'disk_space'],
  // The answer to an email to no group.
  'mail_answer',
]
/** With a link of their own, by which one also refuses to be added or invited again. */
const withOwnLink = ['member_notice_direct_add', 'member_notice_invite']
/** About an account that is suspended meanwhile: caused by whoever suspended it, or before. */
const toSuspended = [
  ...['account_registered', 'confirm_address', 'reset_password', 'identity_linked', 'identity_refused'],
  ...['bounce_probe', 'mail_restored', 'mail_answer'],
]

type Email = { kind: string; recipient: string; state: string; unsubscribe_url: string | null; known: boolean }

/** Causes every email; each is written only when everyone is suspended, if they are to be. */
async function allEmails(whileSuspended: boolean) {
  const world = await newWorld({
    ...{ FOLKMOOT_MAIL_UNPROVEN: 'confirm', FOLKMOOT_EMAILS_PER_HOUR: '1000' },
    FOLKMOOT_MAILS_PER_DAY_UNCONFIRMED: '1000',
  })
  const { sql, settle } = world
  await sql(`create table held as select true as held`)
  await sql(`create function hold_emails() returns trigger language plpgsql as $$ begin
    if new.subscriber like '%notifications' and (select held from held) then new.run_at = 'infinity'; end if;
    return new; end $$`)
  await sql(
    `create trigger hold_emails before insert or update of run_at on jobs for each row execute function hold_emails()`,
  )
  world.settle = async () => {
    if (whileSuspended)
      await sql(`update accounts set suspended = now(), status_before_suspension = status, status = 'user_status_inactive'
        where status <> 'user_status_inactive'`)
    await sql(`update held set held = false`)
    await sql(`update jobs set run_at = now() where run_at = 'infinity'`)
    await settle()
    await sql(`update held set held = true`)
    await sql(`update accounts set status = status_before_suspension, suspended = null, status_before_suspension = null
      where suspended is not null`)
  }
  await causeAllEmails(world)
  const emails = (await sql(
    `select kind, recipient, state, unsubscribe_url,
       exists (select from accounts a where lower(a.email) = lower(recipient)) as known
     from service_emails order by id`,
  )) as Email[]
  return { world, emails }
}
const kindsOf = (emails: readonly Email[]): string[] => [...new Set(emails.map(({ kind }) => kind))].toSorted()

suite('each kind of email', { concurrency: false }, () => {
  test('has one-click unsubscribe if it is because of a group', async () => {
    const { world, emails } = await allEmails(false)
    const all = emailTypes.flatMap(({ kinds }) => kinds)

    assert.deepEqual(kindsOf(emails), [...new Set(all)].toSorted())
    assert.deepEqual(
      kindsOf(emails.filter(({ unsubscribe_url }) => unsubscribe_url === null)),
      withoutUnsubscribe.toSorted(),
    )
    const linked = emails.filter(({ unsubscribe_url }) => unsubscribe_url !== null)
    const isLeaving = ({ unsubscribe_url }: Email) => unsubscribe_url!.includes('/mail/unsubscribe/')
    assert.deepEqual(kindsOf(linked.filter(email => !isLeaving(email))), withOwnLink)
    for (const { kind, unsubscribe_url } of linked.filter(isLeaving)) {
      const link = await world.as('anonymous').getmaillink({ code: unsubscribe_url!.split('/').at(-1)! })
      assert.deepEqual([kind, link.link_action], [kind, 'leave'])
    }
  })

  test('goes to a suspended account only if it is about the account itself', async () => {
    const { emails } = await allEmails(true)

    assert.deepEqual(kindsOf(emails.filter(({ state, known }) => known && state === 'stored')), toSuspended.toSorted())
  })
})
