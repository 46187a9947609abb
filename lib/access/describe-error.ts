import { randomUUID } from 'node:crypto'
import { DomainError, TooManyRequestsError } from '@/lib/platform/errors'
import { logger } from '@/lib/platform/logger'

/** An error as the outside may know it. */
export type Refusal = { status: number; message: string; fields?: Record<string, string>; headers: HeadersInit }

/** What a domain threw keeps its words. Anything else is logged with an id, and the answer holds that id and nothing more. */
export function describeError(error: unknown, request: Request): Refusal {
  if (error instanceof DomainError) {
    const headers: HeadersInit =
      error instanceof TooManyRequestsError ? { 'retry-after': String(error.retryAfterSeconds) } : {}
    return { status: error.status, message: error.message, ...(error.fields && { fields: error.fields }), headers }
  }
  const id = randomUUID()
  logger.error({ id, method: request.method, path: new URL(request.url).pathname, err: error }, 'request failed')
  const message = `Something went wrong on our side (${id}). Please try again.`
  return { status: 500, message, headers: {} }
}
