import { GOOD_RATING, NEAR_MILES, nearestPlace, openViolation } from '@/lib/families/compare/rules/judge'
import type { Candidate, Family, Judged } from '@/lib/families/compare/schema'
import { neededDays, roomOf } from '@/lib/families/fit/rules/judge'
import { daysText } from '@/lib/families/fit/rules/needs'
import type { Needs } from '@/lib/families/fit/schema'
import { DAYS } from '@/lib/families/profile/rules/needs'
import { HOME_FACTS, mostPerAdult } from '@/lib/places/catalogue/state-facts'
import { distanceText } from '@/lib/places/rules/geo'
import { SITE } from '@/lib/platform/config/site'
import { dayText, monthName, monthText, onOneLine, timeText } from '@/lib/platform/time/dates'
import { isAmenity } from '@/lib/providers/catalogue/amenities'
import { licenseStatus } from '@/lib/providers/catalogue/traits'
import { weekdaySummary } from '@/lib/providers/hours/rules/hours'
import { hoursOn } from '@/lib/providers/hours/rules/intervals'
import { ageBandOf, ageRangeText, ageText } from '@/lib/providers/rules/ages'
import { freshnessOf } from '@/lib/providers/rules/openings'
import { moneyText } from '@/lib/providers/rules/tuition'
import type { FactProvenance } from '@/lib/providers/types'
import type { ComparisonTexts } from './comparison-result'

type Texts = ComparisonTexts['t']

/** What a cell says: a few words, and a smaller line below them. */
export type CellText = { text: string; note?: string }

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const wishOf = ({ key }: Pick<Judged, 'key'>) => key.slice(key.indexOf(':') + 1)

/** The family's need, as the name of its row: "At most $275 a week". */
export function needLabel(
  row: Pick<Judged, 'key' | 'criterion'>,
  { needs, wishes }: Family,
  texts: ComparisonTexts,
): string {
  const { t, locale } = texts
  const { ageMonths, startMonth, weeklyBudgetCents } = needs
  const band = ageMonths === null ? undefined : ageBandOf(ageMonths)?.code
  switch (row.criterion) {
    case 'ages':
      return t('needs.ages', { age: childAge(ageMonths ?? 0, texts) })
    case 'openings':
      return startMonth
        ? t('needs.openingsIn', { band: band ?? 'none', month: monthName(locale, Number(startMonth.slice(5))) })
        : t('needs.openings', { band: band ?? 'none' })
    case 'price':
      return t('needs.price', { money: moneyText(weeklyBudgetCents ?? 0) })
    case 'hours':
      return needTimes(needs, texts) ?? t('needs.hours')
    case 'area': {
      const [place] = wishes.places
      return t('needs.area', { miles: NEAR_MILES, places: wishes.places.length === 1 && place ? place.of : 'both' })
    }
    case 'license':
      return t('needs.license')
    case 'ratio':
      return t('needs.ratio', { band: band ?? 'none', most: band ? HOME_FACTS.ratios[band] : 0 })
    case 'reviews':
      return t('needs.reviews', { rating: GOOD_RATING })
    default: {
      const wish = wishOf(row)
      return isAmenity(wish) ? texts.amenities(wish) : wish
    }
  }
}

/** What the provider offers for a need, and by how much it misses the need. */
export function cellText(
  row: Judged,
  candidate: Candidate,
  { needs, wishes }: Family,
  today: string,
  texts: ComparisonTexts,
): CellText {
  const { t } = texts
  switch (row.criterion) {
    case 'ages': {
      const { ageMinMonths, ageMaxMonths } = candidate
      return { text: ageRangeText(texts.row.ages, ageMinMonths, ageMaxMonths) ?? texts.common('agesUnknown') }
    }
    case 'openings':
      return openingsCell(row, candidate, needs, today, texts)
    case 'price':
      return priceCell(row, candidate, needs, today, texts)
    case 'hours':
      return hoursCell(row, candidate, needs, today, texts)
    case 'area': {
      const nearest = nearestPlace(candidate, wishes.places)
      const isApproximate = candidate.kind === 'family_home'
      const distance = onOneLine(distanceText(texts.row.distance, nearest?.meters ?? 0, { isApproximate }))
      return row.verdict === 'matches'
        ? { text: distance, note: t('cells.sameArea') }
        : { text: t('cells.tooFar', { distance }), note: t('cells.differentArea') }
    }
    case 'license':
      return licenseCell(candidate, today, texts)
    case 'ratio':
      return ratioCell(candidate, needs, t)
    case 'reviews': {
      const { rating, reviewCount } = candidate
      if (rating === null) return { text: texts.row.row('noReviews') }
      return { text: rating.toFixed(1), note: texts.common('reviewCount', { count: reviewCount }) }
    }
    default:
      return { text: row.verdict === 'matches' ? t('cells.yes') : t('notStated') }
  }
}

