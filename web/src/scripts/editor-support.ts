const supportedTags = [
  /^<\/?(?:p|h[1-6]|ul|ol|li|strong|b|em|i|s|u|code|pre|blockquote|a)>$/,
  /^<(?:br|hr) ?\/?>$/,
  /^<a(?: (?:href|target|rel|class)="[^"<>]*")*>$/,
  /^<img(?: (?:src|alt|title|width|height)="[^"<>]*")* ?\/?>$/,
]

/**
 * Whether the editor has a form for all of a text. Anything else, which it would lose, or which only the policy of the page would
 * stop, is edited as it is.
 */
export const isEditable = (html: string): boolean =>
  (html.match(/<[^>]*>?/g) ?? []).every(tag => supportedTags.some(form => form.test(tag)) && isLocalImage(tag))

/** External pictures are not loaded: reading a text must not be tracked. */
function isLocalImage(tag: string): boolean {
  if (!tag.startsWith('<img')) return true
  const source = / src="([^"]*)"/.exec(tag)?.[1] ?? ''
  return source.startsWith(`${location.origin}/api/v1/download`)
}
