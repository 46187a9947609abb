import { isDatabaseAway } from '@/lib/platform/database-away'
import { DomainError, TooManyRequestsError } from '@/lib/platform/errors'
import { logger } from '@/lib/platform/logger'
import { requestId } from '@/lib/platform/request-id.mjs'
import type { Refusal } from './types'

/**
 * What a domain threw keeps its words. Anything else is logged with the request's id, and the answer holds that id and nothing
 * more: 503 while no database answers, else 500.
 */
export function describeError(error: unknown, request: Request): Refusal {
  if (error instanceof DomainError) {
    const headers: HeadersInit =
      error instanceof TooManyRequestsError ? { 'retry-after': String(error.retryAfterSeconds) } : {}
    return { status: error.status, message: error.message, ...(error.fields && { fields: error.fields }), headers }
  }
  const id = requestId(request.headers.get('x-request-id'))
  logger.error({ id, method: request.method, path: new URL(request.url).pathname, err: error }, 'request failed')
  if (isDatabaseAway(error)) {
    const message = `Our data are out of reach just now. Please try again in a moment. (${id})`
    return { status: 503, message, headers: { 'retry-after': '5' } }
  }
  const message = `Something went wrong on our side (${id}). Please try again.`
  return { status: 500, message, headers: {} }
}
