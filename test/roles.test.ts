// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { needsAccount, type Endpoint } from '#contract/endpoint.ts'
import { enumerations } from '#contract/enumerations.ts'
import { permsOf, type Permission } from '#contract/permissions.ts'
import { targetErrors, type TargetKind } from '#contract/targets.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import { groupSettingDefaults, type GroupSettings } from '#contract/groups/group-settings.ts'
import { manyOfEach, oneOfEach, subscribeToChat, type ArchiveIds } from './database/one-of-each.ts'
import { addMembership, testRoles, plainMembership, type Person, type PersonName } from './world/people.ts'
import { requiredFiles, requiredParams } from './fixtures/valid-values.ts'
import { insertRow } from './database/rows.ts'
import { inTurn } from './sampling.ts'
import { serve, type Reply, type LoginMethod } from './servers/server.ts'
import { newWorld } from './world.ts'

// Every call × everybody, and every call × every way in, meets the table of rights: passed, refused, unknown or not signed in.

const world = await newWorld()
const server = await serve(world)
const parentOwner = await world.addPerson('parentowner')

/** What a call is given besides the thing it is about, where any values that its parameters take would not do. */
const samples: Partial<Record<string, () => Record<string, string | number>>> = {
  login: () => ({ email: 'nobody@example.org', password: 'not the one' }),
  registeruser: () => ({ email: 'no address', password: 'not a common one' }),
  getsetuplink: () => ({ token: 'x' }),
  createadministrator: () => ({ token: 'x', email: 'no address', password: 'not a common one', full_name: 'x' }),
  confirmemail: () => ({ token: 'x' }),
  resendconfirmation: () => ({ email: 'no address' }),
  requestpasswordreset: () => ({ email: 'no address' }),
  resetpassword: () => ({ token: 'x', password: 'not a common one' }),
  changepassword: () => ({ password: 'not the one', new_password: 'not a common one' }),
  changeemail: () => ({ password: 'not the one', email: 'no address' }),
  enabletwofactor: () => ({ password: 'not the one' }),
  confirmtwofactor: () => ({ twofactor: 0 }),
  disabletwofactor: () => ({ password: 'not the one' }),
  regeneraterecoverycodes: () => ({ password: 'not the one' }),
  createapikey: () => ({ password: 'not the one', name: 'x' }),
  revokeapikey: () => ({ api_key_id: 999_999 }),
  deleteapikey: () => ({ api_key_id: 999_999 }),
  revokesession: () => ({ session_id: 999_999 }),
  deleteaccount: () => ({ password: 'not the one' }),
  idpaloginfinal: () => ({ state: 'x' }),
  idpbloginfinal: () => ({ state: 'x' }),
  enableidplogin: () => ({ token: 'x' }),
  creategroup: () => ({
    group_name: 'x',
    desc: 'too short',
    privacy: 'group_privacy_none',
    sub_group_access: 'sub_group_subs',
  }),
  createsubgroup: () => ({ sub_group_name: 'x', desc: 'too short', privacy: 'sub_group_privacy_none' }),
  newgroupalias: () => ({ name: 'x' }),
  deletegroupalias: () => ({ alias_id: 999_999 }),
  newextracolumn: () => ({ name: ' ', type: 'text_column' }),
  updateextracolumn: () => ({ column_id: 999_999 }),
  deleteextracolumn: () => ({ column_id: 999_999 }),
  searchmembers: () => ({ q: 'target' }),
  getinvitepreview: () => ({ emails: 'no address' }),
  bulkremovemembers: () => ({ emails: 'nobody@example.org' }),
  directadd: () => ({ emails: 'no address' }),
  invite: () => ({ emails: 'no address' }),
  banaddress: () => ({ email: 'no address' }),
  cancelinvite: () => ({ invite_id: 999_999 }),
  resendinvite: () => ({ invite_id: 999_999 }),
  joinbyinvite: () => ({ invite_id: 999_999 }),
  acceptinvite: () => ({ token: 'x' }),
  getinvitation: () => ({ token: 'x' }),
  declineadd: () => ({ token: 'x' }),
  getunsolicitedemail: () => ({ token: 'x' }),
  getmaillink: () => ({ code: 'x' }),
  usemaillink: () => ({ code: 'x' }),
  getmailfile: () => ({ code: 'x' }),
  getmailpoll: () => ({ code: 'x' }),
  votebymail: () => ({ code: 'x' }),
  approvependingadds: () => ({ pending_adds_id: 999_999 }),
  rejectpendingadds: () => ({ pending_adds_id: 999_999 }),
  signoutuser: () => ({ user_id: 999_999 }),
  deleteuser: () => ({ user_id: 999_999 }),
  changeuseremail: () => ({ user_id: 999_999 }),
  addgroupowner: () => ({ email: 'no address' }),
  movegroup: () => ({ group_id: 999_999 }),
  neworganisation: () => ({ name: ' ' }),
  getuserdetails: () => ({ user_id: 999_999 }),
  retryjob: () => ({ job_id: 999_999 }),
  deletejob: () => ({ job_id: 999_999 }),
  newmemberlabel: () => ({ name: ' ' }),
  updatememberlabel: () => ({ label_id: 999_999 }),
  deletememberlabel: () => ({ label_id: 999_999 }),
  setmemberlabels: () => ({ label_ids: 999_999 }),
  newmembernotice: () => ({ type: 'member_notice_welcome', subject: ' ', body: ' ' }),
  updatemembernotice: () => ({ notice_id: 999_999 }),
  deletemembernotice: () => ({ notice_id: 999_999 }),
  newwebhook: () => ({ url: ' ', actions: 'message.posted' }),
  ...Object.fromEntries(
    ['getwebhook', 'updatewebhook', 'rotatewebhooksecret', 'deletewebhook', 'getwebhookdeliveries', 'testwebhook'].map(
      name => [name, () => ({ webhook_id: 999_999 })],
    ),
  ),
  newpostingaddress: () => ({ name: ' ' }),
  revokepostingaddress: () => ({ posting_address_id: 999_999 }),
  // Parsing a text takes longer than all the rest.
  postmessage: () => ({ subject: ' ', body: ' ' }),
  redeliverwebhook: () => ({ webhook_id: 999_999, delivery_id: 999_999 }),
  newhashtag: () => ({ name: ' ' }),
  getmessage: () => ({ msg_num: 999_999 }),
  getquote: () => ({ msg_num: 999_999 }),
  updatemessage: () => ({ subject: ' ' }),
  getmoderationrecord: () => ({ type: 'report', target_id: 999_999 }),
  getmoderationdecision: () => ({ type: 'report', target_id: 999_999 }),
  getmoderationqueue: () => ({ type: 'report' }),
  mergetopics: () => ({ other_topic_id: 999_999 }),
  movetopic: () => ({ to_group_id: 999_999 }),
  restoremessage: () => ({ message_id: 999_999 }),
  deletehiddenmessage: () => ({ message_id: 999_999 }),
  splittopic: () => ({ message_ids: 999_999 }),
  // Posted text is read anew, which takes longer than all the rest.
  updatependingmessage: () => ({ subject: ' ' }),
  // It has no small picture, and so nothing has to be in the blob store.
  downloadattachment: () => ({ thumbnail: 1 }),
  downloadpendingattachment: () => ({ attach_num: 999_999 }),
  addevent: () => ({ name: ' ', start_time: '2030-06-01T18:00' }),
  updateevent: () => ({ name: ' ' }),
  getinvitationpreview: () => ({ name: ' ', start_time: '2030-06-01T18:00' }),
  posteventcomment: () => ({ body: ' ' }),
  downloadeventfile: () => ({ file_id: 999_999 }),
  deleteeventfile: () => ({ file_id: 999_999 }),
  newpoll: () => ({ question: ' ' }),
  newdatabase: () => ({ name: ' ', columns: '[]' }),
  newalbum: () => ({ title: ' ' }),
  orderphotos: () => ({ photo_ids: 999_999 }),
  newfilefolder: () => ({ name: '..' }),
  newfilelink: () => ({ name: 'x', url: 'x' }),
  uploadfiles: () => ({ path: 'none' }),
  newfileupload: () => ({ path: 'none' }),
  getfileupload: () => ({ upload_id: 999_999 }),
  continuefileupload: () => ({ upload_id: 999_999 }),
  deletefileupload: () => ({ upload_id: 999_999 }),
  restorefileversion: () => ({ version: 9 }),
  undeletefile: () => ({ file_id: 999_999 }),
  undeletealbum: () => ({ album_id: 999_999 }),
  undeletephoto: () => ({ photo_id: 999_999 }),
  downloadfile: () => ({ version: 9 }),
  getfiletext: () => ({ version: 9 }),
  newwikipage: () => ({ title: ' ', body: 'x' }),
  updatewikipage: () => ({ title: ' ' }),
  undeletewikipage: () => ({ page_id: 999_999 }),
  restorewikipage: () => ({ version: 999_999 }),
  deletewikifile: () => ({ file_id: 999_999 }),
  downloadwikifile: () => ({ file_id: 999_999 }),
  newchat: () => ({ subject: ' ' }),
  postchatmessage: () => ({ message: ' ' }),
  chattotopic: () => ({ from_msg_num: 999_999 }),
  getcalendar: () => ({ token: 'x' }),
  newdraft: () => ({ draft_type: 'draft_type_reply', message_id: 999_999 }),
  deleteattachment: () => ({ attachment_id: 999_999 }),
  downloaddraftattachment: () => ({ attachment_id: 999_999 }),
}

