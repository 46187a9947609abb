import { useLocale, useTranslations } from 'next-intl'
import { SignInPrompt } from '@/components/accounts/sign-in/sign-in-prompt'
import { JsonLd } from '@/components/content/json-ld'
import { ToolCards } from '@/components/content/tools/tool-cards'
import { OwnFitBar } from '@/components/families/fit/own-fit'
import { type Crumb, PageHead } from '@/components/layout/page-head'
import { ProviderRows } from '@/components/providers/provider-rows'
import type { RowValues } from '@/components/providers/row-values'
import { StoredResult } from '@/components/providers/stored-result'
import { ChipLink } from '@/components/ui/actions/chip'
import { AppLink, TextLink } from '@/components/ui/actions/links'
import { Pagination } from '@/components/ui/data/pagination'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import type { QuestionAndAnswer } from '@/lib/content/seo/rules/markup'
import { breadcrumbMarkup, faqMarkup, itemListMarkup } from '@/lib/content/seo/rules/markup'
import { distanceText } from '@/lib/places/rules/geo'
import { placeNameIn } from '@/lib/places/rules/local-names'
import { routes } from '@/lib/platform/http/routes'
import type { Translate } from '@/lib/platform/language/types'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import type { NearbyPlace } from '@/lib/providers/landing/rules/figures'
import { LANDING_CARE_TYPES, LANDING_PAGE_SIZE } from '@/lib/providers/landing/rules/pages'
import { LocationForm } from '../location-field/location-form'
import type { ShownPlace } from './landing-data'
import { InnerPlaces, type InnerPlacesView, NumbersBlock } from './landing-tables'
import type { NumbersView } from './numbers'

type CareTypeLinksProps = {
  city: string
  slug: string
  current: LandingCareType
  counts: Record<LandingCareType, number>
  t: Translate<'places.landing'>
}

/** The care types of this city with their counts; empty ones are left out. */
function CareTypeLinks({ city, slug, current, counts, t }: CareTypeLinksProps) {
  const shown = LANDING_CARE_TYPES.filter((careType) => careType === current || counts[careType] > 0)
  return (
    <nav aria-label={t('careTypes', { city })} className="swipe flex gap-2">
      {shown.map((careType) => (
        <ChipLink
          key={careType}
          href={routes.landing(careType, slug)}
          on={careType === current}
          count={counts[careType]}
          aria-current={careType === current ? 'page' : undefined}
        >
          {t('careType', { careType })}
        </ChipLink>
      ))}
    </nav>
  )
}

type AreasProps = { careType: LandingCareType; areas: NearbyPlace[]; t: Translate<'places.landing'> }

/** More would be too many to scan. */
const CARDS = 3
const isZip = ({ slug }: NearbyPlace) => /^\d/.test(slug)

/** Links to nearby places of the same kind, after the list. */
function NearbyLinks({ careType, areas, t }: AreasProps) {
  const locale = useLocale()
  if (areas.length === 0) return null
  return (
    <nav aria-label={t('nearbyTitle')} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ui">
      <span className="text-soft">{t('nearbyTitle')}</span>
      {areas.map((area) => (
        <TextLink
          key={area.slug}
          href={routes.landing(careType, area.slug)}
          className="inline-flex min-h-8 items-center"
        >
          {placeNameIn(locale, area.name)}
        </TextLink>
      ))}
    </nav>
  )
}

