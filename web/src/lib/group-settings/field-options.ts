import type { Input, Output } from '../../../../client/types.ts'
import { versionOf } from './row-version.ts'

type OptionName = Exclude<keyof Input<'updateextracolumn'>, 'group_id' | 'group_name' | 'csrf' | 'column_id'>

/** The options of a member field, and their kinds. Does not compile while one is missing. */
export const fieldOptionKinds = {
  name: 'line',
  description: 'line',
  choices: 'text',
  color: 'choice',
  width: 'number',
  profile: 'flag',
  required: 'flag',
  default_hidden: 'flag',
} as const satisfies Record<OptionName, string>
export const fieldOptions = Object.keys(fieldOptionKinds) as OptionName[]
export const fieldFlags = ['profile', 'required', 'default_hidden'] as const

/** Everything that the form of a field changes. */
export const fieldVersion = (field: Output<'getextracolumns'>['data'][number]): string =>
  versionOf(fieldOptions.map(name => field[name]))
