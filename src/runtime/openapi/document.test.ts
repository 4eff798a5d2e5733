import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { endpoint, type Endpoint } from '#contract/endpoint.ts'
import { list } from '#contract/list-page.ts'
import { MemberInfo, User } from '#contract/resources.ts'
import {
  Choices,
  Flag,
  Id,
  Ids,
  Nullable,
  Secret,
  Str,
  Text,
  Type,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'
import { openapiDocument } from './document.ts'

const Files = Type.Unsafe<object[]>({ type: 'array', 'x-kind': 'files' })
const Shelf = resource('shelf', { title: Str, keeper: Nullable(MemberInfo), last: MemberInfo })

const contract = {
  getShelves: endpoint('getshelves', {
    method: 'GET',
    summary: 'The shelves.',
    who: 'anyone',
    on: 'group',
    needs: 'view_members',
    params: { ...GROUP, kinds: optional(Choices(['low', 'high'])) },
    returns: list(Shelf, { fields: ['name', 'created'], field: 'name', dir: 'asc' }),
    extended: true,
  }),
  moveShelf: endpoint('moveshelf', {
    method: 'POST',
    summary: 'Move a shelf.',
    who: 'account',
    params: {
      shelf_id: Id({ description: 'Which.', invalid: 'invalid shelf_id' }),
      others: optional(Ids()),
      code: Secret(20),
      gently: withDefault(Flag(), true),
    },
    returns: Shelf,
    errors: ['shelf is fixed', 'pending_adds'],
    records: ['member.banned'],
  }),
  fillShelf: endpoint('fillshelf', {
    method: 'POST',
    summary: 'Put files on a shelf.',
    who: 'session',
    params: { label: optional(Text(10)), files: Files },
  }),
  addCover: endpoint('addcover', {
    method: 'POST',
    summary: 'Add a cover.',
    who: 'browser',
    csrf: false,
    byGet: true,
    params: { label: Text(10), cover: optional(Files) },
    returns: User,
  }),
}
const options = {
  url: 'https://groups.example.org/somewhere',
  version: '1.2.3',
  families: { shelves: contract, empty: {} },
}

type Parts = Record<string, unknown>
/** The value at a path of keys in the document. */
function at(document: object, ...keys: string[]): Parts {
  return keys.reduce((value, key) => value[key] as Parts, document as Parts)
}
const print = (endpoints: readonly Endpoint[] = Object.values(contract)) => openapiDocument(endpoints, options)
const named = (document: object, name: string) => at(document, 'components', 'schemas', name)

suite('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()

    const verdict = await validator.validate({ ...print() })

    assert.deepEqual(verdict, { valid: true })
    assert.equal(validator.version, '3.1')
  })

  test('is deterministic and has no dangling references', () => {
    const text = JSON.stringify(print())

    const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]

    assert.equal(JSON.stringify(print()), text)
    assert.ok(references.length > 10)
    for (const [, kind, name] of references) assert.ok(at(print(), 'components', kind!, name!), `${kind} ${name}`)
  })

  test('has nothing specific to our own parser', () => {
    const text = JSON.stringify(print())

    assert.doesNotMatch(text, /x-kind|x-invalid|x-secret|x-sorting|~optional/)
  })

  test('has a read by GET with a query, and by POST with a form and no CSRF token', () => {
    const document = print()
    const path = '/api/v1/getshelves'

    assert.deepEqual(at(document, 'paths', path, 'get', 'parameters', '2'), {
      name: 'kinds',
      in: 'query',
      style: 'form',
      explode: false,
      schema: { type: 'array', items: { type: 'string', enum: ['low', 'high'] } },
    })
    assert.deepEqual(Object.keys(at(document, 'paths', path, 'post', 'requestBody', 'content')), [
      'application/x-www-form-urlencoded',
    ])
    assert.ok(!Object.hasOwn(at(named(document, 'getshelves_parameters'), 'properties'), 'csrf'))
  })

  test('has examples with request and response', () => {
    const answer = { object: 'list', data: [] }
    const examples = { getshelves: { params: { kinds: 'low,high' }, answer } }

    const document = openapiDocument(Object.values(contract), { ...options, examples })

    const path = at(document, 'paths', '/api/v1/getshelves')
    const forms = at(path, 'post', 'requestBody', 'content', 'application/x-www-form-urlencoded')
    assert.deepEqual(at(path, 'get', 'parameters', '2')['example'], ['low', 'high'])
    assert.deepEqual(forms['example'], { kinds: ['low', 'high'] })
    for (const method of ['get', 'post'])
      assert.deepEqual(at(path, method, 'responses', '200', 'content', 'application/json')['examples'], {
        getshelves: { $ref: '#/components/examples/getshelves' },
      })
    assert.deepEqual(at(document, 'components', 'examples'), { getshelves: { value: answer } })
    assert.doesNotMatch(JSON.stringify(print()), /"examples?":\{/)
  })

  test('has a change by POST only, in three formats, with CSRF', () => {
    const document = print()
    const item = at(document, 'paths', '/api/v1/moveshelf')

    assert.deepEqual(Object.keys(item), ['post'])
    assert.deepEqual(Object.keys(at(item, 'post', 'requestBody', 'content')), [
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json',
    ])
    assert.deepEqual(named(document, 'moveshelf_parameters'), {
      type: 'object',
      properties: {
        shelf_id: {
          type: 'integer',
          minimum: 1,
          maximum: Number.MAX_SAFE_INTEGER,
          description: 'Which. If invalid: `bad_request` with `invalid shelf_id`.',
        },
        others: { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: 1000 },
        code: { type: 'string', maxLength: 20, format: 'password' },
        gently: { type: 'boolean', default: true },
        csrf: {
          type: 'string',
          description:
            'The `csrf_token` of the user object. Required if, and only if, you are signed in with a cookie.',
        },
      },
      required: ['shelf_id', 'code'],
    })
  })

  test('takes files by multipart only', () => {
    const document = print()
    const content = (name: string) => at(document, 'paths', `/api/v1/${name}`, 'post', 'requestBody', 'content')
    const properties = (name: string) => Object.keys(at(named(document, name), 'properties'))

    assert.deepEqual(Object.keys(content('fillshelf')), ['multipart/form-data'])
    assert.deepEqual(at(named(document, 'fillshelf_upload'), 'required'), ['files', 'csrf'])
    assert.equal(Object.keys(content('addcover')).length, 3)
    assert.deepEqual(properties('addcover_upload'), ['label', 'cover'])
    assert.deepEqual(properties('addcover_parameters'), ['label'])
  })

  test('names an object once and refers to it, even if nullable', () => {
    const document = print()

    assert.deepEqual(at(named(document, 'shelf'), 'properties'), {
      object: { type: 'string', const: 'shelf' },
      title: { type: 'string' },
      keeper: { anyOf: [{ $ref: '#/components/schemas/member_info' }, { type: 'null' }] },
      last: { $ref: '#/components/schemas/member_info' },
    })
  })

  test('rejects two different objects of one name', () => {
    const other = endpoint('other', {
      method: 'GET',
      summary: '',
      who: 'anyone',
      params: {},
      returns: resource('shelf', {}),
    })

    assert.throws(() => print([contract.moveShelf, other]), /two different schemas are called shelf/)
  })

  test('says who may call, with which credentials', () => {
    const document = print()
    const security = (name: string) => at(document, 'paths', `/api/v1/${name}`, 'post', 'security')
    const [key, token, cookie] = [{ key: [] }, { token: [] }, { cookie: [] }]

    assert.deepEqual(security('getshelves'), [{}, key, token, cookie])
    assert.deepEqual(security('moveshelf'), [key, token, cookie])
    assert.deepEqual(security('fillshelf'), [cookie])
    assert.deepEqual(security('addcover'), [{}, cookie])
    const description = (name: string) => at(document, 'paths', `/api/v1/${name}`, 'post')['description'] as string
    assert.match(description('getshelves'), /A key needs the scope `read`\./)
    assert.match(description('moveshelf'), /A key needs the scope `\w+`\./)
    assert.doesNotMatch(description('fillshelf'), /scope/)
    assert.doesNotMatch(description('addcover'), /scope/)
  })

  test('lists the errors, the permission, the facts and the family of a call', () => {
    const document = print()
    const get = at(document, 'paths', '/api/v1/getshelves', 'get')
    const post = at(document, 'paths', '/api/v1/moveshelf', 'post')

    assert.deepEqual(at(document, 'components', 'responses', 'moveshelf_refused', 'x-errors'), [
      { type: 'bad_request', extra: 'shelf is fixed' },
      { type: 'pending_adds', extra: '' },
      { type: 'bad_request', extra: 'invalid shelf_id' },
      { type: 'bad_request', extra: 'not confirmed' },
      { type: 'authentication', extra: 'login required' },
      { type: 'bad_csrf', extra: '' },
    ])
    assert.equal(get['x-permission'], 'view_members')
    assert.deepEqual(post['x-records'], ['member.banned'])
    assert.deepEqual([get['x-extension'], post['x-extension']], [true, true])
    assert.deepEqual([post['tags'], at(document, 'tags')], [['shelves'], [{ name: 'shelves' }]])
  })

  test('describes sorting, required groups, and the extended form', () => {
    const document = print()
    const get = at(document, 'paths', '/api/v1/getshelves', 'get')
    const parameters = at(get, 'parameters') as unknown as Parts[]
    const answer = { $ref: '#/components/schemas/getshelves_answer' }

    assert.deepEqual(
      parameters.find(({ name }) => name === 'sort_field'),
      {
        name: 'sort_field',
        in: 'query',
        schema: { type: 'string', maxLength: 64, default: 'name', examples: ['name', 'created'] },
        description:
          'The field to sort by. One of `name` (the default, `asc`), `created`; anything else gives the default order.',
      },
    )
    assert.match(
      get['description'] as string,
      /Either `group_id` or `group_name` identifies the group; if both are given, they must identify the same one\./,
    )
    assert.deepEqual(at(named(document, 'getshelves_parameters'), 'anyOf'), [
      { required: ['group_id'] },
      { required: ['group_name'] },
    ])
    assert.deepEqual(
      at(
        document,
        'paths',
        '/api/v1/getshelves',
        'get',
        'responses',
        '200',
        'content',
        'application/json',
        'schema',
        'anyOf',
      ),
      [
        answer,
        {
          type: 'array',
          prefixItems: [answer, { anyOf: [{ $ref: '#/components/schemas/user' }, { type: 'null' }] }],
          ...{ minItems: 2, maxItems: 2 },
        },
      ],
    )
  })
})
