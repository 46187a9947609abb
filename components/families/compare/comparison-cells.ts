import { providerMessages } from '@/components/providers/messages'
import { rowMessages } from '@/components/providers/row-messages'
import { GOOD_RATING, NEAR_MILES, nearestPlace, openViolation, roomOf } from '@/lib/families/compare/rules/judge'
import type { Candidate, Family, Judged } from '@/lib/families/compare/schema'
import { daysText } from '@/lib/families/fit/rules/needs'
import type { Needs } from '@/lib/families/fit/schema'
import { DAYS, monthText } from '@/lib/families/profile/rules'
import { HOME_FACTS, mostPerAdult } from '@/lib/places/catalogue/state-facts'
import { distanceText } from '@/lib/places/rules/geo'
import { dayText, timeText } from '@/lib/platform/time/dates'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { licenseStatus } from '@/lib/providers/catalogue/traits'
import { ageBandOf, ageRangeText, ageText } from '@/lib/providers/rules/ages'
import { weekdaySummary } from '@/lib/providers/rules/hours'
import { hoursOn } from '@/lib/providers/rules/open-hours'
import { freshnessOf } from '@/lib/providers/rules/openings'
import { moneyText } from '@/lib/providers/rules/tuition'
import type { FactProvenance } from '@/lib/providers/types'
import { compareCellMessages as texts } from './messages'

/** What a cell says: a few words, and a smaller line below them. */
export type CellText = { text: string; note?: string }

const labelOf = (code: string) => AMENITIES.find((one) => one.code === code)?.label ?? code
const wishOf = ({ key }: Pick<Judged, 'key'>) => key.slice(key.indexOf(':') + 1)

/** The family's need, as the name of its row: "At most $275 a week". */
export function needLabel(row: Pick<Judged, 'key' | 'criterion'>, { needs, wishes }: Family): string {
  const { ageMonths, startMonth, weeklyBudgetCents } = needs
  const band = ageMonths === null ? null : ageBandOf(ageMonths)
  switch (row.criterion) {
    case 'ages':
      return texts.labels.ages(childAge(ageMonths ?? 0))
    case 'openings':
      return texts.labels.openings(band?.adjective ?? '', startMonth && monthName(startMonth))
    case 'price':
      return texts.labels.price(moneyText(weeklyBudgetCents ?? 0))
    case 'hours':
      return needTimes(needs) ?? texts.labels.hours
    case 'area':
      return texts.labels.area(
        NEAR_MILES,
        wishes.places.map(({ of }) => of),
      )
    case 'license':
      return texts.labels.license
    case 'ratio':
      return texts.labels.ratio(band?.adjective ?? '', band ? HOME_FACTS.ratios[band.code] : 0)
    case 'reviews':
      return texts.labels.reviews(GOOD_RATING)
    default:
      return labelOf(wishOf(row))
  }
}

/** What the provider offers for that need, and how far that is from it. */
export function cellText(row: Judged, candidate: Candidate, { needs, wishes }: Family, today: string): CellText {
  switch (row.criterion) {
    case 'ages': {
      const { ageMinMonths, ageMaxMonths } = candidate
      return { text: ageRangeText(ageMinMonths, ageMaxMonths) ?? providerMessages.agesUnknown }
    }
    case 'openings':
      return openingsCell(row, candidate, needs, today)
    case 'price':
      return priceCell(row, candidate, needs, today)
    case 'hours':
      return hoursCell(row, candidate, needs, today)
    case 'area': {
      const nearest = nearestPlace(candidate, wishes.places)
      const distance = distanceText(nearest?.meters ?? 0, candidate.kind === 'family_home')
      return row.verdict === 'matches'
        ? { text: distance, note: texts.sameArea }
        : { text: texts.tooFar(distance), note: texts.differentArea }
    }
    case 'license':
      return licenseCell(candidate, today)
    case 'ratio':
      return ratioCell(candidate, needs)
    case 'reviews': {
      const { rating, reviewCount } = candidate
      if (rating === null) return { text: rowMessages.noReviews }
      return { text: rating.toFixed(1), note: rowMessages.reviewCount(reviewCount) }
    }
    default:
      return { text: row.verdict === 'matches' ? texts.yes : texts.notStated }
  }
}

function openingsCell({ verdict }: Judged, candidate: Candidate, needs: Needs, today: string): CellText {
  const { facts, status, kind } = candidate
  const room = roomOf(candidate, needs)
  const count = room?.openings ?? null
  if (status === 'temporarily_closed') return { text: rowMessages.temporarilyClosed }
  if (count === null || !facts.openings) return { text: texts.openingsUnknown }
  const day = dayText(facts.openings.confirmedOn, today)
  if (freshnessOf(facts.openings, today) !== 'confirmed') return { text: texts.notConfirmed(day) }
  const note = texts.confirmed(day)
  if (verdict === 'unknown') return { text: texts.tooFarAhead(count), note }
  const from = room?.openingsFrom && room.openingsFrom > today ? dayText(room.openingsFrom, today) : null
  if (count === 0) return { text: room?.waitlist ? texts.waitlist(room.waitlist) : texts.full, note }
  return { text: texts.places(count, kind === 'family_home', from), note }
}

function priceCell({ verdict }: Judged, candidate: Candidate, needs: Needs, today: string): CellText {
  const cents = roomOf(candidate, needs)?.tuitionWeeklyCents ?? null
  if (cents === null) return { text: providerMessages.priceUnknown }
  const budget = needs.weeklyBudgetCents ?? 0
  if (verdict === 'does_not') return { text: moneyText(cents), note: texts.over(moneyText(cents - budget)) }
  if (verdict === 'unknown' && cents > budget && freshnessOf(candidate.facts.tuition, today) !== 'stale')
    return { text: texts.fiveDays(moneyText(cents)) }
  return known(moneyText(cents), candidate.facts.tuition, verdict, today)
}

