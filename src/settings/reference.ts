import { type Setting, SETTINGS } from './table.ts'

const OPENING = `# Settings

Made from the table in \`src/settings/table.ts\`; changes belong there.

Every setting is an environment variable, or a key in \`folkmoot.toml\`. That file is looked for in the folder in which
Folkmoot is started, or is named by \`FOLKMOOT_CONFIG\`. The environment wins over the file, a variable that is set to
nothing counts as not set, and relative paths start at the folder Folkmoot was started in, those in the file at the
file's own folder. A setting that is unknown or wrong stops the start, with a sentence that names it; \`bin/folkmoot doctor\`
shows what is set and where. Commands go by what the server was last started with, where nothing else is said to them.

Sizes are bytes, or have a unit: \`512 KiB\`, \`4 MiB\`. Switches are \`on\` or \`off\`. A key such as \`listen.port\` is
\`port\` in the section \`[listen]\`.
`

const EXAMPLE = `## An example

\`\`\`toml
url = "https://groups.example.org"
data = "/var/lib/folkmoot"

[listen]
host = "::"
port = 443
http_port = 80

[tls]
cert = "/etc/folkmoot/fullchain.pem"
key = "/etc/folkmoot/privkey.pem"

[mail]
smtp_port = 25
\`\`\`

Passwords, as in \`DATABASE_URL\`, are better kept in the environment than in a file that others may read.
`

/** The text of docs/reference/settings.md. */
export function settingsReference(): string {
  return [
    OPENING,
    '| Variable | In folkmoot.toml | Default | What it does | Must be |',
    '| --- | --- | --- | --- | --- |',
    ...Object.values(SETTINGS).map(line),
    '',
    EXAMPLE,
  ].join('\n')
}

function line(row: Setting): string {
  return `| \`${row.env}\` | \`${row.toml}\` | ${defaultText(row)} | ${row.about} | ${row.kind.expects} |`
}

function defaultText(row: Setting): string {
  if (row.shownDefault !== undefined) return row.shownDefault
  return typeof row.default === 'string' ? `\`${row.default}\`` : 'none'
}
