import { hostileAddresses } from '../hostile-texts.ts'
import { openSession, sendTo } from '#test/mail/mail-server.ts'
import { mailOf } from '#test/mail/incoming-mails.ts'
import { brief, type AttackCase, type Tally, type Target } from '../case.ts'
import { newGroup } from '../scene.ts'
import { waitFor, type Form } from '../site.ts'

const addressOf = ({ site, scene }: Target): string => `${scene.groups.open.name}@${site.domain}`

/** A post that is there says that everything before it has been worked off. */
async function settle({ site, scene }: Pick<Target, 'site' | 'scene'>): Promise<void> {
  const subject = `Settled ${site.next()}`
  const { member, owner } = scene.people
  const seen = site.sink.taken.length
  await site.call(member, 'postmessage', { group_id: scene.groups.open.id, subject, body: 'Rye' })
  await waitFor(subject, () =>
    site.sink.taken.slice(seen).find(({ to, raw }) => to === owner.email && raw.includes(subject)),
  )
}

const subjectsIn = async ({ site, scene }: Target): Promise<string[]> => {
  const { data } = await site.call<{ data: { subject: string; name: string }[] }>(scene.people.owner, 'getmessages', {
    ...{ group_id: scene.groups.open.id, limit: 100, sort_dir: 'desc' },
  })
  return data.map(({ subject }) => subject)
}

/** What ends a mail for some servers and not for others. */
const endings = [
  ...['\n.\n', '\n.\r\n', '\r.\r', '\r.\r\n', '\r\n.\n', '\r\n.\r', '\n.\r', '\r.\n'],
  ...['\r\n\0.\r\n', '\r\r\n.\r\r\n', '\u0085.\u0085', '\r\n.\0\r\n'],
]

/** Two groups that get each other's emails: they can't be made members of each other, and what one sends the other doesn't post. */
async function tryGroupsInCircle({ site, scene }: Target, copy: string, tally: Tally): Promise<void> {
  const { owner, member } = scene.people
  const [one, other] = [scene.groups.open, await newGroup(site, scene.people, 'open')]
  const seen = site.sink.taken.length
  for (const [group, address] of [
    [one, `${other.name}@${site.domain}`],
    [other, `${one.name}@${site.domain}`],
  ] as const) {
    for (const [name, who, form] of [
      ['registeruser', null, { email: address, password: 'a good password' }],
      ['directadd', owner, { group_id: group.id, emails: address }],
      ['invite', owner, { group_id: group.id, emails: address }],
      ['changeemail', member, { email: address, password: 'a good password' }],
    ] as const)
      await site.try(who, name, form)
    for (const from of [member.email, `${one.name}@${site.domain}`, ''])
      await sendTo({ port: site.smtpPort }, copy, { from, to: `${other.name}@${site.domain}` })
    const join = mailOf({ From: address, To: `${group.name}+subscribe@${site.domain}` })
    await sendTo({ port: site.smtpPort }, join, { from: address, to: `${group.name}+subscribe@${site.domain}` })
  }
  // Whoever was added would get this.
  for (const group of [one, other])
    await site.call(member, 'postmessage', { group_id: group.id, subject: `After ${group.name}`, body: 'Rye' })
  await waitFor('the last copies', () =>
    [one, other].every(({ name }) => site.sink.taken.slice(seen).some(({ raw }) => raw.includes(`After ${name}`)))
      ? true
      : undefined,
  )
  // What is on its way to a group comes back to it.
  const back = site.sink.taken.slice(seen).filter(({ to }) => to.endsWith(`@${site.domain}`))
  for (const { from, to, raw } of back) await sendTo({ port: site.smtpPort }, raw, { from, to })
  await settle({ site, scene })
  for (const { name, id } of [one, other]) {
    const { data } = await site.call<{ data: { subject: string }[] }>(owner, 'getmessages', {
      ...{ group_id: id, limit: 100, sort_dir: 'desc' },
    })
    const subjects = data.map(({ subject }) => subject)
    const round = subjects.filter(
      subject => /After|Confirm|added|invited|already/.test(subject) && !subject.endsWith(`After ${name}`),
    )
    tally.check(round.length === 0, `${name} posts what came round: ${round.join(', ')}`)
    const twice = subjects.filter(subject => subject.endsWith(`After ${name}`)).length
    tally.check(twice === 1, `${name} has its own message ${twice} times`)
  }
  const { data } = await site.call<{ data: { subject: string }[] }>(owner, 'getmessages', { group_id: other.id })
  tally.check(!data.some(({ subject }) => subject.includes('Round')), 'a copy of another group was posted')
  tally.tried += back.length
}

