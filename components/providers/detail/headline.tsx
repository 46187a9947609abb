import { Logo } from '@/components/providers/logo'
import { rowTexts } from '@/components/providers/row-texts'
import { providerTexts } from '@/components/providers/texts'
import { Badge } from '@/components/ui/badge'
import { FactLine } from '@/components/ui/fact-line'
import { Rating } from '@/components/ui/stars'
import { KINDS, LANGUAGES, labelOf, PROGRAMS } from '@/lib/providers/catalogue/traits'
import { ageRangeText } from '@/lib/providers/rules/age-text'
import type { ProviderDetail } from '@/lib/providers/types'
import { addressText } from './address-text'
import { ContactValue } from './contact-value'
import type { DetailMarks } from './marks'
import { detailTexts as texts } from './texts'

/** Name, kind, address and stars; what matters most as badges; the places of phone and website. */
export function Headline({ provider, marks }: { provider: ProviderDetail; marks?: DetailMarks }) {
  const { has, id, kind, rating, reviewCount } = provider
  const ages = ageRangeText(provider.ageMinMonths, provider.ageMaxMonths)
  const spoken = provider.languages.map((code) => labelOf(LANGUAGES, code)).join(', ')
  return (
    <header>
      <div className="flex items-center gap-4">
        {provider.logo && <Logo path={provider.logo} />}
        <h1 className="min-w-0 text-title">{provider.name}</h1>
      </div>
      {marks?.logo}
      {marks?.name}
      <p className="mt-2 flex flex-wrap items-center gap-x-2 text-soft">
        <span>
          {labelOf(KINDS, kind)} · {addressText(provider)}
        </span>
        {marks?.address}
        <span aria-hidden className="max-sm:hidden">
          ·
        </span>
        {rating === null ? (
          <span>{rowTexts.noReviews}</span>
        ) : (
          <span>
            <Rating rating={rating} className="text-ink" />, {rowTexts.reviewCount(reviewCount)}
          </span>
        )}
      </p>
      <ul className="mt-4 flex flex-wrap gap-2">
        <li>
          <Badge tone={ages ? 'mint' : 'stone'}>{ages ?? providerTexts.agesUnknown}</Badge>
        </li>
        {provider.programs.map((code) => (
          <li key={code}>
            <Badge tone="mint">{labelOf(PROGRAMS, code)}</Badge>
          </li>
        ))}
        {spoken && (
          <li>
            <Badge>{spoken}</Badge>
          </li>
        )}
      </ul>
      {provider.status !== 'closed' && (
        <ul className="mt-4 flex flex-wrap gap-x-7 gap-y-1 text-ui">
          <li>
            <FactLine icon="phone">
              {has.phone ? <ContactValue id={id} part="phone" /> : providerTexts.phoneUnknown}
            </FactLine>
            {marks?.phone}
          </li>
          {(has.website || marks?.website) && (
            <li>
              <FactLine icon="globe">
                {has.website ? <ContactValue id={id} part="website" /> : texts.noWebsite}
              </FactLine>
              {marks?.website}
            </li>
          )}
        </ul>
      )}
    </header>
  )
}
