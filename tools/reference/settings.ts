import { inEnglish } from '#locales/localized-error.ts'
import { type Setting, SETTINGS } from '#settings/table.ts'

const OPENING = `# Settings

Generated from the table in \`src/settings/table.ts\`. Make changes there.

Settings are environment variables or keys in \`folkmoot.toml\`. Folkmoot reads that file from the folder it is started in, or from
\`FOLKMOOT_CONFIG\`. Environment variables take precedence, and an empty variable counts as not set. Relative paths are relative to the
folder Folkmoot is started in; in the file, to the folder of the file. If a setting is unknown or invalid, Folkmoot names it and
doesn't start. \`bin/folkmoot doctor\` shows all settings and where they come from. Commands use the settings the server was last
started with, unless they are set.

Sizes are in bytes, or have a unit: \`512 KiB\`, \`4 MiB\`. Booleans are \`on\` or \`off\`. A key such as \`listen.port\` is
\`port\` in the section \`[listen]\`.
`

const EXAMPLE = `## Example

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

Keep passwords, such as the one in \`DATABASE_URL\`, in the environment rather than in a file that others can read.
`

/** The text of docs/reference/settings.md. */
export function settingsReference(): string {
  return [
    OPENING,
    '| Variable | In folkmoot.toml | Default | Description | Value |',
    '| --- | --- | --- | --- | --- |',
    ...Object.values(SETTINGS).map(line),
    '',
    EXAMPLE,
  ].join('\n')
}

function line(row: Setting): string {
  return `| \`${row.env}\` | \`${row.toml}\` | ${defaultText(row)} | ${row.about} | ${inEnglish(row.kind.expects)} |`
}

function defaultText(row: Setting): string {
  if (row.shownDefault !== undefined) return row.shownDefault
  return typeof row.default === 'string' ? `\`${row.default}\`` : 'none'
}
