import { z } from 'zod'
import type { RateLimit } from '@/lib/platform/security/rate-limit'
import type { Access } from '../policy'
import { sessionCookieName } from '../session-token'
import type { PublishedOperation, Role } from '../types'
import type { EndpointDescription, EndpointReference } from './define-route'

/** An endpoint as its file under app/api defines it. */
export type Endpoint = {
  /** The folder below app/api, with Next's brackets: "claims/[id]". */
  folder: string
  method: string
  /** The comment above the handler, if it has one. */
  summary?: string
  description: EndpointDescription
}

type Json = Record<string, unknown>

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean(),
  description: z.string().optional(),
  schema: z.object({ type: z.string().optional(), enum: z.array(z.unknown()).optional() }).loose(),
})
const operation = z.object({
  tags: z.tuple([z.string()]),
  summary: z.string(),
  description: z.string(),
  parameters: z.array(parameter),
  'x-example-request': z.string(),
  responses: z.object({
    '2XX': z.object({ content: z.object({ 'application/json': z.object({ example: z.unknown() }) }) }),
  }),
})

/** The operations of an OpenAPI description (`openApiOf`) that have an example, in the same order. */
export function publishedOperations(described: unknown): PublishedOperation[] {
  const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) }).parse(described)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, given]) => {
      const { success, data } = operation.safeParse(given)
      if (!success) return []
      return {
        resource: data.tags[0],
        method: method.toUpperCase(),
        path,
        summary: data.summary,
        limits: data.description,
        parameters: data.parameters.map((one) => ({
          name: one.name,
          isRequired: one.required,
          meaning: one.description ?? one.schema.enum?.filter(Boolean).join(', ') ?? '',
        })),
        request: data['x-example-request'],
        response: data.responses['2XX'].content['application/json'].example,
      }
    }),
  )
}

const ERROR = { $ref: '#/components/schemas/Error' }
const ROLE_NAMES: Record<Role, string> = { caregiver: 'parents', careprovider: 'providers', admin: 'admins' }

/** The OpenAPI 3.1 description of these endpoints. Only error responses have a schema; docs/rooms describes the others. */
export function openApiOf(title: string, endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of endpoints) {
    const path = pathOf(endpoint.folder)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      schemas: {
        Error: {
          type: 'object',
          properties: {
            message: { type: 'string', description: 'What went wrong, for people.' },
            fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'The same by field.' },
          },
          required: ['message'],
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName('https:'), description: 'Set by signing in.' },
      },
    },
  }
}

/** "claims/[id]" as "/api/claims/{id}". */
export const pathOf = (folder: string): string => `/api/${folder.replace(/\[(?:\.\.\.)?(\w+)\]/g, '{$1}')}`

function operationOf({ folder, method, summary, description }: Endpoint): Json {
  const { access, body, maxFileBytes, isForm, limit, reference } = description
  const input = body && jsonSchema(body)
  return {
    ...(reference ? { tags: [reference.resource], summary: reference.summary } : summary && { summary }),
    description: [whoMayCall(access), reference && limitsText(limit, reference)].filter(Boolean).join(' '),
    parameters: parametersOf(folder, description),
    ...(input && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: input },
          ...(isForm && { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } }),
        },
      },
    }),
    ...(maxFileBytes && {
      requestBody: {
        required: true,
        description: `At most ${maxFileBytes} bytes.`,
        content: { 'application/octet-stream': {} },
      },
    }),
    responses: {
      '2XX': {
        description: method === 'GET' ? 'What was asked for.' : 'Done.',
        ...(reference && { content: { 'application/json': { example: reference.example.response } } }),
      },
      ...(isForm && { '3XX': { description: 'For a form without scripts: the next page.' } }),
      '4XX': { description: 'Refused.', content: { 'application/json': { schema: ERROR } } },
      '5XX': { description: 'Our mistake, or no database.', content: { 'application/json': { schema: ERROR } } },
    },
    ...(access !== 'public' && { security: [{ session: [] }] }),
    ...(reference && { 'x-example-request': reference.example.request }),
  }
}

function limitsText({ max, windowSeconds }: RateLimit, { sharedSeconds }: EndpointReference): string {
  const cached =
    sharedSeconds > 0 ? `A response may be shared for ${sharedSeconds} seconds.` : 'A response must not be cached.'
  return `At most ${max} requests in ${windowSeconds} seconds from one address, then 429. ${cached}`
}

function parametersOf(folder: string, description: EndpointDescription): Json[] {
  const meanings = description.reference?.parameters ?? {}
  return [...pathParameters(folder, description), ...queryParameters(description.query)].map((one) => {
    const meaning = meanings[String(one.name)]
    return meaning === undefined ? one : { ...one, description: meaning }
  })
}

function whoMayCall(access: Access): string {
  if (access === 'public') return 'For everyone.'
  return access === 'signed-in'
    ? 'For everyone who is signed in.'
    : `For ${access.map((role) => ROLE_NAMES[role]).join(' and ')}.`
}

/** The names come from the folder, since an endpoint may read them without a schema. */
function pathParameters(folder: string, { params }: EndpointDescription): Json[] {
  const schemas = propertiesOf(params)
  return [...folder.matchAll(/\[(?:\.\.\.)?(\w+)\]/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: schemas.properties[name] ?? { type: 'string' },
  }))
}

function queryParameters(query: EndpointDescription['query']): Json[] {
  const { properties, required } = propertiesOf(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function propertiesOf(schema: z.ZodType | undefined): { properties: Record<string, Json>; required: string[] } {
  const { properties = {}, required = [] } = (schema ? jsonSchema(schema) : {}) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return { properties, required }
}

/** What a caller sends, before defaults and transformations. What JSON Schema cannot say, such as a check in code, is left out. */
function jsonSchema(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', cycles: 'ref' })
  return rest
}