function hoursCell({ verdict }: Judged, candidate: Candidate, needs: Needs, today: string): CellText {
  const { hours, facts } = candidate
  if (hours.length === 0) return { text: texts.hoursUnknown }
  if (verdict === 'does_not') return missedHours(candidate, needs)
  const cell = known(weekdaySummary(hours) ?? '', facts.hours, verdict, today)
  return verdict === 'matches' ? { ...cell, note: daysText(needs.days) || cell.note } : cell
}

/** The first thing that is in the way: a day, the evening or the morning. */
function missedHours({ hours }: Candidate, { days, dropOffMinute, pickUpMinute }: Needs): CellText {
  const needed = days.length > 0 ? days : [0, 1, 2, 3, 4]
  const closed = needed.find((day) => hoursOn(hours, day).length === 0)
  if (closed !== undefined) return { text: texts.closedOn(DAYS[closed]?.name ?? ''), note: weekdaySummary(hours) ?? '' }
  const spans = needed.flatMap((day) => hoursOn(hours, day))
  const closes = Math.min(...spans.map(({ closesMinute }) => closesMinute))
  if (pickUpMinute !== null && closes < pickUpMinute)
    return { text: texts.closes(timeText(closes)), note: texts.youNeed(timeText(pickUpMinute)) }
  const opens = Math.max(...spans.map(({ opensMinute }) => opensMinute))
  if (dropOffMinute !== null && opens > dropOffMinute)
    return { text: texts.opens(timeText(opens)), note: texts.youNeed(timeText(dropOffMinute)) }
  return { text: texts.breaks, note: weekdaySummary(hours) ?? '' }
}

function licenseCell(candidate: Candidate, today: string): CellText {
  const { license, inspections } = candidate
  const open = openViolation(candidate)
  if (open)
    return { text: texts.openViolations(open.violations), note: texts.inspected(dayText(open.inspectedOn, today)) }
  if (!license) return { text: providerMessages.noLicense }
  const note = texts.fileOf(dayText(license.asOf, today))
  const status = licenseStatus(license.status)
  const word =
    status?.label ?? (license.expiresOn ? texts.validTo(dayText(license.expiresOn, today)) : texts.statusUnknown)
  const [newest] = inspections
  if (!newest || !(status?.isInForce ?? true)) return { text: texts.license(word), note }
  return { text: texts.violations(word, newest.violations), note }
}

function ratioCell(candidate: Candidate, needs: Needs): CellText {
  const children = roomOf(candidate, needs)?.childrenPerAdult ?? null
  if (children === null) return { text: texts.ratioUnknown }
  const most = mostPerAdult(candidate.state, candidate.kind, ageBandOf(needs.ageMonths ?? 0)?.code)
  return { text: `1:${children}`, note: most === null ? texts.perAdult(children) : texts.stateLimit(most) }
}

/** A fact with its date: not confirmed for long, it says so instead. */
function known(text: string, source: FactProvenance | undefined, verdict: Judged['verdict'], today: string): CellText {
  if (!source) return { text, note: rowMessages.undated }
  const day = dayText(source.confirmedOn, today)
  return verdict === 'unknown' ? { text: texts.notConfirmed(day), note: text } : { text, note: texts.confirmed(day) }
}

/** The question to send a provider about a row that is unknown; none about reviews, which families write. */
export function questionFor(row: Pick<Judged, 'key' | 'criterion'>, needs: Needs): string | undefined {
  const { ageMonths, startMonth, days } = needs
  const child = ageMonths === null ? null : texts.child(childAge(ageMonths))
  switch (row.criterion) {
    case 'ages':
      return texts.questions.ages(child)
    case 'openings':
      return texts.questions.openings(child, startMonth && monthText(startMonth))
    case 'price':
      return texts.questions.price(child, days.length)
    case 'hours':
      return texts.questions.hours(needTimes(needs))
    case 'license':
      return texts.questions.license
    case 'ratio':
      return texts.questions.ratio
    case 'amenities':
    case 'activities':
      return row.key.includes(':') ? wishQuestion(wishOf(row)) : undefined
    default:
      return undefined
  }
}

const wishQuestion = (code: string) => {
  const questions: Readonly<Record<string, string>> = texts.questions.wishes
  return questions[code]
}

/** Who is compared for, beside the names of the providers: "Mia, 9 months in January" and "Mon–Fri, 7:30 AM – 6:00 PM · to $275". */
export function aboutFamily({
  child,
  needs,
}: Family): { name: string; month: string; title: string; text: string } | null {
  const { ageMonths, startMonth, weeklyBudgetCents } = needs
  if (!child || ageMonths === null || startMonth === null) return null
  const month = monthName(startMonth)
  const budget = weeklyBudgetCents === null ? null : texts.budget(moneyText(weeklyBudgetCents))
  return {
    name: child.name,
    month,
    title: texts.about(child.name, childAge(ageMonths), month),
    text: [needTimes(needs), budget].filter(Boolean).join(' · '),
  }
}

const monthName = (month: string) => monthText(month).split(' ')[0] ?? ''
const childAge = (months: number) => (months === 0 ? 'less than a month' : months === 1 ? '1 month' : ageText(months))

/** "Mon–Fri, 7:30 AM – 6:00 PM"; null if neither days nor times are stated. */
export function needTimes({ days, dropOffMinute: from, pickUpMinute: to }: Needs): string | null {
  const times =
    from !== null && to !== null
      ? `${timeText(from)} – ${timeText(to)}`
      : from !== null
        ? texts.from(timeText(from))
        : to === null
          ? ''
          : texts.until(timeText(to))
  return [daysText(days), times].filter(Boolean).join(', ') || null
}
