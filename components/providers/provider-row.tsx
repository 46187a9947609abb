import { FitLines } from '@/components/families/fit/fit-lines'
import { OwnFitPlace } from '@/components/families/fit/own-fit'
import { photoSources } from '@/lib/media/rules'
import { routes } from '@/lib/platform/http/routes'
import { type ProviderTag, tagsOf } from '@/lib/providers/catalogue/traits'
import { RowFacts } from './row-facts'
import { rowMessages } from './row-texts'
import type { RowValues } from './row-values'
import { factsOf, pictureOf, whereText } from './row-words'
import { storedRow } from './stored-provider'

const MOST_TAGS = 5

type ProviderRowProps = {
  row: RowValues
  /** "YYYY-MM-DD" where the provider is. */
  today: string
  /** The name's level in the page's outline. */
  level: 2 | 3
  /** Its picture is the first of the page. */
  isFirst: boolean
  /** `form`: the list's, by which a heart saves without JavaScript. `hint` is said under the pointer. */
  heart: { isFavorite: boolean; isBusy: boolean; hint?: string; label: string; form: string }
  /** A signed-in parent's own child is told apart in each row. */
  isParent: boolean
}

/**
 * One provider in a list: a row that reads like a sentence, in few elements (app/styles/rows.css), since a page has twenty. It has no
 * listeners of its own: the list follows its links and its heart (provider-rows.tsx).
 */
export function ProviderRow({ row, today, level, isFirst, heart, isParent }: ProviderRowProps) {
  const Heading = `h${level}` as const
  const { src, srcSet } = photoSources(pictureOf(row))
  const href = routes.provider(row.id)
  return (
    <article {...storedRow(row)} className={row.isSponsored ? 'row row-sponsored' : 'row'}>
      {/* biome-ignore lint/performance/noImgElement: its sizes are made beforehand (lib/media/rules.ts) */}
      <img
        src={src}
        srcSet={srcSet ?? undefined}
        sizes="(min-width:44rem) 15rem,100vw"
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
      <div className="row-body">
        {row.isSponsored && <p className="row-mark row-mark-sun">{rowMessages.sponsored}</p>}
        {row.isTemporarilyClosed && <p className="row-mark row-mark-coral">{rowMessages.temporarilyClosed}</p>}
        <Heading className="row-name">
          <a href={href}>{row.name}</a>
        </Heading>
        <p className="row-where">
          {`${whereText(row)}\u00a0· `}
          <RowRating {...row} />
        </p>
        <button
          type="submit"
          form={heart.form}
          formAction={routes.api.addFavorite(row.id)}
          aria-pressed={heart.isFavorite}
          aria-disabled={heart.isFavorite || heart.isBusy || undefined}
          aria-label={`${heart.label}: ${row.name}`}
          title={heart.hint}
          className="row-heart"
        />
        <RowFacts facts={factsOf(row, today)} />
        {row.fit ? (
          <div className="row-fit">
            <FitLines lines={row.fit} />
          </div>
        ) : (
          <OwnFitPlace id={row.id} isParent={isParent} className="row-fit" />
        )}
        <RowTags tags={tagsOf(row)} />
        <a
          className="row-details"
          href={href}
          aria-label={rowMessages.viewDetails + rowMessages.viewDetailsOf(row.name)}
        >
          {rowMessages.viewDetails}
        </a>
      </div>
    </article>
  )
}

function RowRating({ rating, reviewCount }: Pick<RowValues, 'rating' | 'reviewCount'>) {
  if (rating === null) return rowMessages.noReviews
  return (
    <span className="rating" role="img" aria-label={rowMessages.ratingInWords(rating, reviewCount)}>
      {`${rating.toFixed(1)} (${reviewCount.toLocaleString('en-US')})`}
    </span>
  )
}

function RowTags({ tags }: { tags: ProviderTag[] }) {
  const hidden = tags.length - MOST_TAGS
  if (tags.length === 0) return null
  return (
    <ul aria-label={rowMessages.tags} className="row-tags">
      {tags.slice(0, MOST_TAGS).map(({ label, color }) => (
        <li key={label} data-color={color}>
          {label}
        </li>
      ))}
      {hidden > 0 && <li aria-label={rowMessages.moreTagsInWords(hidden)}>{rowMessages.moreTags(hidden)}</li>}
    </ul>
  )
}
