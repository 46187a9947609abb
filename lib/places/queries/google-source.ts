import 'server-only'
import type { z } from 'zod'
import { canSeeContact } from '@/lib/access/policy'
import type { Actor } from '@/lib/access/types'
import { DomainError } from '@/lib/platform/errors'
import { distanceMeters } from '@/lib/platform/geo'
import { logger } from '@/lib/platform/logger'
import { spendGoogleCall } from '../commands/spend-google-call'
import { type BreakerLimits, createBreaker } from '../rules/breaker'
import { googleAsDetails, googleAsSummary, isClosedForGood, pointOf, readAttribution } from '../rules/google-as-place'
import { isGooglePlaceId } from '../rules/google-id'
import { judgeStatus } from '../rules/google-status'
import { googleDetailsAnswer, googleSearchAnswer, googleStatus } from '../schema/google-answer'
import type { PlaceArea, PlaceQuestion, PlacesSource } from '../types'
import { createGoogleClient, type GoogleReply, type GoogleSettings } from './google-client'

/** The source does not answer: down, refused, or today's budget is used up. The directory goes on without it. */
export class SourceUnavailableError extends DomainError {
  constructor() {
    super(503, 'Google does not answer at the moment. Please try again later.')
  }
}

const QUERY = 'child care'
/** The service knows no larger circle. */
const MOST_METERS = 50_000
const FIELDS = ['place_id', 'name', 'formatted_address', 'rating', 'user_ratings_total', 'types', 'business_status']
const MORE_FIELDS = ['opening_hours', 'reviews']
const CONTACT_FIELDS = ['formatted_phone_number', 'website']

type Settings = GoogleSettings & { dailyBudget: number; breaker?: BreakerLimits }

/** Google as a source of places, asked anew each time: nothing of its answers is kept. */
export function createGooglePlaces(settings: Settings): PlacesSource<PlaceQuestion, Actor> {
  const client = createGoogleClient(settings)
  const breaker = createBreaker(settings.breaker)

  /** Null when Google has nothing; throws SourceUnavailableError when it does not answer. */
  async function ask<Schema extends z.ZodType>(
    call: () => Promise<GoogleReply>,
    schema: Schema,
    now: Date,
  ): Promise<z.output<Schema> | null> {
    if (!breaker.mayAsk(now)) throw new SourceUnavailableError()
    const hasBudget = await spendGoogleCall(settings.dailyBudget, now).catch((error: unknown) => {
      breaker.report('unused', now)
      throw error
    })
    if (!hasBudget) {
      breaker.report('unused', now)
      return fail('budget used up')
    }
    const reply = await call()
    if ('failed' in reply) {
      breaker.report('bad', now)
      return fail(reply.failed)
    }
    const status = googleStatus.safeParse(reply.body).data?.status
    const verdict = judgeStatus(status)
    const answer = verdict.kind === 'answer' ? schema.safeParse(reply.body) : null
    breaker.report(answer?.success === false ? 'bad' : verdict.outcome, now)
    if (answer?.success === false) return fail('malformed')
    if (verdict.kind === 'failure') return fail(/^[A-Z_]{1,40}$/.test(status ?? '') ? `${status}` : 'malformed')
    return answer?.data ?? null
  }

  return {
    async search(area, question, now) {
      // The service has no second page that a link could name.
      if (question.page > 1) return { places: [], total: 0 }
      const radius = radiusOf(area)
      const call = () => client.textSearch(queryOf(area), area.center, radius, question.openNow)
      const answer = await ask(call, googleSearchAnswer, now)
      const attributions = answer?.html_attributions.map(readAttribution) ?? []
      const places = (answer?.results ?? [])
        .filter((found) => !isClosedForGood(found) && distanceMeters(area.center, pointOf(found)) <= radius)
        .map((found) => googleAsSummary(found, area.center, attributions))
      return { places, total: places.length }
    },
    async details(viewer, id, now) {
      if (!isGooglePlaceId(id)) return null
      const showsContact = canSeeContact(viewer)
      const fields = [...FIELDS, ...MORE_FIELDS, ...(showsContact ? CONTACT_FIELDS : [])]
      const answer = await ask(() => client.details(id, fields), googleDetailsAnswer, now)
      return answer && googleAsDetails(answer.result, showsContact, answer.html_attributions.map(readAttribution))
    },
  }
}

function fail(why: string): never {
  logger.warn({ source: 'google', why }, 'places source did not answer')
  throw new SourceUnavailableError()
}

/** The service prefers what is inside and also answers with what is not, so answers are measured again. */
function radiusOf(area: PlaceArea): number {
  return 'radiusMeters' in area ? Math.min(area.radiusMeters, MOST_METERS) : MOST_METERS
}

/** "child care in Orange County, FL" */
function queryOf(area: PlaceArea): string {
  return 'county' in area ? `${QUERY} in ${area.county.replace(/, (\w\w)$/, ' County, $1')}` : QUERY
}
