import type { Story } from './story.ts'

/** The administrator's view. The machine differs, so only constant values are shown. */
export async function administration({ make, show, keep, world, people: { ida } }: Story): Promise<void> {
  const health = await make('gethealth', {}, ida)
  const constant = {
    started: health.checked,
    version: '1.0.0',
    node_version: '26.1.0',
    postgres_version: '18.1',
    database_size: 52_428_800,
    storage_used: 1_048_576,
  }
  const checks = health.checks.filter(({ counts }) => counts === 'failed_jobs' || counts === 'queued_emails')
  keep('gethealth', {}, { body: { ...health, ...constant, checks } }, ida)
  const { settings, ...answer } = await make('getsettings', {}, ida)
  const shown = settings.filter(({ name }) => name === 'FOLKMOOT_URL' || name === 'FOLKMOOT_LANGUAGE')
  keep('getsettings', {}, { body: { ...answer, settings: shown } }, ida)
  const someone = await world.addPerson('dan')
  const user_id = someone.account.id
  await show('getusers', { q: 'dan' }, ida)
  await show('getuserdetails', { user_id }, ida)
  await show('signoutuser', { user_id }, ida)
  await show('changeuseremail', { user_id, email: 'dan@example.net' }, ida)
  await show('deleteuser', { user_id, anonymize: true }, ida)
  await show('getemailqueue', {}, ida)
  await show('retryemail', { domain: 'example.org' }, ida)
  const tested = await make('sendtestemail', {}, ida)
  keep('sendtestemail', {}, { body: { ...tested, duration_ms: 0 } }, ida)
  const { data: groups } = await show('getallgroups', { q: 'bakers', sort_field: 'num_members' }, ida)
  const group_id = groups[0]!.id
  await show('getgroupdetails', { group_id }, ida)
  await show('setgroupplan', { group_id, plan: groups[0]!.plan }, ida)
  const { id: oats } = await world.addGroup()
  await show('suspendgroup', { group_id: oats, reason: 'Advertising only' }, ida)
  await show('restoregroup', { group_id: oats }, ida)
  await show('removegroup', { group_id: oats, understand: 'I understand' }, ida)
  await show('getsuspendedgroups', {}, ida)
  const { id: orphaned } = await world.addGroup()
  await world.sql(`update groups set name = 'millstones' where id = $1`, [orphaned])
  await show('addgroupowner', { group_id: orphaned, email: ida.account.email }, ida)
  const { id: org_id } = await show('neworganisation', { name: 'Millers', domain: 'groups.millers.example' }, ida)
  await show('movegroup', { group_id: orphaned, org_id }, ida)
  await show('getorganisations', {}, ida)
  const storage = await make('getstorage', {}, ida)
  const tables = [{ object: 'table_size' as const, name: 'messages', size: 31_457_280, estimated_rows: 4200 }]
  keep('getstorage', {}, { body: { ...storage, database_size: 52_428_800, storage_used: 1_048_576, tables } }, ida)
  await show('getratelimits', {}, ida)
  const [message] = await world.sql(
    `select message_id from outgoing_messages where message_id is not null order by id limit 1`,
  )
  const message_id = Number(message!['message_id'])
  await show('getmessagedeliveries', { message_id, limit: 2 }, ida)
  await show('getdelayedemail', {}, ida)
  await show('explaindelivery', { email: 'nobody@example.org' }, ida)
  // With a number of its own: how many jobs there were before depends on the speed of the machine.
  const fail = async (id: number) => {
    await world.sql(
      `insert into jobs (id, subscriber, tries, error, dead_since) overriding system value
       values ($1, 'notifications', 10, 'connection refused', now())`,
      [id],
    )
    return id
  }
  const failed = await fail(12_210)
  await show('getfailedjobs', {}, ida)
  await show('deletejob', { job_id: failed }, ida)
  const again = await fail(12_211)
  await show('retryjob', { job_id: again }, ida)
  await world.sql(`delete from jobs where id = $1`, [again])
}
