import { Type, type Static } from 'typebox'
import { bundleFormat } from './manifest.ts'

const entry = {
  path: Type.String({ maxLength: 300 }),
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
}

/** Written last. Files are not listed: each is named after its hash. */
export const Manifest = Type.Object({
  format: Type.Literal(bundleFormat),
  version: Type.Integer({ minimum: 1 }),
  /** The version of Folkmoot. */
  software: Type.String({ maxLength: 100 }),
  created: Type.String({ maxLength: 40 }),
  site: Type.String({ maxLength: 1000 }),
  group: Type.Object({
    id: Type.Integer({ minimum: 1 }),
    name: Type.String({ maxLength: 100 }),
    /** The name of the group that it is a subgroup of; empty for none. */
    parent: Type.String({ maxLength: 100 }),
  }),
  people: Type.Integer({ minimum: 0 }),
  /** The rows, one JSON object per line, in `data`. */
  tables: Type.Array(
    Type.Object({
      name: Type.String({ maxLength: 63 }),
      columns: Type.Array(Type.String({ maxLength: 63 }), { maxItems: 1600 }),
      rows: Type.Integer({ minimum: 0 }),
      ...entry,
    }),
    { maxItems: 1000 },
  ),
  /** Everything else but the files. */
  others: Type.Array(Type.Object(entry), { maxItems: 100_000 }),
  files: Type.Object({ count: Type.Integer({ minimum: 0 }), bytes: Type.Integer({ minimum: 0 }) }),
})
export type Manifest = Static<typeof Manifest>
