import type { IconName } from '@/components/ui/surface/icon'
import { FALLBACK_PICTURE, type PictureFile } from '@/lib/media/rules'
import { detourText, distanceText } from '@/lib/places/rules/geo'
import { dayText } from '@/lib/platform/time/dates'
import { CURRICULA, KINDS, labelOf } from '@/lib/providers/catalogue/traits'
import { ageRangeText } from '@/lib/providers/rules/ages'
import { freshnessOf } from '@/lib/providers/rules/openings'
import { providerMessages } from './messages'
import { rowMessages } from './row-messages'
import type { RowValues } from './row-values'

type RowFact = { icon: IconName; text: string; note?: string; tone?: 'confirmed' | 'unknown' }

/** A row's picture, or the placeholder for providers without a photo. */
export const pictureOf = ({ picture }: Pick<RowValues, 'picture'>): PictureFile =>
  picture ? { path: picture[0], width: picture[1], height: picture[2] } : FALLBACK_PICTURE

/** "Center, Montessori · Orlando, 0.8 miles" */
export function whereText({ kind, curricula, city, zip, meters, detourMeters }: RowValues): string {
  const isHome = kind === 'family_home'
  const what = [labelOf(KINDS, kind), curricula[0] && labelOf(CURRICULA, curricula[0])].filter(Boolean)
  const far =
    detourMeters !== undefined ? detourText(detourMeters, isHome) : meters !== undefined && distanceText(meters, isHome)
  return `${what.join(', ')} · ${[zip ? `${city} ${zip}` : city, far].filter(Boolean).join(', ')}`
}

/** Openings, price, hours, ages and license, each with its date, or marked as unknown. */
export function factsOf(row: RowValues, today: string): RowFact[] {
  const { openings, tuition, hours, license } = row
  const ages = row.ages && ageRangeText(...row.ages)
  const licensed: RowFact = license
    ? {
        icon: 'shield',
        text: providerMessages.license(license),
        note: rowMessages.licenseSource(license.issuer, dayText(license.asOf, today)),
      }
    : unknown('shield', providerMessages.noLicense)
  // Many providers are known only from a public file: one line instead of four unknowns, and the street.
  if (openings.state === 'unknown' && !tuition && !hours && !ages) {
    const line = unknown('info', rowMessages.nothingStated)
    return row.street ? [{ icon: 'pin', text: row.street }, line, licensed] : [line, licensed]
  }
  return [
    openings.state === 'open'
      ? {
          icon: 'check',
          tone: 'confirmed',
          text: providerMessages.openings(openings, today),
          note: rowMessages.confirmedOn(dayText(openings.confirmedOn, today)),
        }
      : unknown('info', providerMessages.openings(openings, today)),
    tuition
      ? { icon: 'dollar', text: providerMessages.tuition(tuition), note: dateNote(row.tuitionOn, today) }
      : unknown('dollar', providerMessages.priceUnknown),
    hours
      ? { icon: 'clock', text: hours, note: dateNote(row.hoursOn, today) }
      : unknown('clock', providerMessages.hoursUnknown),
    ages ? { icon: 'users', text: rowMessages.ages(ages) } : unknown('users', providerMessages.agesUnknown),
    licensed,
  ]
}

const unknown = (icon: IconName, text: string): RowFact => ({ icon, text, tone: 'unknown' })

function dateNote(confirmedOn: string | undefined, today: string): string {
  if (confirmedOn === undefined) return rowMessages.undated
  const day = dayText(confirmedOn, today)
  return freshnessOf({ confirmedOn }, today) === 'confirmed'
    ? rowMessages.confirmedOn(day)
    : rowMessages.notConfirmedSince(day)
}

/** Openings, price, hours and ages side by side where there is room; the last one, the license, on its own line. */
export function RowFacts({ facts, isNarrow }: { facts: RowFact[]; isNarrow?: boolean }) {
  return (
    <ul className={isNarrow ? 'row-facts row-facts-narrow' : 'row-facts'}>
      {facts.map(({ icon, tone, text, note }) => (
        <li key={icon} data-icon={icon} data-tone={tone}>
          {note ? `${text} ` : text}
          {note && <small>{note}</small>}
        </li>
      ))}
    </ul>
  )
}