export const mail: Readonly<Record<string, AttackCase>> = {
  T13: {
    what: 'line ends of every kind in texts that become headers of emails; what goes over the wire is counted',
    async run(target, tally) {
      const { site, scene } = target
      const { member, owner } = scene.people
      const { id: group_id } = scene.groups.open
      const evils = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u000b', '=?utf-8?q?=0D=0A?=', '%0d%0a'].map(
        end => `Rye${end}Bcc: evil@evil.example${end}X-Evil: 1${end}${end}Evil`,
      )
      const seen = site.sink.taken.length
      for (const evil of evils) {
        const forms: [string, Form][] = [
          ['postmessage', { group_id, subject: evil, body: 'Rye' }],
          ['updateuser', { full_name: evil.slice(0, 60) }],
          ['postmessage', { group_id, subject: `By ${brief(evil)}`, body: 'Rye' }],
          ['addevent', { group_id, name: evil, start_time: '2031-06-01T18:00', location: evil, send_invites: 1 }],
        ]
        for (const [name, form] of forms) await site.try(name === 'addevent' ? owner : member, name, form)
        await site.try(owner, 'updategroup', { group_id, title: evil, subject_tag: evil.slice(0, 30) })
        const files = [{ param: 'fileupload', filename: evil.replaceAll('"', ''), content: 'Rye' }]
        const draft = await site.call<{ id: number }>(member, 'newdraft', { group_id, draft_type: 'draft_type_post' })
        await site.try(member, 'uploadattachments', { draft_id: draft.id }, { files })
        await site.try(member, 'updatedraft', { draft_id: draft.id, subject: 'File', body: 'Rye' })
        await site.try(member, 'postdraft', { draft_id: draft.id })
      }
      await settle(target)
      await site.call(member, 'updateuser', { full_name: 'member' })
      await site.call(owner, 'updategroup', { group_id, title: 'Open', subject_tag: 'open' })
      const sent = site.sink.taken.slice(seen)
      for (const { to, raw } of sent) {
        const head = raw.split('\r\n\r\n', 1)[0]!
        tally.check(!/^(bcc|x-evil):/im.test(head), `a header of an email to ${to}: ${brief(head)}`)
        tally.check(!to.includes('evil'), `an email to ${to}`)
        tally.check(!/(^|[^\r])\n|\r(?!\n)/.test(raw), `a bare line end in an email to ${to}`)
      }
      tally.check(sent.length > evils.length, `only ${sent.length} emails were sent`)
    },
  },
  T14: {
    what: 'addresses that parsers read differently, at sign-up, in invitations and in SMTP: no email goes elsewhere',
    async run(target, tally) {
      const { site, scene } = target
      const seen = site.sink.taken.length
      for (const [address, elsewhere] of hostileAddresses) {
        for (const [name, form] of [
          ['registeruser', { email: address, password: 'a good password' }],
          ['invite', { group_id: scene.groups.open.id, emails: address }],
          ['requestpasswordreset', { email: address }],
        ] as [string, Form][])
          await site.try(name === 'invite' ? scene.people.owner : null, name, form)
        const session = await openSession({ port: site.smtpPort })
        await session.say('EHLO x.example\r\n')
        const replies = [await session.say(`MAIL FROM:<${address.replaceAll(/[\r\n]/g, '')}>\r\n`)]
        replies.push(await session.say(`RCPT TO:<${addressOf(target)}>\r\n`))
        session.end()
        tally.check(
          !site.sink.taken.slice(seen).some(({ to }) => elsewhere.test(to)),
          `an email for ${brief(address)} went elsewhere`,
        )
      }
      await settle(target)
      for (const { to, from } of site.sink.taken.slice(seen)) {
        const isPlain = (one: string): boolean => /^[^\s<>()[\]\\,;:"@]+@[a-z0-9.-]+$|^$/i.test(one)
        tally.check(isPlain(to) && isPlain(from), `an envelope with ${brief(`${from} ${to}`)}`)
        tally.check(
          !to.endsWith('evil.example') || hostileAddresses.some(([address]) => address === to),
          `an email to ${to}`,
        )
      }
    },
  },
  T15: {
    what: 'a second mail is hidden behind an odd end of the first one, and commands behind STARTTLS',
    async run(target, tally) {
      const { site, scene } = target
      for (const [at, ending] of endings.entries()) {
        // Not of those whose addresses T7 looks for: the text of the first one has it.
        const { email } = scene.people.moderator
        const [outer, inner] = [`Outer ${at} ${site.next()}`, `Smuggled ${at} ${site.next()}`]
        const hidden = `MAIL FROM:<${email}>\r\nRCPT TO:<${addressOf(target)}>\r\nDATA\r\n${mailOf({ From: email, To: addressOf(target), Subject: inner })}`
        const session = await openSession({ port: site.smtpPort })
        for (const line of ['EHLO x.example', `MAIL FROM:<${email}>`, `RCPT TO:<${addressOf(target)}>`, 'DATA'])
          await session.say(`${line}\r\n`)
        const first = mailOf({ From: email, To: addressOf(target), Subject: outer })
        await session.say(Buffer.from(`${first}${ending}${hidden}\r\n.\r\n`, 'latin1'))
        session.end()
        await settle(target)
        const subjects = await subjectsIn(target)
        tally.check(!subjects.some(subject => subject.includes('Smuggled')), `${brief(ending)} hid a second mail`)
      }
      const session = await openSession({ port: site.smtpPort })
      await session.say('EHLO x.example\r\n')
      session.socket.write(`STARTTLS\r\nMAIL FROM:<${scene.people.member.email}>\r\n`)
      const replies = [await session.hear()]
      session.socket.write('QUIT\r\n')
      replies.push(await Promise.race([session.rest(), session.hear()]))
      session.end()
      tally.check(
        !replies.slice(1).some(reply => reply.startsWith('250')),
        `behind STARTTLS: ${brief(replies.join(' | '))}`,
      )
    },
  },
  T16: {
    what: 'mails that come round again: automatic answers, own copies, lists, null senders, fifty servers on the way',
    async run(target, tally) {
      const { site, scene } = target
      const { email } = scene.people.member
      const to = addressOf(target)
      const seen = site.sink.taken.length
      await site.call(scene.people.member, 'postmessage', {
        group_id: scene.groups.open.id,
        subject: 'Round',
        body: 'Rye',
      })
      const { raw: copy } = await waitFor('a copy', () =>
        site.sink.taken.slice(seen).find(({ raw }) => /^Subject:.*Round/m.test(raw)),
      )
      const looping: Record<string, Record<string, string>> = {
        'an automatic answer': { 'Auto-Submitted': 'auto-replied' },
        'an automatic mail': { 'Auto-Submitted': 'auto-generated' },
        'a vacation': { 'X-Autoreply': 'yes', Precedence: 'bulk', Subject: 'Out of office' },
        'an answer that wants none': { Precedence: 'auto_reply', 'X-Auto-Response-Suppress': 'All' },
        'a list of its own': { 'List-Id': `<${scene.groups.open.name}.${site.domain}>` },
      }
      const received = Array.from(
        { length: 51 },
        (_, n) => `Received: from a${n}.example by b${n}.example; Mon, 16 Nov 2026 10:00:00 +0000`,
      )
      const mails = new Map(
        Object.entries(looping).map(([name, headers]) => [
          name,
          mailOf({ From: email, To: to, Subject: `Loop ${name}`, ...headers }),
        ]),
      )
      mails.set('51 servers', `${received.join('\r\n')}\r\n${mailOf({ From: email, To: to, Subject: 'Loop servers' })}`)
      mails.set('a copy of its own', copy)
      const before = await subjectsIn(target)
      for (const raw of mails.values()) await sendTo({ port: site.smtpPort }, raw, { from: email, to })
      for (const [name, raw] of mails) {
        await sendTo({ port: site.smtpPort }, raw, { from: '', to })
        tally.tried += name ? 1 : 0
      }
      await settle(target)
      const posted = (await subjectsIn(target)).length
      const round = (await subjectsIn(target)).filter(subject => /Loop|Out of office/.test(subject))
      tally.check(round.length === 0, `posted: ${round.join(', ')}`)
      tally.check(
        (await subjectsIn(target)).filter(subject => subject.includes('Round')).length === 1,
        'a copy was posted again',
      )
      tally.check(posted >= Math.min(100, before.length), 'messages are gone')
      await tryGroupsInCircle(target, copy, tally)
    },
  },
  T34: {
    what: 'mails and commands without end: lines, headers, parts, recipients, nesting; others are served meanwhile',
    async run(target, tally) {
      const { site, scene } = target
      const { email } = scene.people.member
      const to = addressOf(target)
      const nested = (depth: number): string =>
        Array.from(
          { length: depth },
          (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n`,
        ).join('')
      const head = `From: ${email}\r\nTo: ${to}\r\nSubject: Bomb\r\nMIME-Version: 1.0\r\n`
      const bombs: Record<string, string> = {
        'a header of 8 MB': `${head}X: ${'x'.repeat(8e6)}\r\n\r\nRye`,
        '50,000 headers': `${head}${'X: y\r\n'.repeat(50_000)}\r\nRye`,
        'parts within parts, 5,000 deep': `${head}${nested(5000)}\r\nRye`,
        '20,000 parts': `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: text/plain\r\n\r\nRye\r\n'.repeat(20_000)}--b--`,
        '60 MB': `${head}\r\n${'Rye and spelt and wheat and oats and barley.\r\n'.repeat(1_350_000)}`,
        'HTML 50,000 deep': `${head}Content-Type: text/html\r\n\r\n${'<div>\r\n'.repeat(50_000)}`,
        'encoded words': `${head}Subject: ${'=?utf-8?q?=41?= '.repeat(50_000)}\r\n\r\nRye`,
        'a hundred thousand addresses': `${head}Cc: ${'a@b.example, '.repeat(100_000)}\r\n\r\nRye`,
      }
      await site.cpu.longestBlock()
      for (const [name, raw] of Object.entries(bombs)) {
        const reply = await sendTo({ port: site.smtpPort }, raw, { from: email, to }).catch(String)
        tally.check(/^[245]\d\d|ECONN|EPIPE|^$/.test(reply), `${name}: ${brief(reply)}`)
        const bystander = await site.try(null, 'getgroup', { group_name: scene.groups.open.name })
        tally.check(bystander.status === 200, `after ${name}, others get ${bystander.status}`)
      }
      const session = await openSession({ port: site.smtpPort })
      await session.write('x'.repeat(5_000_000))
      const reply = await Promise.race([session.hear(), session.rest()])
      session.end()
      tally.check(/^[45]/.test(reply) || reply === '', `a command without end: ${brief(reply)}`)
      const many = await openSession({ port: site.smtpPort })
      await many.say('EHLO x.example\r\n')
      await many.say(`MAIL FROM:<${email}>\r\n`)
      let accepted = 0
      for (let n = 0; n < 3000; n += 1) {
        const answer = await many.say(`RCPT TO:<nobody${n}@${site.domain}>\r\n`)
        if (answer.startsWith('250')) accepted += 1
        else if (answer === '' || answer.startsWith('421')) break
      }
      many.end()
      tally.check(accepted === 0, `${accepted} of 3,000 recipients that there are not were accepted`)
      await settle(target)
      tally.worst = `${Math.round(await site.cpu.longestBlock())} ms block`
    },
  },
}