/** Calls after which the thing is no more; each caller gets one of their own. */
const ending: ReadonlySet<string> = new Set([
  'deletehashtag',
  'deletemessage',
  'hidemessage',
  'deletetopic',
  'approvependingmessage',
  'rejectpendingmessage',
  'deletependingmessage',
  'deleteevent',
  'deletedatabase',
  'deletedatabaserow',
  'deletewikipage',
  'deletechat',
  'deletefile',
  'deletealbum',
  'deletephoto',
  'joinchat',
])

/** Calls whose verb asks for the same right once more: of whom it may be used on, or in which way somebody has it. */
const twice: ReadonlySet<string> = new Set([
  ...[
    'removemember',
    'setmemberlabels',
    'getsinglefeed',
    'vote',
    'updatepoll',
    'closepoll',
    'reopenpoll',
    'sendpollreminder',
  ],
])

type Outcome = 'passed' | 'inadequate_permissions' | 'unknown' | 'authentication'
function outcomeOf({ status, body }: Reply, endpoint: Endpoint): Outcome {
  if (status === 200) return 'passed'
  const { type, extra } = body as { type: string; extra: string }
  assert.equal(status, type === 'rate_limit' ? 429 : 400)
  assert.notEqual(type, 'server', endpoint.name)
  if (type === 'authentication') return type
  // The pipeline asks for the right that the call declares; a verb that has been reached may ask for another.
  if (type === 'inadequate_permissions') {
    assert.notEqual(extra, '', endpoint.name)
    return extra === endpoint.needs || endpoint.who === 'administrator' ? type : 'passed'
  }
  return endpoint.on && extra === targetErrors[endpoint.on] ? 'unknown' : 'passed'
}

