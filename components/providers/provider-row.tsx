'use client'

import { FavoriteButton } from '@/components/favorites/favorite-button'
import { RowFit } from '@/components/fit/row-fit'
import { asText } from '@/components/ui/as-text'
import { Badge } from '@/components/ui/badge'
import { buttonClasses } from '@/components/ui/button-classes'
import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture'
import { Rating } from '@/components/ui/stars'
import { photoSources } from '@/lib/media/rules'
import { routes } from '@/lib/platform/routes'
import { RowFacts } from './row-facts'
import { RowTags } from './row-tags'
import { rowTexts } from './row-texts'
import type { RowView } from './row-view'
import { keptRow } from './stored-provider'

type ProviderRowProps = {
  row: RowView
  /** This page's address, to come back to after signing in. */
  wayBack: string
  /** The name's level in the page's outline. */
  level?: 2 | 3
  /** Its picture is the first of the page. */
  first?: boolean
}

/**
 * One provider in a list: a row that reads like a sentence. Put ResultKeeper and SignInPrompt on its page. Most of it is drawn as
 * text; the list around it follows its links (provider-rows.tsx).
 */
export function ProviderRow({ row, wayBack, level = 2, first }: ProviderRowProps) {
  return (
    <article
      {...keptRow(row)}
      className={classNames(
        'group relative flex flex-col gap-4 md:flex-row md:gap-5',
        row.isSponsored ? 'rounded-xl border border-sun-line bg-sun-soft/45 p-4 md:p-5' : 'py-1',
      )}
    >
      <Picture
        {...photoSources(row.picture)}
        alt=""
        first={first}
        sizes="(min-width: 44rem) 15rem, 100vw"
        className="aspect-[16/10] w-full rounded-2xl md:aspect-[4/3] md:h-43 md:w-57 md:shrink-0 dark:brightness-90"
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1" {...asText(<RowHead row={row} level={level} />)} />
          <FavoriteButton look="round" told={{ ...row, address: row.where }} wayBack={wayBack} />
        </div>
        <RowFacts facts={row.facts} />
        <RowFit row={row} />
        <div className="mt-3 flex items-end justify-between gap-3" {...asText(<RowFoot row={row} />)} />
      </div>
    </article>
  )
}

function RowHead({ row, level }: { row: RowView; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <>
      {row.isSponsored && (
        <Badge tone="sun" className="mb-1.5">
          {rowTexts.sponsored}
        </Badge>
      )}
      {row.isTemporarilyClosed && (
        <Badge tone="coral" className="mb-1.5">
          {rowTexts.temporarilyClosed}
        </Badge>
      )}
      <Heading className="text-name">
        <a className="after:absolute after:inset-0 after:content-[''] hover:text-pine" href={routes.provider(row.id)}>
          {row.name}
        </a>
      </Heading>
      <p className="mt-0.5 text-sm text-soft">
        {`${row.where}\u00a0· `}
        <RowRating {...row} />
      </p>
    </>
  )
}

function RowFoot({ row }: { row: RowView }) {
  return (
    <>
      <RowTags tags={row.tags} />
      <a
        className={buttonClasses({ variant: 'secondary', size: 'sm' }, 'relative z-10 ml-auto shrink-0')}
        href={routes.provider(row.id)}
      >
        {rowTexts.viewDetails}
        <span className="sr-only">{rowTexts.viewDetailsOf(row.name)}</span>
      </a>
    </>
  )
}

function RowRating({ rating, reviewCount }: Pick<RowView, 'rating' | 'reviewCount'>) {
  if (rating === null) return rowTexts.noReviews
  return (
    <span className="whitespace-nowrap">
      <Rating rating={rating} className="text-ink" />
      {` (${reviewCount.toLocaleString('en-US')}`}
      <span className="sr-only">{` ${rowTexts.reviews(reviewCount)}`}</span>)
    </span>
  )
}
