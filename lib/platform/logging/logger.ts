import 'server-only'
import pino from 'pino'

/** What to log of an error: its code or its class. Messages of a database or a mail server may hold what a person typed. */
export function reasonOf(error: unknown): string {
  const { code, name } = Object(error)
  return String(code ?? name ?? typeof error)
}

const MAIL_ADDRESS = /[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g
const NUMBER_TO_CALL = /\+?\(?\d[\d\s().-]{7,}\d/g
const DEEPEST = 4

type LoggedError = { type: string; code: string; message: string; stack: string[]; cause?: LoggedError }

/**
 * What the log says of an error: its kind, its code, where it happened, and a message without what people typed. A message of
 * Prisma's holds the whole call, arguments included: of that its last line stays, which says what was wrong. A database's own message
 * quotes values, so of that the code alone stays.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError | string {
  if (!(error instanceof Error)) return reasonOf(error)
  const cause = error.cause instanceof Error && depth < DEEPEST ? errorForLog(error.cause, depth + 1) : undefined
  return {
    type: error.name,
    code: reasonOf(error),
    message: wordsOf(error),
    stack: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
    ...(typeof cause === 'object' && { cause }),
  }
}

function wordsOf(error: Error): string {
  if (isOfDatabase(error)) return ''
  const lines = error.message.split('\n').filter((line) => line.trim() !== '')
  const words = error.name.startsWith('PrismaClient') ? (lines.at(-1) ?? '') : lines.slice(0, 3).join(' ')
  return words.slice(0, 500).replace(MAIL_ADDRESS, '[address]').replace(NUMBER_TO_CALL, '[number]')
}

/** PostgreSQL's own codes have five signs; Prisma calls P2010, or unknown, what it has no words of its own for. */
function isOfDatabase(error: Error): boolean {
  const { code } = error as Error & { code?: unknown }
  if (code === 'P2010' || error.name === 'PrismaClientUnknownRequestError') return true
  return typeof code === 'string' && /^(?:\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/.test(code)
}

/** One JSON line per event. Never log what a person typed, an e-mail, a cookie or a token. */
export const logger = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: (error: unknown) => errorForLog(error) },
  redact: ['email', 'phone', 'password', '*.email', '*.phone', '*.password', 'headers.cookie', 'headers.authorization'],
})
