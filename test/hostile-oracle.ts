import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attributes, isSafeUrl, tags } from '#content/text/rules.ts'

/** Where a text may be shown, and what belongs to the place itself. */
export const contexts: Record<string, (html: string) => Tree.ParentNode> = {
  'a page': html => parse(`<!doctype html><body>${html}`),
  'a block': html => parseFragment(`<div>${html}</div>`),
  'a cell': html => parseFragment(`<table><tbody><tr><td>${html}</td></tr></tbody></table>`),
  'a heading': html => parseFragment(`<h1>${html}</h1>`),
  'a list': html => parseFragment(`<ul><li>${html}</li></ul>`),
  'a quotation': html => parseFragment(`<blockquote><p>${html}`),
  'a template': html => {
    const [template] = parseFragment(`<template>${html}</template>`).childNodes
    return (template as Tree.Template).content
  },
}
const ofPage: ReadonlySet<string> = new Set(['html', 'head', 'body'])
const allowed: ReadonlySet<string> = new Set(tags)

/** What a parser finds that has no place in clean HTML. */
export function* faults(node: Tree.ParentNode): Generator<string> {
  for (const child of node.childNodes) {
    if (child.nodeName === '#comment') yield 'a comment'
    if (!('tagName' in child)) continue
    const { tagName, attrs } = child
    if (!allowed.has(tagName) && !ofPage.has(tagName)) yield `<${tagName}>`
    for (const { name, value } of attrs) {
      if (!attributes[tagName]?.includes(name)) yield `<${tagName} ${name}>`
      if ((name === 'href' || name === 'src') && !isSafeUrl(value)) yield `<${tagName} ${name}="${value}">`
    }
    if (tagName === 'a' && attrs.every(({ name }) => name !== 'rel')) yield '<a> without rel'
    yield* faults(child)
  }
}

/** What acts in any of the places where clean HTML is shown. */
export const faultsOfHtml = (htmls: Iterable<string>): { place: string; fault: string; html: string }[] =>
  [...new Set(htmls)].flatMap(html =>
    Object.entries(contexts).flatMap(([place, read]) => [...faults(read(html))].map(fault => ({ place, fault, html }))),
  )

/** Where a text stands as text: what the place holds must be the text, the whole text and nothing else. */
const textContexts: Record<
  string,
  (escaped: string) => [Tree.ChildNode[], (node: Tree.Element) => string | undefined]
> = {
  'a title': text => [parseFragment(`<title>${text}</title>`).childNodes, heldText],
  'a text area': text => [parseFragment(`<textarea>\n${text}</textarea>`).childNodes, heldText],
  'a block': text => [parseFragment(`<div>${text}</div>`).childNodes, heldText],
  'double quotes': text => [parseFragment(`<p title="${text}"></p>`).childNodes, heldValue],
  'single quotes': text => [parseFragment(`<p title='${text}'></p>`).childNodes, heldValue],
}
const heldText = ({ childNodes }: Tree.Element): string | undefined =>
  childNodes.map(node => ('value' in node ? node.value : undefined)).join('')
const heldValue = ({ attrs, childNodes }: Tree.Element): string | undefined =>
  attrs.length === 1 && childNodes.length === 0 ? attrs[0]!.value : undefined

// Line ends are made one kind by whoever reads HTML, and a null is read as nothing or as an unknown letter.
const asRead = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[\0\ufffd\ud800-\udfff]/g, '')

/** Texts that break out of a place where `escape` has written them, or are not the same there. */
export function faultsOfTexts(
  texts: Iterable<string>,
  escape: (text: string) => string,
): { place: string; text: string }[] {
  return [...new Set(texts)].flatMap(text =>
    Object.entries(textContexts).flatMap(([place, write]) => {
      const [nodes, held] = write(escape(text))
      const [node] = nodes
      const isSame =
        nodes.length === 1 && node && 'tagName' in node && asRead(held(node) ?? '\0 nothing') === asRead(text)
      return isSame ? [] : [{ place, text }]
    }),
  )
}