type GroupSetting = { title: string; group: Partial<GroupSettings>; subgroup: boolean }
const settings: GroupSetting[] = [
  { title: 'a listed private group', group: { privacy: 'group_privacy_archives' }, subgroup: false },
  { title: 'an unlisted public group', group: { privacy: 'group_privacy_unlisted_public' }, subgroup: false },
  { title: 'an unlisted private group', group: { privacy: 'group_privacy_unlisted' }, subgroup: false },
  { title: 'an unlisted private subgroup', group: { privacy: 'sub_group_privacy_unlisted' }, subgroup: true },
]
const grants: ReadonlySet<string> = new Set(enumerations.mod_permissions)
/** These stand in every group as in the first; with cleo, who is what ben is, nothing new would be asked. */
const inFirstOnly: ReadonlySet<string> = new Set(['moderator', 'powerless'])
const visitors: ReadonlySet<string> = new Set(['past', 'stranger', 'parentowner', 'anonymous'])

// The first asks for the most.
for (const { title, group: groupSettings, subgroup } of [settings[0]!, ...inTurn(settings.slice(1), 3)]) {
  // Thousands of calls, more than other tests make.
  test(`every call by every role in ${title} follows the permission table`, async () => {
    const parent = subgroup ? await world.addGroup({ privacy: 'group_privacy_archives' }) : undefined
    if (parent) await addMembership(world, parent.id, parentOwner, { mod_status: 'sub_modstatus_owner' })
    const group = await world.addGroup(groupSettings, { peopled: true, ...(parent ? { parent } : {}) })
    const target = await addMembership(world, group.id, await world.addPerson(`target-of-${group.name}`), {
      // Nobody bans or removes an owner, so that the next caller finds them too.
      mod_status: 'sub_modstatus_owner',
    })
    const found = (await world.app.callAs(world.people.owner.identity).getgroup({ group_id: group.id })) as {
      id: number
    }
    assert.equal(found.id, group.id)

    const draftOf = ({ account: { id: account_id } }: Person) =>
      insertRow(world.sql, 'drafts', { account_id, group_id: group.id, draft_type: 'draft_type_post' })
    const placeOf = ({ account }: Person) =>
      subscribeToChat(world, { group_id: group.id, account_id: account.id, member_id: target })
    const archive = await oneOfEach(world, group.id)
    const { hash, size } = await world.blobs.put(Buffer.from('Bread'), { limit: 100 })
    await world.sql(`update photos set hash = $1, size = $2 where id = $3`, [hash, size, archive.photo])
    // Versions and contents are those of files only.
    await world.sql(`update file_entries set type = 'file_type_file', version = 1, size = $1 where id = $2`, [
      size,
      archive.file,
    ])
    await world.sql(
      `insert into file_versions (group_id, file_id, version, hash, size, media_type) values ($1, $2, 1, $3, $4, 'text/plain')`,
      [group.id, archive.file, hash, size],
    )
    let spare: ArchiveIds[] = []
    const inArchive = (param: string, kind: keyof ArchiveIds) => (endpoint: Endpoint) => ({
      [param]: (ending.has(endpoint.name) ? spare.shift()! : archive)[kind],
    })
    type Input = Record<string, number>
    const inputs: Record<TargetKind, (endpoint: Endpoint, person: Person | null) => Promise<Input> | Input> = {
      group: () => ({ group_id: group.id }),
      member: () => ({ member_info_id: target }),
      hashtag: inArchive('hashtag_id', 'hashtag'),
      topic: inArchive('topic_id', 'topic'),
      message: inArchive('message_id', 'message'),
      pending: inArchive('pending_message_id', 'pending'),
      attachment: inArchive('attachment_id', 'attachment'),
      event: inArchive('event_id', 'event'),
      database: inArchive('database_id', 'database'),
      databaserow: inArchive('row_id', 'databaserow'),
      file: inArchive('file_id', 'file'),
      wikipage: inArchive('id', 'wikipage'),
      album: inArchive('album_id', 'album'),
      photo: inArchive('photo_id', 'photo'),
      // Nobody finds the draft of somebody else.
      draft: async (_endpoint, person) => ({ draft_id: person ? await draftOf(person) : 999_999 }),
      poll: inArchive('poll_id', 'poll'),
      chat: inArchive('chat_id', 'chat'),
      chatsub: async (_endpoint, person) => ({ chatsub_id: person ? await placeOf(person) : 999_999 }),
    }
    const full = { ...groupSettingDefaults, ...groupSettings }
    // What a granted right lets a moderator do, and how somebody signed in, does not depend on the group.
    const isFirst = title === settings[0]!.title
    const waysOf = (endpoint: Endpoint, at: number, who: string): LoginMethod[] => {
      if (who === 'cleo' || (!isFirst && (inFirstOnly.has(who) || grants.has(who)))) return []
      if (grants.has(who) && !isGrantOf(who, endpoint, full) && !isInTurn(who, at)) return []
      return isFirst && who === 'owner' ? ['cookie', 'key', 'basic'] : ['key']
    }
    const wrong: string[] = []
    const check = async (
      endpoint: Endpoint,
      who: PersonName | 'parentowner' | 'anonymous',
      loginMethod: LoginMethod,
    ) => {
      const person = who === 'anonymous' ? null : who === 'parentowner' ? parentOwner : world.people[who]
      const expected = expect(endpoint, who, loginMethod, full, subgroup)
      // All that is asked for would be done.
      if (endpoint.name === 'deletegroup' && expected === 'passed') return
      const about = endpoint.on ? await inputs[endpoint.on](endpoint, person) : {}
      const params = { ...requiredParams(endpoint), ...about, ...samples[endpoint.name]?.() }
      const files = requiredFiles(endpoint)
      const got = outcomeOf(
        await server.call(endpoint.name, params, person && { person, way: loginMethod }, files),
        endpoint,
      )
      const isAskedAgain = expected === 'passed' && got === 'inadequate_permissions' && twice.has(endpoint.name)
      if (got !== expected && !isAskedAgain)
        wrong.push(`${endpoint.name} by ${who} with ${loginMethod}: ${got}, not ${expected}`)
    }
    for (const [at, { endpoint }] of world.app.implementations.entries()) {
      // Ending everybody's session, or moving everybody in or out of the group, would end the test.
      if (['logout', 'joingroup', 'deletesub'].includes(endpoint.name)) continue
      // What is about no group is the same in each of them.
      if (!endpoint.on && !isFirst) continue
      const asked = [...(Object.keys(testRoles) as PersonName[]), 'parentowner' as const].flatMap(who =>
        waysOf(endpoint, at, who).map(loginMethod => [who, loginMethod] as const),
      )
      if (ending.has(endpoint.name)) spare = await manyOfEach(world, group.id, asked.length + 1)
      await Promise.all(asked.map(([who, way]) => check(endpoint, who, way)))
      await check(endpoint, 'anonymous', 'cookie')
    }
    assert.deepEqual(wrong, [])
  })
}