function openingsCell(
  { verdict }: Judged,
  candidate: Candidate,
  needs: Needs,
  today: string,
  { t, row: { row }, locale }: ComparisonTexts,
): CellText {
  const { facts, status, kind } = candidate
  const room = roomOf(candidate, needs)
  const count = room?.openings ?? null
  if (status === 'temporarily_closed') return { text: row('temporarilyClosed') }
  if (count === null || !facts.openings) return { text: t('cells.openingsUnknown') }
  const day = dayText(locale, facts.openings.confirmedOn, today)
  if (freshnessOf(facts.openings, today) !== 'confirmed') return { text: t('cells.notConfirmed', { day }) }
  const note = t('cells.confirmed', { day })
  if (verdict === 'unknown') return { text: t('cells.tooFarAhead', { count }), note }
  const from = room?.openingsFrom && room.openingsFrom > today ? dayText(locale, room.openingsFrom, today) : null
  if (count === 0)
    return { text: room?.waitlist ? t('cells.waitlist', { count: room.waitlist }) : t('cells.full'), note }
  const ages = kind === 'family_home' ? 'any' : 'room'
  const text = from === null ? t('cells.places', { count, ages }) : t('cells.placesFrom', { count, ages, day: from })
  return { text, note }
}

function priceCell(
  { verdict }: Judged,
  candidate: Candidate,
  needs: Needs,
  today: string,
  texts: ComparisonTexts,
): CellText {
  const { t, row } = texts
  const cents = roomOf(candidate, needs)?.tuitionWeeklyCents ?? null
  if (cents === null) return { text: row.row('price.unknown') }
  const budget = needs.weeklyBudgetCents ?? 0
  if (verdict === 'does_not')
    return { text: moneyText(cents), note: t('cells.over', { money: moneyText(cents - budget) }) }
  if (verdict === 'unknown' && cents > budget && freshnessOf(candidate.facts.tuition, today) !== 'stale')
    return { text: t('cells.fiveDays', { money: moneyText(cents) }) }
  return known(moneyText(cents), candidate.facts.tuition, verdict, today, texts)
}

function hoursCell(
  { verdict }: Judged,
  candidate: Candidate,
  needs: Needs,
  today: string,
  texts: ComparisonTexts,
): CellText {
  const { t } = texts
  const { hours, facts } = candidate
  if (hours.length === 0) return { text: t('hoursUnknown') }
  if (verdict === 'does_not') return missedHours(candidate, needs, texts)
  const cell = known(weekdaySummary(texts.row.hours, hours) ?? '', facts.hours, verdict, today, texts)
  return verdict === 'matches' ? { ...cell, note: daysText(texts.locale, needs.days) || cell.note } : cell
}

/** The first conflict with the needed hours: a day, the evening or the morning. */
function missedHours({ hours }: Candidate, needs: Needs, { t, row }: ComparisonTexts): CellText {
  const { dropOffMinute, pickUpMinute } = needs
  const summary = weekdaySummary(row.hours, hours) ?? ''
  const days = neededDays(needs)
  const closed = days.find((day) => hoursOn(hours, day).length === 0)
  if (closed !== undefined) {
    const text = t('cells.closedOn', { day: DAYS[closed]?.code ?? '' })
    return { text, note: summary }
  }
  const spans = days.flatMap((day) => hoursOn(hours, day))
  const closes = Math.min(...spans.map(({ closesMinute }) => closesMinute))
  if (pickUpMinute !== null && closes < pickUpMinute)
    return {
      text: t('cells.closes', { time: timeText(closes) }),
      note: t('cells.youNeed', { time: timeText(pickUpMinute) }),
    }
  const opens = Math.max(...spans.map(({ opensMinute }) => opensMinute))
  if (dropOffMinute !== null && opens > dropOffMinute)
    return {
      text: t('cells.opens', { time: timeText(opens) }),
      note: t('cells.youNeed', { time: timeText(dropOffMinute) }),
    }
  return { text: t('cells.breaks'), note: summary }
}

function licenseCell(candidate: Candidate, today: string, { t, common, locale }: ComparisonTexts): CellText {
  const { license, inspections } = candidate
  const open = openViolation(candidate)
  if (open)
    return {
      text: t('cells.openViolations', { count: open.violations }),
      note: t('cells.inspected', { day: dayText(locale, open.inspectedOn, today) }),
    }
  if (!license) return { text: common('noLicense') }
  const note = t('cells.fileOf', { day: dayText(locale, license.asOf, today) })
  const status = licenseStatus(license.status)
  const until = license.expiresOn && dayText(locale, license.expiresOn, today)
  const unstated = until ? t('cells.validTo', { day: until }) : t('cells.statusUnknown')
  const word = status ? common(`licenseStatuses.${status.code}`) : unstated
  const [newest] = inspections
  if (!newest || !(status?.isInForce ?? true)) return { text: capitalized(word), note }
  return { text: t('cells.violations', { status: capitalized(word), count: newest.violations }), note }
}

