import 'server-only'
import pino from 'pino'
import { errorForLog } from './error-for-log'

/** One JSON line per event. Never log what a person typed, an e-mail, a cookie or a token. */
export const logger = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: (error: unknown) => errorForLog(error) },
  redact: ['email', 'phone', 'password', '*.email', '*.phone', '*.password', 'headers.cookie', 'headers.authorization'],
})
