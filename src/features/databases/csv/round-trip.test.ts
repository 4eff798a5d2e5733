import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headersOf, multipartOf, serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await serve(world)
const headers = headersOf(world.people.ben, 'key')

type Operation = { requestBody?: { content: Record<string, { schema: { $ref: string } }> } }
type Schema = { properties: Record<string, { items?: { format?: string } }> }
type Document = {
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>
  components: { schemas: Record<string, Schema> }
}

test('a program built from the OpenAPI document exports and imports a thousand rows', async () => {
  const { body } = await server.ask('/api/v1/openapi.json')
  const { paths, components } = body as Document
  /** The parameter of a form in which files come. */
  const filesIn = ({ requestBody }: Operation): string => {
    const { $ref } = requestBody!.content['multipart/form-data']!.schema
    const { properties } = components.schemas[$ref.replace('#/components/schemas/', '')]!
    return Object.keys(properties).find(name => properties[name]!.items?.format === 'binary')!
  }
  /** Makes a call as the document says that it is made. */
  const call = async (name: string, params: Record<string, string | number>, file?: string) => {
    const [path, operations] = Object.entries(paths).find(([one]) => one.endsWith(`/${name}`))!
    const form = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))
    if (operations.get) return server.ask(`${path}?${form.toString()}`, { headers })
    const parts = file === undefined ? [] : [{ param: filesIn(operations.post!), filename: 'rows.csv', content: file }]
    const { type, body: sent } =
      parts.length > 0 ? multipartOf(form, parts) : { type: 'application/x-www-form-urlencoded', body: form.toString() }
    return server.ask(path, { method: 'POST', headers: { ...headers, 'content-type': type }, body: sent })
  }
  const columns = JSON.stringify([
    { name: 'Name', type: 'text_column', required: true },
    { name: 'Kind', type: 'multi_choice_column', choices: ['a', 'b'] },
    { name: 'Grams', type: 'number_column' },
    { name: 'Day', type: 'date_column' },
  ])
  const newTable = async (name: string) => {
    const { body: made } = await call('newdatabase', { group_id: world.group.id, name, columns })
    return (made as { id: number }).id
  }
  const fill = async (database_id: number, file: string) => {
    const { body: begun } = await call('importdatabaserows', { database_id }, file)
    const { id: import_id, wrong } = begun as { id: number; wrong: object[] }
    assert.deepEqual(wrong, [])
    await world.settle()
    const { body: done } = await call('getdatabaseimport', { database_id, import_id })
    assert.deepEqual([(done as { state: string }).state, (done as { done: number }).done], ['done', 1000])
  }
  const line = (n: number) =>
    `"Row ""${n}"", and more","${n % 2 ? 'a' : 'a\nb'}",${n / 8},2026-01-${String((n % 28) + 1).padStart(2, '0')}`
  const file = `Name,Kind,Grams,Day\n${Array.from({ length: 1000 }, (_, n) => line(n)).join('\n')}\n`
  const [first, second] = [await newTable('First'), await newTable('Second')]

  await fill(first, file)
  const { text, headers: got } = await call('downloaddatabase', { database_id: first })
  await fill(second, text)
  const again = await call('downloaddatabase', { database_id: second })

  assert.match(got['content-type']!, /^text\/csv/)
  assert.equal(again.text, text)
  const rowsIn = async (database_id: number) => {
    const filter = JSON.stringify([{ col_id: 3, op: 'above', value: 120 }])
    const { body: page } = await call('getdatabaserows', { database_id, filter, sort_field: 'col_1', limit: 100 })
    return (page as { data: { vals: object[] }[] }).data.map(({ vals }) => vals)
  }
  const rows = await rowsIn(first)
  assert.equal(rows.length, 39)
  assert.deepEqual(await rowsIn(second), rows)
})