function ratioCell(candidate: Candidate, needs: Needs, t: Texts): CellText {
  const children = roomOf(candidate, needs)?.childrenPerAdult ?? null
  if (children === null) return { text: t('cells.ratioUnknown') }
  const most = mostPerAdult(candidate.state, candidate.kind, ageBandOf(needs.ageMonths ?? 0)?.code)
  return { text: `1:${children}`, note: most === null ? t('cells.perAdult', { children }) : limitText(most, t) }
}

const limitText = (most: number, t: Texts): string =>
  SITE.states.length === 1 ? t('cells.regionLimit', { region: SITE.region, most }) : t('cells.stateLimit', { most })

/** A fact with its date; if it has not been confirmed for a long time, says that first. */
function known(
  text: string,
  source: FactProvenance | undefined,
  verdict: Judged['verdict'],
  today: string,
  { t, row, locale }: ComparisonTexts,
): CellText {
  if (!source) return { text, note: row.row('undated') }
  const day = dayText(locale, source.confirmedOn, today)
  return verdict === 'unknown'
    ? { text: t('cells.notConfirmed', { day }), note: text }
    : { text, note: t('cells.confirmed', { day }) }
}

/** The question to send a provider about an unknown row; none about reviews, because families write them. */
export function questionFor(
  row: Pick<Judged, 'key' | 'criterion'>,
  needs: Needs,
  texts: ComparisonTexts,
): string | undefined {
  const { t, locale } = texts
  const { ageMonths, startMonth } = needs
  const age = ageMonths === null ? null : childAge(ageMonths, texts)
  switch (row.criterion) {
    case 'ages':
      return age ? t('questions.agesFor', { age }) : t('questions.ages')
    case 'openings':
      if (!age) return t('questions.openings')
      return startMonth
        ? t('questions.openingsFrom', { age, month: monthText(locale, startMonth) })
        : t('questions.openingsFor', { age })
    case 'price': {
      const days = needs.days.length < 5 ? needs.days.length : 0
      return age ? t('questions.priceFor', { days, age }) : t('questions.price', { days })
    }
    case 'hours': {
      const when = needTimes(needs, texts)
      return when ? t('questions.hoursFor', { when }) : t('questions.hours')
    }
    case 'license':
      return t('questions.license')
    case 'ratio':
      return t('questions.ratio')
    case 'amenities':
    case 'activities':
      return row.key.includes(':') ? wishQuestion(wishOf(row), t) : undefined
    default:
      return undefined
  }
}

/** The question about an amenity or activity, as a person would ask it. */
function wishQuestion(wish: string, t: Texts): string | undefined {
  return isAmenity(wish) ? t(`questions.wishes.${wish}`) : undefined
}

/** Who the comparison is for, next to the providers' names: "Mia, 9 months in January" and "Mon–Fri, 7:30 AM – 6:00 PM · to $275". */
export function aboutFamily(
  { child, needs }: Family,
  texts: ComparisonTexts,
): { name: string; month: string; title: string; text: string } | null {
  const { ageMonths, startMonth, weeklyBudgetCents } = needs
  if (!child || ageMonths === null || startMonth === null) return null
  const { t, locale } = texts
  const month = monthName(locale, Number(startMonth.slice(5)))
  const budget = weeklyBudgetCents === null ? null : t('budget', { money: moneyText(weeklyBudgetCents) })
  return {
    name: child.name,
    month,
    title: t('about', { name: child.name, age: childAge(ageMonths, texts), month }),
    text: [needTimes(needs, texts), budget].filter(Boolean).join(' · '),
  }
}

const childAge = (months: number, { t, row }: ComparisonTexts) =>
  months === 0 ? t('newborn') : months === 1 ? t('oneMonth') : ageText(row.ages, months)

/** "Mon–Fri, 7:30 AM – 6:00 PM"; null if neither days nor times are stated. */
function needTimes(
  { days, dropOffMinute: from, pickUpMinute: to }: Needs,
  { t, locale }: ComparisonTexts,
): string | null {
  const times =
    from !== null && to !== null
      ? `${timeText(from)} – ${timeText(to)}`
      : from !== null
        ? t('from', { time: timeText(from) })
        : to === null
          ? ''
          : t('until', { time: timeText(to) })
  return [daysText(locale, days), times].filter(Boolean).join(', ') || null
}
