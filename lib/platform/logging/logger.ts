import 'server-only'
import pino from 'pino'
import { processWide } from '../config/process-wide.mjs'
import { isDatabaseUnavailable } from '../database/unavailable'
import { requestId } from './request-id.mjs'

/** The code or the class of an error. Messages of a database or a mail server may contain user input. */
export function reasonOf(error: unknown): string {
  const { code, name } = Object(error)
  return String(code ?? name ?? typeof error)
}

const MAIL_ADDRESS = /[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g
const PHONE_NUMBER = /\+?\(?\d[\d\s().-]{7,}\d/g
const MAX_DEPTH = 4

type LoggedError = { type: string; code: string; message: string; stack: string[]; cause?: LoggedError }

/**
 * An error as it is logged: type, code, stack, and a message without user input. A Prisma message contains the whole call with its
 * arguments, so only its last line is logged, which says what was wrong. A database message quotes values, so only the code is logged.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError | string {
  if (!(error instanceof Error)) return reasonOf(error)
  const cause = error.cause instanceof Error && depth < MAX_DEPTH ? errorForLog(error.cause, depth + 1) : undefined
  return {
    type: error.name,
    code: reasonOf(error),
    message: messageOf(error),
    stack: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
    ...(typeof cause === 'object' && { cause }),
  }
}

function messageOf(error: Error): string {
  if (isDatabaseError(error)) return ''
  const lines = error.message.split('\n').filter((line) => line.trim() !== '')
  const message = error.name.startsWith('PrismaClient') ? (lines.at(-1) ?? '') : lines.slice(0, 3).join(' ')
  return message.slice(0, 500).replace(MAIL_ADDRESS, '[address]').replace(PHONE_NUMBER, '[number]')
}

/** PostgreSQL codes have five characters. Prisma passes database errors on as P2010 or as unknown request errors. */
function isDatabaseError(error: Error): boolean {
  const { code } = error as Error & { code?: unknown }
  if (code === 'P2010' || error.name === 'PrismaClientUnknownRequestError') return true
  return typeof code === 'string' && /^(?:\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/.test(code)
}

/** One JSON line per event. Never log user input, e-mail addresses, cookies or tokens. */
export const logger = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: (error: unknown) => errorForLog(error) },
  redact: ['email', 'phone', 'password', '*.email', '*.phone', '*.password', 'headers.cookie', 'headers.authorization'],
})

type FailedRequest = { path: string; method: string; headers: NodeJS.Dict<string | string[]> }

/** Ids of requests whose page failed because the database was unavailable; server/response-headers.mjs sends 503 for them. */
const withoutDatabase = processWide('requests-without-database', () => new Set<string>())

/** Logs why a page failed. If the database was unavailable, the response will say so. */
export function reportFailedPage(error: unknown, { path, method, headers }: FailedRequest): void {
  const given = headers['x-request-id']
  const id = requestId(typeof given === 'string' ? given : undefined)
  if (isDatabaseUnavailable(error)) remember(id)
  logger.error({ id, method, path: path.split('?')[0], digest: Object(error).digest, err: error }, 'page failed')
}

/** Responses that have already started never remove their id, so the set is cleared when it gets too large. */
function remember(id: string): void {
  if (withoutDatabase.size >= 1_000) withoutDatabase.clear()
  withoutDatabase.add(id)
}
