import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/actions/button'
import { DataTable } from '@/components/ui/data/data-table'
import { useLocalPath } from '@/components/ui/language'
import { routes } from '@/lib/platform/http/routes'
import type { Translate } from '@/lib/platform/language/types'
import { dateText } from '@/lib/platform/time/dates'
import type { Kind } from '@/lib/providers/catalogue/traits'
import type { PlaceFigures } from '@/lib/providers/landing/rules/figures'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { wholeDollars } from '@/lib/providers/rules/tuition'

/** The providers within this many miles of a ZIP code are counted. */
export const LOCAL_MILES = 10
/** With fewer, the figures would describe individual providers and not the area. */
export const LOCAL_MIN_PROVIDERS = 5

/** What is counted around a ZIP code. `countedOn` is "YYYY-MM-DD". */
export type LocalNumbersView = { zip: string; city: string; countedOn: string; figures: PlaceFigures }

/** The kinds that are named; the others are counted together. */
const NAMED_KINDS = ['center', 'family_home'] as const satisfies readonly Kind[]

function kindsText(t: Translate<'content.localNumbers'>, { kinds, total }: PlaceFigures): string {
  const named = NAMED_KINDS.map((name) => ({ name, count: kinds.find(({ kind }) => kind === name)?.providers ?? 0 }))
  const others = total - named.reduce((sum, { count }) => sum + count, 0)
  return [...named, { name: 'other' as const, count: others }]
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => t(`kinds.${name}`, { count }))
    .join(', ')
}

function Figure({ value, what, more }: { value: string; what: string; more: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 sm:flex-nowrap">
      <dt className="order-2 min-w-0 flex-1 basis-28 text-ui">
        {what}
        <span className="block text-soft">{more}</span>
      </dt>
      <dd className="numbers min-w-28 text-title leading-none font-bold">{value}</dd>
    </div>
  )
}

/** A count as a bar with its number. `isMain`: the row is about the age group of the figures next to the table. */
function Bar({ count, most, isMain }: { count: number; most: number; isMain: boolean }) {
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden className="h-2 w-20 shrink-0 sm:w-40">
        <rect
          width={most === 0 ? 0 : (100 * count) / most}
          height="6"
          rx="2"
          className={isMain ? 'fill-pine' : 'fill-pine/50'}
        />
      </svg>
      {count.toLocaleString('en-US')}
    </span>
  )
}

const SHOWN_BANDS = AGE_BANDS.slice(0, 5)

/** Counted figures around a ZIP code. */
export function LocalNumbers({ view }: { view: LocalNumbersView }) {
  const t = useTranslations('content.localNumbers')
  const ages = useTranslations('providers.ages')
  const locale = useLocale()
  const { zip, city, countedOn, figures } = view
  const openingsOf = (code: string) => figures.openingsByBand.find(({ band }) => band === code)?.providers ?? 0
  const medianOf = (code: string) => figures.tuition.find(({ band }) => band === code)
  const infants = medianOf('infant')
  const most = Math.max(...SHOWN_BANDS.map(({ code }) => openingsOf(code)))
  return (
    <div className="grid grid-cols-1 gap-x-20 gap-y-8 lg:grid-cols-[23rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-heading tracking-tight">
          {t('title', { city, zip, day: dateText(locale, countedOn, countedOn) })}
        </h2>
        <dl className="mt-5 grid gap-5">
          <Figure
            value={figures.total.toLocaleString('en-US')}
            what={t('providers', { miles: LOCAL_MILES })}
            more={kindsText(t, figures)}
          />
          <Figure value={openingsOf('infant').toLocaleString('en-US')} what={t('withOpening')} more={t('confirmed')} />
          {infants && (
            <Figure
              value={wholeDollars(infants.median)}
              what={t('median')}
              more={t('statedBy', { count: infants.providers })}
            />
          )}
        </dl>
      </div>
      <div>
        <DataTable
          caption={t('caption')}
          columns={[t('columns.age'), t('columns.openings'), t('columns.median')]}
          lastAtEnd
          rows={SHOWN_BANDS.map(({ code }) => {
            const price = medianOf(code)
            return {
              key: code,
              head: code === 'infant' ? t('infants') : ages(`bands.${code}`),
              cells: [
                <Bar key="openings" count={openingsOf(code)} most={most} isMain={code === 'infant'} />,
                price ? (
                  <span key="price" className="numbers">
                    {wholeDollars(price.median)} <span className="text-sm text-soft">({price.providers})</span>
                  </span>
                ) : (
                  <span key="price" className="text-soft">
                    {t('unknown')}
                  </span>
                ),
              ],
            }
          })}
        />
        <p className="mt-3 text-sm text-soft">{t('hint')}</p>
      </div>
    </div>
  )
}

/** Leads to the figures around another ZIP code. Works without JavaScript: the result is a page. */
export function CountZipForm({ zip, error }: { zip?: string; error?: string }) {
  const path = useLocalPath()
  const t = useTranslations('content.localNumbers')
  return (
    <form action={path(routes.localNumbers())} className="mt-6 flex flex-wrap items-end gap-2.5">
      <label className="grid gap-1 text-sm font-semibold">
        {t('another')}
        <input
          name="zip"
          required
          inputMode="numeric"
          pattern="[0-9]{5}"
          maxLength={5}
          autoComplete="postal-code"
          placeholder={t('zip')}
          defaultValue={zip}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'zip-error' : undefined}
          className="field w-36 font-normal"
        />
      </label>
      <Button type="submit" variant="secondary">
        {t('count')}
      </Button>
      {error && (
        <p id="zip-error" className="w-full text-sm text-coral-deep">
          {error}
        </p>
      )}
    </form>
  )
}