/** Whether a moderator may make the call by this grant and not without. */
function isGrantOf(who: string, { needs }: Endpoint, settings: GroupSettings): boolean {
  const where = (testRoles as Record<string, object | null>)[who] ?? null
  return needs !== undefined && mayByPlace(needs, where, settings) && !mayByPlace(needs, testRoles.powerless, settings)
}

/** Of the grants that do not matter to a call one is held against it; which grant gives which right, test/permissions.test.ts says. */
const isInTurn = (who: string, at: number): boolean =>
  enumerations.mod_permissions[at % enumerations.mod_permissions.length] === who

/** What should come out, said in the words of the specification rather than of the pipeline. */
function expect(
  endpoint: Endpoint,
  who: string,
  loginMethod: LoginMethod,
  group: GroupSettings,
  subgroup: boolean,
): Outcome {
  const signedIn = who !== 'anonymous'
  if (!signedIn && needsAccount(endpoint)) return 'authentication'
  if (signedIn && loginMethod !== 'cookie' && (endpoint.who === 'session' || endpoint.who === 'browser'))
    return 'authentication'
  if (endpoint.who === 'administrator') return 'inadequate_permissions'
  if (!endpoint.on) return 'passed'

  const ownsParent = subgroup && who === 'parentowner'
  const isVisitor = visitors.has(who) && !ownsParent
  const isListed = group.privacy === 'group_privacy_archives'
  if (isVisitor && (!isListed || endpoint.name === 'getgroup')) return signedIn ? 'unknown' : 'authentication'
  const needs = endpoint.needs ?? (signedIn ? undefined : endpoint.visitorsNeed)
  if (!needs) return 'passed'
  const where = ownsParent ? { mod_status: 'sub_modstatus_owner' } : (testRoles as Record<string, object | null>)[who]
  return mayByPlace(needs, where ?? null, group) ? 'passed' : signedIn ? 'inadequate_permissions' : 'authentication'
}

function mayByPlace(permission: Permission, where: object | null, settings: GroupSettings): boolean {
  const membership = where && { ...plainMembership, ...where }
  return permsOf(groupAccessOf({ settings }, membership, null, world.people.owner.account))[permission]
}
