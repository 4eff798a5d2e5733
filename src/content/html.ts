/** Trusted HTML. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => entities[character]!)

/** A template for HTML: `Html` values are inserted as they are, all others are escaped. */
export function html(parts: TemplateStringsArray, ...values: (Html | string | number)[]): Html {
  const escaped = values.map(value => (value instanceof Html ? value.text : escapeHtml(String(value))))
  return new Html(parts.reduce((text, part, i) => `${text}${escaped[i - 1] ?? ''}${part}`))
}