/** A card for each of the nearest places, with its count of the same care type. */
function Areas({ careType, areas, t }: AreasProps) {
  const distance = useTranslations('places.distance')
  const locale = useLocale()
  const placeOf = (area: NearbyPlace) =>
    placeNameIn(locale, isZip(area) ? area.name : `${area.name}, ${area.state}`, 'within')
  if (areas.length === 0) return null
  const nearest = areas.slice(0, CARDS)
  return (
    <section>
      <h2 className="text-section">{t('areasTitle')}</h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {nearest.map((area) => (
          <li key={area.slug}>
            <AppLink
              href={routes.landing(careType, area.slug)}
              className="group block rounded-xl border border-line bg-card p-5 hover:border-edge"
            >
              <span className="block font-semibold group-hover:text-pine">
                {t('heading', { careType, place: placeOf(area) })}
              </span>
              <span className="mt-1 block text-sm text-soft">
                {t('area', {
                  providers: t('providers', { careType, count: area.count }),
                  distance: distanceText(distance, area.distanceMeters),
                })}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Questions that expand without JavaScript, and the same text as structured data. */
function Faq({ title, questions }: { title: string; questions: QuestionAndAnswer[] }) {
  if (questions.length === 0) return null
  return (
    <section>
      <h2 className="text-section">{title}</h2>
      <div className="mt-2 max-w-reading">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question} level={3}>
            {answer}
          </Disclosure>
        ))}
      </div>
      <JsonLd data={faqMarkup(questions)} />
    </section>
  )
}

/** Further pages have null or empty values for what they leave out. */
export type LandingViewProps = LandingRowsProps & {
  heading: string
  lead: string
  crumbs: Crumb[]
  intro: string | null
  counts: Record<LandingCareType, number>
  numbers: NumbersView | null
  inner: InnerPlacesView | null
  areas: NearbyPlace[]
  questions: QuestionAndAnswer[]
  tools: boolean
}

/**
 * A care type in a city, a county or a ZIP code. Further pages contain only the list. A server component around the rows, which are a
 * client component: what is rendered once is smaller as HTML than as scripts, and needs no hydration.
 */
export function LandingView(props: LandingViewProps) {
  const { careType, place, heading, lead, crumbs, intro, counts, numbers, inner, areas, questions, tools } = props
  const t = useTranslations('places.landing')
  const layout = useTranslations('layout.frame')
  const locale = useLocale()
  const trail = [{ label: layout('home'), href: routes.home() }, ...crumbs]
  return (
    <>
      <JsonLd
        data={breadcrumbMarkup(
          locale,
          trail.map(({ label, href = '' }) => ({ name: label, path: href })),
          props.siteUrl,
        )}
      />
      <PageHead title={heading} lead={lead} crumbs={crumbs}>
        <LocationForm submitLabel={t('findCare')} className="mt-6 max-w-reading" />
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-12 pb-16 lg:gap-14">
        <div className="grid grid-cols-1 gap-5">
          <CareTypeLinks city={place.name} slug={place.slug} current={careType} counts={counts} t={t} />
          <LandingRows {...props} t={t} />
          {intro && <p className="max-w-prose">{intro}</p>}
          <NearbyLinks careType={careType} areas={areas} t={t} />
        </div>
        {numbers && <NumbersBlock {...numbers} />}
        {inner && <InnerPlaces careType={careType} view={inner} />}
        <Faq title={t('faqTitle', { careType, city: place.name })} questions={questions} />
        {tools && <ToolCards place={place.label} />}
        <Areas careType={careType} areas={areas} t={t} />
      </div>
      <StoredResult />
      <SignInPrompt />
    </>
  )
}

type LandingRowsProps = {
  careType: LandingCareType
  place: Pick<ShownPlace, 'slug' | 'name' | 'label' | 'searchTerm'>
  page: number
  pageCount: number
  total: number
  /** A description of the order. */
  order: string
  rows: RowValues[]
  /** Providers from around the city, if it has too few of its own. */
  nearest: RowValues[]
  /** "YYYY-MM-DD" in the place's time zone. */
  today: string
  siteUrl: string
}

/** Twenty rows and pagination; in a small place also the nearest ones around it. */
function LandingRows(props: LandingRowsProps & { t: Translate<'places.landing'> }) {
  const { careType, place, page, pageCount, total, order, rows, nearest, today, siteUrl, t } = props
  const locale = useLocale()
  const first = (page - 1) * LANDING_PAGE_SIZE + 1
  const wayBack = routes.landing(careType, place.slug, page)
  const name = t('list', { careType, place: place.label })
  return (
    <>
      {rows.length > 0 && (
        <section aria-label={name}>
          <p className="mb-4 flex flex-wrap items-baseline gap-x-3 border-b border-line pb-3 text-ui">
            <strong>{t('range', { first, last: first + rows.length - 1, total })}</strong>
            <span className="text-soft">{order}</span>
            <TextLink href={routes.search({ zipCode: place.searchTerm })} className="md:ml-auto">
              {t('searchAll', { place: place.name })}
            </TextLink>
          </p>
          <OwnFitBar className="mb-4" />
          <ProviderRows rows={rows} today={today} wayBack={wayBack} />
          <JsonLd
            data={itemListMarkup(
              locale,
              { name, firstPosition: first, paths: rows.map(({ id }) => routes.provider(id)) },
              siteUrl,
            )}
          />
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefOf={(to) => routes.landing(careType, place.slug, to)}
            className="mt-4"
          />
        </section>
      )}
      {nearest.length > 0 && (
        <section>
          <h2 className="text-section">{t('nearestTitle', { place: place.name })}</h2>
          <p className="mt-1 mb-5 text-sm text-soft">{t('nearestHint')}</p>
          <ProviderRows rows={nearest} today={today} wayBack={wayBack} level={3} />
        </section>
      )}
      {rows.length + nearest.length === 0 && <p>{t('nobodyNear', { careType })}</p>}
    </>
  )
}
