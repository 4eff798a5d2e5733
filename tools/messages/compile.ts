import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** A catalogue as translators write it: messages in ICU MessageFormat by nested keys. */
export type Catalogue = { [key: string]: string | Catalogue }
type ArgumentTypes = ReadonlyMap<string, 'string' | 'number'>
type CompiledMessage = { code: string; args: ArgumentTypes }

/** A message that cannot be compiled, named by its key. */
export class MessageError extends Error {}

/** Turns a message into an expression: a string, or a function of its arguments. */
export function compileMessage(key: string, message: string): CompiledMessage {
  let elements: MessageFormatElement[]
  try {
    elements = parse(message, { ignoreTag: true, requiresOtherClause: true })
  } catch (error) {
    throw new MessageError(`${key}: ${(error as Error).message} in ${JSON.stringify(message)}`)
  }
  const args = new Map<string, 'string' | 'number'>()
  const code = writeElements(key, elements, args, undefined)
  const names = [...args.keys()]
  return { code: names.length === 0 ? code : `({ ${names.join(', ')} }) => ${code}`, args }
}

/** The elements as one template or string; `counted` is the argument for `#`. */
function writeElements(
  key: string,
  elements: readonly MessageFormatElement[],
  args: Map<string, 'string' | 'number'>,
  counted: string | undefined,
): string {
  if (elements.every(element => element.type === TYPE.literal))
    return JSON.stringify(elements.map(({ value }) => value).join(''))
  if (elements.length === 1) return writeArgument(key, elements[0]!, args, counted)
  const parts = elements.map(element =>
    element.type === TYPE.literal
      ? element.value.replaceAll(/[\\`]|\$\{/g, '\\$&')
      : `\${${writeArgument(key, element, args, counted)}}`,
  )
  return `\`${parts.join('')}\``
}

function writeArgument(
  key: string,
  element: MessageFormatElement,
  args: Map<string, 'string' | 'number'>,
  counted: string | undefined,
): string {
  switch (element.type) {
    case TYPE.argument:
      return named(key, element.value, 'string', args)
    case TYPE.number:
      return `number(${named(key, element.value, 'number', args)})`
    case TYPE.pound:
      return `number(${counted})`
    case TYPE.select:
    case TYPE.plural: {
      const isPlural = element.type === TYPE.plural
      const name = named(key, element.value, isPlural ? 'number' : 'string', args)
      const conditionOf = (option: string): string =>
        !isPlural
          ? `${name} === ${JSON.stringify(option)}`
          : option.startsWith('=')
            ? `${name} === ${option.slice(1)}`
            : `plural(${name}) === ${JSON.stringify(option)}`
      // An exact number wins over its plural category.
      const options = Object.entries(element.options).toSorted(
        ([one], [other]) => Number(other.startsWith('=')) - Number(one.startsWith('=')),
      )
      const write = (option: MessageFormatElement[]): string =>
        writeElements(key, option, args, isPlural ? name : counted)
      const last = write(element.options['other']!.value)
      return options
        .filter(([option]) => option !== 'other')
        .reduceRight((rest, [option, { value }]) => `${conditionOf(option)} ? ${write(value)} : ${rest}`, last)
    }
    default:
      throw new MessageError(`${key}: only {name}, number, plural and select are known`)
  }
}

/** An argument is a number wherever it is counted; one that is only named is a string. */
function named(key: string, name: string, type: 'string' | 'number', args: Map<string, 'string' | 'number'>): string {
  if (!/^[a-z]\w*$/i.test(name)) throw new MessageError(`${key}: the argument {${name}} has no usable name`)
  if (type === 'number' || !args.has(name)) args.set(name, type)
  return name
}
