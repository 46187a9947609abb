import { SignInPrompt } from '@/components/accounts/sign-in-prompt'
import { PageHead } from '@/components/layout/page-head'
import { LocationForm } from '@/components/places/location-form'
import { ResultKeeper } from '@/components/providers/result-keeper'
import { ToolCards } from '@/components/tools/tool-cards'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import type { LocationFacts } from '@/lib/providers/rules/location-facts'
import type { LandingList } from '@/lib/providers/types'
import type { QuestionAndAnswer } from '@/lib/seo/types'
import { type Area, Areas } from './areas'
import { CareTypeLinks } from './care-type-links'
import { Faq } from './faq-list'
import { type LandingPlace, landingLead, landingTrail } from './landing-head'
import { LandingProviders } from './landing-providers'
import { LocalNumbers } from './local-numbers'
import { landingTexts as texts } from './texts'

export type LandingViewProps = {
  careType: LandingCareType
  place: LandingPlace
  page: number
  listed: LandingList
  facts: LocationFacts
  counts: Record<LandingCareType, number>
  areas: Area[]
  questions: QuestionAndAnswer[]
  today: string
  siteUrl: string
}

/** A care type in a city. Further pages of the list hold the list alone: the rest stands on the first. */
export function LandingView(props: LandingViewProps) {
  const { careType, place, page, listed, facts, counts, areas, questions, today, siteUrl } = props
  const heading = texts.heading(careType, place.label)
  const isFirst = page === 1
  return (
    <>
      <PageHead
        title={isFirst ? heading : texts.headingOfPage(heading, page)}
        lead={landingLead(careType, place, facts)}
        crumbs={landingTrail(careType, place, page)}
      >
        <LocationForm submitLabel={texts.findCare} className="mt-6 max-w-reading" />
      </PageHead>
      <div className="wrap grid gap-12 pb-16 lg:gap-14">
        <div className="grid gap-5">
          <CareTypeLinks city={place.name} slug={place.slug} current={careType} counts={counts} />
          {isFirst && <p className="max-w-prose">{texts.intros[careType]}</p>}
          {isFirst && <NearbyLinks careType={careType} areas={areas} />}
          <LandingProviders
            careType={careType}
            place={place}
            page={page}
            listed={listed}
            today={today}
            siteUrl={siteUrl}
          />
        </div>
        {isFirst && (
          <>
            <LocalNumbers city={place.name} state={place.state} facts={numbersOf(facts)} today={today} />
            <Faq title={texts.faqTitle(careType, place.name)} questions={questions} />
            <ToolCards place={place.label} />
            <Areas careType={careType} areas={areas} />
          </>
        )}
      </div>
      <ResultKeeper />
      <SignInPrompt />
    </>
  )
}

function NearbyLinks({ careType, areas }: { careType: LandingCareType; areas: Area[] }) {
  if (areas.length === 0) return null
  return (
    <nav aria-label={texts.nearbyTitle} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ui">
      <span className="text-soft">{texts.nearbyTitle}</span>
      {areas.map((area) => (
        <TextLink
          key={area.slug}
          href={routes.landing(careType, area.slug)}
          className="inline-flex min-h-8 items-center"
        >
          {area.name}
        </TextLink>
      ))}
    </nav>
  )
}

/** What the table shows, and no more: it is sent to the browser. */
function numbersOf({ withOpenings, openingsByBand, tuition, ratios }: LocationFacts) {
  return { withOpenings, openingsByBand, tuition, ratios }
}
