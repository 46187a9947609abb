import { useLocale, useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { statedGroups } from '@/lib/listings/profiles/rules/facts'
import { OWN_FACT_GROUPS, type OwnFactGroup } from '@/lib/listings/profiles/schema/facts'
import type { OwnProfile } from '@/lib/listings/profiles/types'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { addDays, dateText, dayText } from '@/lib/platform/time/dates'
import { type HoursTexts, weekText } from '@/lib/providers/hours/rules/hours'
import { AGE_BANDS, type AgeTexts, bandLabel } from '@/lib/providers/rules/ages'
import { CONFIRMED_DAYS, freshnessOf, STALE_DAYS } from '@/lib/providers/rules/openings'
import { moneyText } from '@/lib/providers/rules/tuition'
import type { FactProvenance } from '@/lib/providers/types'
import { ConfirmFactsButton } from '../facts/facts-form'
import { Part } from './dashboard-cards'

type TodayTexts = Translate<'listings.today'>

/** What the page says about a group of facts, in one line. */
function statedText(
  group: OwnFactGroup,
  { live, ageBands }: OwnProfile,
  t: TodayTexts,
  ages: AgeTexts,
  hours: HoursTexts,
  locale: Locale,
): string {
  const rooms = (value: (band: (typeof ageBands)[number]) => string | null) =>
    AGE_BANDS.flatMap(({ code }) => {
      const band = ageBands.find((one) => one.band === code)
      const text = band ? value(band) : null
      return text === null ? [] : t('room', { label: bandLabel(ages, code), value: text })
    }).join(' · ')
  if (group === 'openings')
    return rooms(({ openings }) => (openings === null ? null : openings === 0 ? t('full') : String(openings)))
  if (group === 'tuition') return rooms(({ tuitionWeeklyCents: cents }) => (cents === null ? null : moneyText(cents)))
  if (group === 'hours') return weekText(hours, locale, live.hours)
  return [live.phone, live.email, live.website].filter(Boolean).join(' · ')
}

/** The link to edit a group of facts. */
const editHref = (group: OwnFactGroup, provider: string) =>
  group === 'openings' || group === 'tuition'
    ? `${dashboardRoutes.publicProfile({ provider })}#openings-and-tuition`
    : `${dashboardRoutes.publicProfile({ provider, edit: 1 })}#edit-${group}`

type FactAge = { text: string; isLate: boolean }

/** When a fact was confirmed, and what happens next if nobody confirms it. */
function factAge(
  t: TodayTexts,
  locale: Locale,
  group: OwnFactGroup,
  stamp: FactProvenance | undefined,
  today: string,
): FactAge {
  if (!stamp) return { text: t('undated'), isLate: true }
  const dateAfter = (days: number) => dateText(locale, addDays(stamp.confirmedOn, days), today)
  const freshness = freshnessOf(stamp, today)
  if (stamp.confirmedOn === today) return { text: t('renewed'), isLate: false }
  const confirmedText = t('confirmed', { day: dayText(locale, stamp.confirmedOn, today) })
  const next =
    freshness === 'confirmed'
      ? t('fades', { day: dateAfter(CONFIRMED_DAYS + 1) })
      : freshness === 'fading'
        ? t(`leaves.${group}`, { day: dateAfter(STALE_DAYS + 1) })
        : t(`left.${group}`)
  return { text: `${confirmedText}. ${next}`, isLate: freshness !== 'confirmed' }
}

/** Facts with their age, the oldest first, each confirmed with one press. */
export function StillRight({ profile, today }: { profile: OwnProfile; today: string }) {
  const t = useTranslations('listings.today')
  const factTexts = useTranslations('listings.facts')
  const ages = useTranslations('providers.ages')
  const hours = useTranslations('providers.hours')
  const locale = useLocale()
  const { id, live, ageBands, facts } = profile
  const stated = statedGroups(live, ageBands)
  const confirmedOn = (group: OwnFactGroup) => facts[group]?.confirmedOn ?? ''
  const groups = OWN_FACT_GROUPS.toSorted((a, b) =>
    confirmedOn(a) < confirmedOn(b) ? -1 : confirmedOn(a) > confirmedOn(b) ? 1 : 0,
  )
  const shown = [...groups.filter((one) => stated.includes(one)), ...groups.filter((one) => !stated.includes(one))]
  return (
    <Part title={t('still')} note={t('stillLead')} className="mt-12">
      {stated.every((group) => group === 'contact') && <p className="mt-1 text-soft">{t('begin')}</p>}
      <ul className="mt-2 divide-y divide-line border-b border-line">
        {shown.map((group, index) => {
          const name = factTexts(`groups.${group}`)
          const isStated = stated.includes(group)
          const { text, isLate } = factAge(t, locale, group, facts[group], today)
          return (
            <li key={group} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
              <p className="w-full flex-none font-bold sm:w-28">{name}</p>
              <p className="min-w-0 flex-1 basis-64">
                {isStated && (
                  <span className="numbers break-words">{statedText(group, profile, t, ages, hours, locale)}</span>
                )}
                <span
                  className={classNames(
                    'block text-sm',
                    isStated && isLate ? 'font-semibold text-on-sun' : 'text-soft',
                  )}
                >
                  {isStated ? text : t('notStated')}
                </span>
              </p>
              <TextLink
                href={editHref(group, id)}
                aria-label={isStated ? t('changeOf', { group: name }) : t('addOf', { group: name })}
                className="inline-flex min-h-11 items-center"
              >
                {isStated ? t('change') : t('add')}
              </TextLink>
              {isStated && confirmedOn(group) !== today && (
                <ConfirmFactsButton providerId={id} group={group} isUrgent={index === 0 && isLate} />
              )}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
