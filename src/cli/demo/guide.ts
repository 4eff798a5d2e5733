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
    about: 'Read the newest topics of the rowing club, without signing in',
    call: 'gettopics',
    params: { group_name: groups.rowing.name, limit: 3 },
  },
  {
    about: 'Sign in as the member',
    call: 'login',
    params: { email: cast.tobias.email, password: passwords.tobias },
    posted: true,
  },
  {
    about: 'Search in Japanese, as the owner',
    call: 'searcharchives',
    params: { group_name: groups.translators.name, q: wordsByScript.Japanese },
    keyed: true,
  },
  {
    about: 'List the pending messages of the neighbours',
    call: 'getpendingmessages',
    params: { group_name: groups.lane.name },
    keyed: true,
  },
  {
    about: 'Download the archive of the neighbours, as an mbox in a zip',
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
    `Folkmoot is running at ${url}`,
    '  The certificate is self-signed: browsers show a warning, and curl needs -k.',
    '',
    `  Owner      ${person('mara')}`,
    `  Member     ${person('tobias')}`,
    `  API key    ${stage.key} (owner)`,
    '',
    ...exampleCalls(stage).flatMap(attempt => [`  # ${attempt.about}`, `  ${curl(attempt, url, stage.key)}`]),
    ...(smtpPort === null ? [] : byMail(stage, smtpPort)),
    '',
    '  # Join a chat as the member, in a second terminal',
    `  ${chatLine(stage, url)}`,
    '',
    'Press Ctrl-C to stop. All data of the demo is deleted.',
  ]
}

/** A mail to a group, and where the copies of it are seen. */
function byMail({ settings: { host, data, mailDomain } }: DemoContext, port: number): string[] {
  const to = `${groups.rowing.name}@${mailDomain}`
  const command = `${program}/bin/folkmoot mail`
  return [
    '  # Email the rowing club as the member; then list the copies that go out',
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
