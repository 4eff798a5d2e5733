import type { Type as TypeBox } from 'typebox'

type Schema = Record<string, unknown>

// Hidden, so that a schema prints as plain JSON Schema.
const markOptional = (schema: Schema): Schema => Object.defineProperty({ ...schema }, '~optional', { value: true })

/**
 * The part of JSON Schema that declarations use. The types are TypeBox's, which derives a value's type from its schema;
 * its code is not needed for that, and loading it would take a third of the start-up time. docs/decisions/0001
 */
export const Type = {
  Object: (properties: Record<string, Schema>, options: Schema = {}) => {
    const required = Object.keys(properties).filter(name => !('~optional' in properties[name]!))
    return { type: 'object', ...(required.length > 0 ? { required } : {}), properties, ...options }
  },
  Array: (items: Schema, options: Schema = {}) => ({ type: 'array', items, ...options }),
  String: (options: Schema = {}) => ({ type: 'string', ...options }),
  Number: (options: Schema = {}) => ({ type: 'number', ...options }),
  Boolean: (options: Schema = {}) => ({ type: 'boolean', ...options }),
  Unsafe: (schema: Schema) => schema,
  Optional: markOptional,
} as unknown as Pick<typeof TypeBox, 'Object' | 'Array' | 'String' | 'Number' | 'Boolean' | 'Unsafe' | 'Optional'>
