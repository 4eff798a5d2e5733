import { Html, html } from '#content/html.ts'
import type { Row } from '#storage/query.ts'

export type TranscriptMessage = Row<'chatTopic.lines'>
type TranscriptContext = { subject: string; url: string; timezone: string }

/** A transcript of messages as HTML, which is not sanitized yet. */
export function transcriptOf(lines: readonly TranscriptMessage[], { subject, url, timezone }: TranscriptContext) {
  const zone = timezone || 'UTC'
  const head = html`<p>From the chat <a href="${url}">${subject}</a> (times: ${zone})</p>`
  return [head, ...lines.map(line => messageLine(line, zone))].map(({ text }) => text).join('\n')
}

function messageLine({ created, name, answered, message, filename }: TranscriptMessage, zone: string): Html {
  const who = answered ? html`<b>${name}</b> to ${answered}` : html`<b>${name}</b>`
  const text = joined([...message.split('\n').filter(line => line !== ''), ...(filename ? [`[${filename}]`] : [])])
  return html`<p>${who}, ${formatTime(created, zone)}<br />${text}</p>`
}

const joined = (lines: readonly string[]): Html => new Html(lines.map(line => html`${line}`.text).join('<br>'))

const formatTime = (created: string, zone: string): string =>
  Temporal.Instant.from(created)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ')
