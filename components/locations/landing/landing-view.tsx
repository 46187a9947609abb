'use client'

import { SignInPrompt } from '@/components/accounts/sign-in-prompt'
import type { Crumb } from '@/components/layout/breadcrumb'
import { PageHead } from '@/components/layout/page-head'
import { layoutTexts } from '@/components/layout/texts'
import { LocationForm } from '@/components/places/location-form'
import { ResultKeeper } from '@/components/providers/result-keeper'
import { JsonLd } from '@/components/seo/json-ld'
import { ToolCards } from '@/components/tools/tool-cards'
import { routes } from '@/lib/platform/routes'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import { breadcrumbMarkup } from '@/lib/seo/rules/page-markup'
import type { QuestionAndAnswer } from '@/lib/seo/types'
import { type Area, Areas, NearbyLinks } from './areas'
import { CareTypeLinks } from './care-type-links'
import { Faq } from './faq-list'
import { InnerPlaces, type InnerPlacesView } from './inner-places'
import { LandingRows, type LandingRowsProps } from './landing-rows'
import type { NumbersView } from './numbers'
import { NumbersBlock } from './numbers-block'
import { landingTexts as texts } from './texts'

/** What further pages leave out is null or empty there. */
export type LandingViewProps = LandingRowsProps & {
  heading: string
  lead: string
  crumbs: Crumb[]
  intro: string | null
  counts: Record<LandingCareType, number>
  numbers: NumbersView | null
  inner: InnerPlacesView | null
  areas: Area[]
  questions: QuestionAndAnswer[]
  tools: boolean
}

const HOME = { name: layoutTexts.home, path: routes.home() }

/**
 * A care type in a city, a county or a ZIP code. Further pages of the list hold the list alone: the rest stands on the first.
 * The server makes the words (landing-props.ts), and this is drawn from them in the browser too: what server components draw
 * would be sent a second time beside the HTML, and a city's page would weigh half as much again (docs/pages.md).
 */
export function LandingView(props: LandingViewProps) {
  const { careType, place, heading, lead, crumbs, intro, counts, numbers, inner, areas, questions, tools } = props
  const trail = crumbs.map(({ label, href = '' }) => ({ name: label, path: href }))
  return (
    <>
      <JsonLd data={breadcrumbMarkup([HOME, ...trail], props.siteUrl)} />
      <PageHead title={heading} lead={lead} crumbs={crumbs}>
        <LocationForm submitLabel={texts.findCare} className="mt-6 max-w-reading" />
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-12 pb-16 lg:gap-14">
        <div className="grid grid-cols-1 gap-5">
          <CareTypeLinks city={place.name} slug={place.slug} current={careType} counts={counts} />
          {intro && <p className="max-w-prose">{intro}</p>}
          <NearbyLinks careType={careType} areas={areas} />
          <LandingRows {...props} />
        </div>
        {numbers && <NumbersBlock {...numbers} />}
        {inner && <InnerPlaces careType={careType} view={inner} />}
        <Faq title={texts.faqTitle(careType, place.name)} questions={questions} />
        {tools && <ToolCards place={place.label} />}
        <Areas careType={careType} areas={areas} />
      </div>
      <ResultKeeper />
      <SignInPrompt />
    </>
  )
}
