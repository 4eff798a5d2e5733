import { program } from '../installation.ts'
import { cast } from './people.ts'
import { groups } from './groups.ts'
import type { DemoContext } from './context.ts'
import { chats } from './texts/chats.ts'
import { wordsByScript } from './texts/translators.ts'

/** A call to try: made by curl where people read it, and by the test that holds it right. */
export type ExampleCall = {
  about: string
  call: 'login' | 'gettopics' | 'searcharchives' | 'getpendingmessages' | 'downloadarchives'
  params: Record<string, string | number>
  /** With the owner's key. */
  keyed?: true
  posted?: true
  /** The answer is a file. */
  into?: string
}

export const exampleCalls = ({ passwords }: DemoContext): readonly ExampleCall[] => [
  {
    about: 'Anybody reads the newest topics of the rowing club',
    call: 'gettopics',
    params: { group_name: groups.rowing.name, limit: 3 },
  },
  {
    about: 'The member signs in',
    call: 'login',
    params: { email: cast.tobias.email, password: passwords.tobias },
    posted: true,
  },
  {
    about: 'The owner searches, in Japanese',
    call: 'searcharchives',
    params: { group_name: groups.translators.name, q: wordsByScript.Japanese },
    keyed: true,
  },
  {
    about: 'What waits for a moderator among the neighbours',
    call: 'getpendingmessages',
    params: { group_name: groups.lane.name },
    keyed: true,
  },
  {
    about: 'All that the neighbours ever wrote, as an mbox in a zip',
    call: 'downloadarchives',
    params: { group_name: groups.lane.name },
    keyed: true,
    into: 'quince-lane.zip',
  },
]

/** What whoever started the example is told. */
export function guide(stage: DemoContext, { url, smtpPort }: { url: string; smtpPort: number | null }): string[] {
  const person = (name: 'mara' | 'tobias') => `${cast[name].email.padEnd(32)} password ${stage.passwords[name]}`
  return [
    '',
    `Folkmoot answers at ${url}`,
    '  (with a certificate it made itself: browsers ask before they trust it, and curl is told so with -k)',
    '',
    `  An owner   ${person('mara')}`,
    `  A member   ${person('tobias')}`,
    `  The owner’s API key   ${stage.key}`,
    '',
    ...exampleCalls(stage).flatMap(attempt => [`  # ${attempt.about}`, `  ${curl(attempt, url, stage.key)}`]),
    ...(smtpPort === null ? [] : byMail(stage, smtpPort)),
    '',
    '  # The member joins a chat from this terminal, in a second one, where people talk now and then',
    `  ${chatLine(stage, url)}`,
    '',
    'All of this is thrown away when you press Ctrl-C.',
  ]
}

/** A mail to a group, and where the copies of it are seen. */
function byMail({ settings: { host, data, mailDomain } }: DemoContext, port: number): string[] {
  const to = `${groups.rowing.name}@${mailDomain}`
  const command = `${program}/bin/folkmoot mail`
  return [
    '  # The member writes to the rowing club by mail; then, the copies that go out',
    `  ${command} send --server ${host}:${port} --from ${cast.tobias.email} --to ${to} --subject 'Sunday' 'Who rows?'`,
    `  FOLKMOOT_DATA=${data} ${command}`,
  ]
}

function chatLine({ settings, passwords }: DemoContext, url: string): string {
  const [first] = chats
  const words = `${groups[first!.in].name} '${first!.subject}' --as ${cast.tobias.email} --password ${passwords.tobias}`
  return `${program}/bin/folkmoot chat ${words} --url ${url} --ca ${settings.data}/tls/self-signed.pem`
}

function curl({ call, params, keyed, posted, into }: ExampleCall, url: string, key: string): string {
  const values = Object.entries(params).map(([name, value]) => {
    const pair = `${name}=${value}`
    return /^[\w.@=-]+$/.test(pair) ? `-d ${pair}` : `--data-urlencode '${pair}'`
  })
  return [
    'curl -k',
    ...(posted ? [] : ['-G']),
    ...(into ? [`-o ${into}`] : []),
    `${url}/api/v1/${call}`,
    ...(keyed ? [`-H 'Authorization: Bearer ${key}'`] : []),
    ...values,
  ].join(' ')
}
