import { Button } from '@/components/ui/actions/button'
import { DataTable } from '@/components/ui/data/data-table'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { dateText } from '@/lib/platform/time/dates'
import { KINDS } from '@/lib/providers/catalogue/traits'
import type { PlaceFigures } from '@/lib/providers/landing/rules/figures'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { wholeDollars } from '@/lib/providers/rules/tuition'

/** The providers within this many miles of a ZIP code are counted. */
export const LOCAL_MILES = 10
/** Fewer than this would be the figures of single providers. */
export const LOCAL_MIN_PROVIDERS = 5

export const localNumberMessages = {
  metaTitle: 'Childcare numbers near a ZIP code',
  metaDescription: 'Providers, confirmed openings and median weekly prices by age within 10 miles of a ZIP code.',
  pageTitle: 'Childcare near a ZIP code, in numbers',
  title: (city: string, zip: string, day: string) => `Near ${city} ${zip}, counted ${day}`,
  providers: `providers within ${LOCAL_MILES} miles`,
  kinds: { center: 'centers', family_home: 'family homes' } as Record<string, string>,
  other: 'other',
  withOpening: 'with an opening for infants',
  confirmed: 'confirmed in the last 60 days',
  median: 'median week for infants',
  statedBy: (count: number) => `from ${count} providers who state it`,
  caption: 'Openings and prices by age',
  columns: ['Age', 'Confirmed openings', 'Median a week, full time'],
  infants: 'Infants',
  unknown: 'Too few',
  hint: 'In brackets: how many providers state a price. Fewer than 5, and we show none.',
  another: 'Count another ZIP',
  zip: 'ZIP code',
  count: 'Show',
  wrongZip: `We can’t find that ZIP code. Enter 5 digits, like ${SITE.example.zip}.`,
  tooFew: (zip: string) =>
    `Fewer than ${LOCAL_MIN_PROVIDERS} providers are within ${LOCAL_MILES} miles of ${zip}, so there’s nothing to count.`,
} as const
const texts = localNumberMessages

/** What is counted around a ZIP code. `countedOn` is "YYYY-MM-DD". */
export type LocalNumbersView = { zip: string; city: string; countedOn: string; figures: PlaceFigures }

function kindsText({ kinds, total }: PlaceFigures): string {
  const named = KINDS.flatMap(({ code }) => {
    const name = texts.kinds[code]
    const count = kinds.find(({ kind }) => kind === code)?.providers ?? 0
    return name && count > 0 ? [{ name, count }] : []
  })
  const others = total - named.reduce((sum, { count }) => sum + count, 0)
  return [...named, ...(others > 0 ? [{ name: texts.other, count: others }] : [])]
    .map(({ name, count }) => `${count.toLocaleString('en-US')} ${name}`)
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

/** A count as a bar beside its number; `isMain` for the age of the figures beside the table. */
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

/** Counted figures around a ZIP code. Another ZIP code is a plain form to a page with the same figures. */
export function LocalNumbers({ view }: { view: LocalNumbersView }) {
  const { zip, city, countedOn, figures } = view
  const openingsOf = (code: string) => figures.openingsByBand.find(({ band }) => band === code)?.providers ?? 0
  const medianOf = (code: string) => figures.tuition.find(({ band }) => band === code)
  const infants = medianOf('infant')
  const most = Math.max(...SHOWN_BANDS.map(({ code }) => openingsOf(code)))
  return (
    <div className="grid grid-cols-1 gap-x-20 gap-y-8 lg:grid-cols-[23rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-heading tracking-tight">{texts.title(city, zip, dateText(countedOn, countedOn))}</h2>
        <dl className="mt-5 grid gap-5">
          <Figure value={figures.total.toLocaleString('en-US')} what={texts.providers} more={kindsText(figures)} />
          <Figure
            value={openingsOf('infant').toLocaleString('en-US')}
            what={texts.withOpening}
            more={texts.confirmed}
          />
          {infants && (
            <Figure value={wholeDollars(infants.median)} what={texts.median} more={texts.statedBy(infants.providers)} />
          )}
        </dl>
      </div>
      <div>
        <DataTable
          caption={texts.caption}
          columns={texts.columns}
          lastAtEnd
          rows={SHOWN_BANDS.map(({ code, label }) => {
            const price = medianOf(code)
            return {
              key: code,
              head: code === 'infant' ? texts.infants : label,
              cells: [
                <Bar key="openings" count={openingsOf(code)} most={most} isMain={code === 'infant'} />,
                price ? (
                  <span key="price" className="numbers">
                    {wholeDollars(price.median)} <span className="text-sm text-soft">({price.providers})</span>
                  </span>
                ) : (
                  <span key="price" className="text-soft">
                    {texts.unknown}
                  </span>
                ),
              ],
            }
          })}
        />
        <p className="mt-3 text-sm text-soft">{texts.hint}</p>
      </div>
    </div>
  )
}

/** Works without JavaScript: the answer is a page. */
export function CountZipForm({ zip, error }: { zip?: string; error?: string }) {
  return (
    <form action={routes.localNumbers()} className="mt-6 flex flex-wrap items-end gap-2.5">
      <label className="grid gap-1 text-sm font-semibold">
        {texts.another}
        <input
          name="zip"
          required
          inputMode="numeric"
          pattern="[0-9]{5}"
          maxLength={5}
          autoComplete="postal-code"
          placeholder={texts.zip}
          defaultValue={zip}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'zip-error' : undefined}
          className="field w-36 font-normal"
        />
      </label>
      <Button type="submit" variant="secondary">
        {texts.count}
      </Button>
      {error && (
        <p id="zip-error" className="w-full text-sm text-coral-deep">
          {error}
        </p>
      )}
    </form>
  )
}
