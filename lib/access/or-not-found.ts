import 'server-only'
import { notFound } from 'next/navigation'
import { NotFoundError } from '@/lib/platform/errors'

/** For a page's `.catch()`: what does not exist, or is not for whoever asks, is the not-found page (404). */
export function orNotFound(error: unknown): never {
  if (error instanceof NotFoundError) notFound()
  throw error
}
