import { instantOf, localTimeOf } from '@/lib/platform/zoned-time'
import type { ArticleStatus } from '@/prisma/generated/enums'
import { ARTICLE_ZONE } from '../catalogue'

/** The day ("2026-11-24") and the time ("09:00") that the clocks there show. */
export function localPublishTime(at: Date): { publishDate: string; publishTime: string } {
  const local = localTimeOf(at, ARTICLE_ZONE)
  return { publishDate: local.slice(0, 10), publishTime: local.slice(11) }
}

/** The moment that a day and a time mean; null for the hour that summer time leaves out. */
export const publishMoment = (publishDate: string, publishTime: string): Date | null =>
  instantOf(`${publishDate}T${publishTime}`, ARTICLE_ZONE)

/**
 * What an article is from now on. Published for a later day is scheduled, and scheduled for a time that has come is published:
 * both would be so within a minute anyway, and so the screen says at once what is.
 */
export function settledStatus(wanted: ArticleStatus, publishAt: Date, now: Date): ArticleStatus {
  if (wanted === 'draft') return 'draft'
  return publishAt > now ? 'scheduled' : 'published'
}
