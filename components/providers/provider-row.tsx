import { signInLink } from '@/components/accounts/sign-in-request'
import { AppLink } from '@/components/ui/app-link'
import { Badge } from '@/components/ui/badge'
import { buttonClasses } from '@/components/ui/button-classes'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Rating } from '@/components/ui/stars'
import { FALLBACK_PICTURE, photoSources } from '@/lib/media/rules'
import { routes } from '@/lib/platform/routes'
import { CURRICULA, KINDS, labelOf } from '@/lib/providers/catalogue/traits'
import { distanceText } from '@/lib/providers/rules/distance-text'
import type { ProviderCard } from '@/lib/providers/types'
import { RowFacts } from './row-facts'
import { RowTags } from './row-tags'
import { rowTexts } from './row-texts'
import { keptRow } from './stored-provider'
import { providerTexts } from './texts'

type ProviderRowProps = {
  provider: ProviderCard & { distanceMeters?: number }
  /** "YYYY-MM-DD" where the provider is. */
  today: string
  /** This page's address, to come back to after signing in. */
  wayBack: string
  bands?: readonly number[]
  /** The name's level in the page's outline. */
  level?: 2 | 3
  /** Its picture is the first of the page. */
  first?: boolean
}

/** One provider in a list: a row that reads like a sentence. Put ResultKeeper and SignInPrompt on its page. */
export function ProviderRow({ provider, today, wayBack, bands, level = 2, first }: ProviderRowProps) {
  const Heading = `h${level}` as const
  const { isSponsored } = provider
  const heart = signInLink('favorite', wayBack)
  return (
    <article
      {...keptRow(provider)}
      className={classNames(
        'group relative flex flex-col gap-4 md:flex-row md:gap-5',
        isSponsored ? 'rounded-xl border border-sun-line bg-sun-soft/45 p-4 md:p-5' : 'py-1',
      )}
    >
      <Picture
        {...photoSources(pictureOf(provider))}
        alt=""
        first={first}
        sizes="(min-width: 44rem) 15rem, 100vw"
        className="aspect-[16/10] w-full rounded-2xl md:aspect-[4/3] md:h-43 md:w-57 md:shrink-0 dark:brightness-90"
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            {isSponsored && (
              <Badge tone="sun" className="mb-1.5">
                {providerTexts.sponsored}
              </Badge>
            )}
            {provider.status === 'temporarily_closed' && (
              <Badge tone="coral" className="mb-1.5">
                {rowTexts.temporarilyClosed}
              </Badge>
            )}
            <Heading className="text-name">
              <AppLink
                href={routes.provider(provider.id)}
                className="after:absolute after:inset-0 after:content-[''] hover:text-pine"
              >
                {provider.name}
              </AppLink>
            </Heading>
            <p className="mt-0.5 text-sm text-soft">
              {whatAndWhere(provider)}
              {'\u00a0· '}
              <RowRating provider={provider} />
            </p>
          </div>
          <a
            {...heart}
            href={heart.href}
            aria-label={`${rowTexts.saveFavorite}: ${provider.name}`}
            title={rowTexts.saveFavorite}
            className="relative z-10 inline-grid size-11 shrink-0 place-items-center rounded-full border border-line bg-card hover:border-edge"
          >
            <Icon name="heart" size="lg" />
          </a>
        </div>
        <RowFacts provider={provider} today={today} bands={bands} />
        <div className="mt-3 flex items-end justify-between gap-3">
          <RowTags provider={provider} />
          <AppLink
            href={routes.provider(provider.id)}
            className={buttonClasses({ variant: 'secondary', size: 'sm' }, 'relative z-10 ml-auto shrink-0')}
          >
            {rowTexts.viewDetails}
            <span className="sr-only">{rowTexts.viewDetailsOf(provider.name)}</span>
          </AppLink>
        </div>
      </div>
    </article>
  )
}

function pictureOf({ photo }: ProviderCard) {
  return photo ? { path: photo.src, width: photo.width, height: photo.height } : FALLBACK_PICTURE
}

/** "Center, Montessori · Orlando, 0.8 miles"; a family home is somewhere in its ZIP code. */
function whatAndWhere(provider: ProviderCard & { distanceMeters?: number }): string {
  const isHome = provider.kind === 'family_home'
  const what = [
    labelOf(KINDS, provider.kind),
    ...provider.curricula.slice(0, 1).map((code) => labelOf(CURRICULA, code)),
  ]
  const city = isHome ? `${provider.city} ${provider.zip}` : provider.city
  const where = provider.distanceMeters === undefined ? [city] : [city, distanceText(provider.distanceMeters, isHome)]
  return `${what.join(', ')} · ${where.join(', ')}`
}

function RowRating({ provider }: { provider: ProviderCard }) {
  if (provider.rating === null) return providerTexts.noReviews
  return (
    <span className="whitespace-nowrap">
      <Rating rating={provider.rating} className="text-ink" />{' '}
      <span aria-hidden>({provider.reviewCount.toLocaleString('en-US')})</span>
      <span className="sr-only">{providerTexts.reviewCount(provider.reviewCount)}</span>
    </span>
  )
}
