import { classNames } from './class-names'
import { Icon } from './icon'
import { filledIconPaths } from './icon-paths'
import { uiTexts } from './texts'

const inWords = (rating: number) => uiTexts.stars(rating.toFixed(1).replace(/\.0$/, ''))

/** One star and the figure, as in a line of facts: "★ 4.8". What stands behind it ("31 reviews") is the caller's sentence. */
export function Rating({ rating, className }: { rating: number; className?: string }) {
  return (
    <span className={classNames('numbers inline-flex items-baseline gap-1 whitespace-nowrap', className)}>
      <Icon name="star" size="sm" className="self-center text-star" />
      <span aria-hidden>{rating.toFixed(1)}</span>
      <span className="sr-only">{inWords(rating)}</span>
    </span>
  )
}

/** Five stars, filled to a tenth. The inner drawing is cut at the rating by its own width: no style attribute is needed. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const five = [0, 1, 2, 3, 4].map((place) => (
    <path key={place} d={filledIconPaths.star} transform={`translate(${place * 24})`} />
  ))
  return (
    <svg
      viewBox="0 0 120 24"
      role="img"
      aria-label={inWords(rating)}
      className={classNames('inline-block h-4.5 w-22.5', className)}
    >
      <g className="fill-line-strong">{five}</g>
      <svg aria-hidden width={Math.min(Math.max(rating, 0), 5) * 24} height="24" className="fill-star">
        {five}
      </svg>
    </svg>
  )
}
