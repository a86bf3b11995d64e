import fc, { type Arbitrary } from 'fast-check'

/** What of JSON Schema our contracts use. */
interface Schema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema | false
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
}

export interface Operation {
  readonly method: string
  readonly path: string
  /** Those of what was done. */
  readonly statuses: readonly number[]
  readonly parameters: readonly Parameter[]
  readonly body: Schema | undefined
}

export interface MadeRequest {
  readonly operation: Operation
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string
}

interface Described {
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Readonly<Record<string, unknown>>
}

/** The operations of an OpenAPI document, as the site gives it to anybody. */
export function operationsOf(description: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
}): Operation[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      statuses: Object.keys(responses)
        .filter((status) => status !== 'default')
        .map(Number),
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  )
}

const words = [
  'tea',
  'मन भारी छ',
  'ma thik chhu',
  '👩‍👩‍👧',
  '<b>',
  "' OR 1=1 --",
  '\u0000',
  '\u202e',
  '',
]
const oddTexts = fc.oneof(
  fc.constantFrom(...words),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(300, 5_000, 30_000, 70_000).map((length) => 'क'.repeat(length)),
)
const odd: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, -1, 1e308, 2 ** 53, [], {}, { toString: 'x' }),
  fc.jsonValue({ maxDepth: 4 }),
  oddTexts,
)

/** Something that fits; a pattern or length that cannot be met exactly is met as nearly as may be. */
function fitting(schema: Schema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const others = schema.anyOf ?? schema.oneOf
  if (others) return fc.oneof(...others.map(fitting))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'string':
      return fittingText(schema)
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 1_000, 2 ** 31 - 1),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      if (!schema.items) return fc.tuple(...(schema.prefixItems ?? []).map(fitting))
      return fc.array(fitting(schema.items), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      })
    case 'object':
      return fittingObject(schema)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function fittingText({ pattern, minLength = 0, maxLength = 500 }: Schema): Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'))
  const plain = fc.constantFrom(
    'a quiet day',
    'आज मन हलुका छ',
    'malai ghar ko yaad aayo',
    '2001-04-13',
  )
  return fc
    .oneof(plain, fc.string({ minLength, maxLength: Math.min(maxLength, 200) }))
    .map((text) => text.padEnd(minLength, 'x').slice(0, maxLength))
}

function fittingObject({ properties = {}, required = [] }: Schema): Arbitrary<object> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fitting(schema)]),
  )
  return fc.record(model, { requiredKeys: [...required] })
}

/** One place of it wrong: missing, of another type, too long, or one too many. */
function almost(schema: Schema): Arbitrary<unknown> {
  return fc
    .tuple(fitting(schema), odd, fc.string(), fc.nat(20))
    .map(([value, wrong, name, place]) => {
      if (typeof value !== 'object' || value === null) return wrong
      const names = Object.keys(value)
      const one = names[place % Math.max(1, names.length)] ?? name
      if (place % 4 === 0)
        return Object.fromEntries(Object.entries(value).filter(([key]) => key !== one))
      return { ...value, [place % 4 === 1 ? name : one]: wrong }
    })
}

/** Not JSON, or of another kind than is said. */
const unreadable = fc.oneof(
  oddTexts,
  fc.constantFrom('{', '[[[[', '{"a":1}{', '"'.repeat(300), '['.repeat(20_000), 'a=b&c=d'),
)

export function requestsTo(operation: Operation): Arbitrary<MadeRequest> {
  const { parameters, body } = operation
  const parts = parameters.map(({ schema, required }) => {
    const wanted = fc.oneof(
      { weight: 6, arbitrary: fitting(schema) },
      { weight: 1, arbitrary: odd },
    )
    return required ? wanted : fc.option(wanted, { nil: undefined, freq: 2 })
  })
  const said: Arbitrary<string | undefined> = body
    ? fc.oneof(
        { weight: 5, arbitrary: fitting(body).map((value) => JSON.stringify(value)) },
        { weight: 4, arbitrary: almost(body).map((value) => JSON.stringify(value)) },
        { weight: 1, arbitrary: odd.map((value) => JSON.stringify(value)) },
        { weight: 1, arbitrary: unreadable },
        { weight: 1, arbitrary: fc.constant(undefined) },
      )
    : fc.option(fc.constant('{}'), { nil: undefined, freq: 9 })
  const media = fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'x', ''),
    },
  )
  return fc
    .tuple(fc.tuple(...parts), said, media)
    .map(([values, payload, type]) => write(operation, values, payload, type))
}

function write(
  operation: Operation,
  values: readonly unknown[],
  payload: string | undefined,
  type: string,
): MadeRequest {
  let url = operation.path
  const query = new URLSearchParams()
  const headers: Record<string, string> = payload === undefined ? {} : { 'content-type': type }
  for (const [place, { name, in: where }] of operation.parameters.entries()) {
    const value = values[place]
    if (value === undefined) continue
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    if (where === 'path')
      url = url.replace(`{${name}}`, encodeURIComponent(text.toWellFormed()) || '-')
    else if (where === 'query') query.append(name, text)
    // No client can send anything else in a header.
    else headers[name] = text.replace(/[^\x20-\x7e]/g, '').slice(0, 4_000)
  }
  const asked = query.size > 0 ? `?${query}` : ''
  return { operation, url: url + asked, headers, ...(payload !== undefined && { payload }) }
}
