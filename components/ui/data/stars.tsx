import { useTranslations } from 'next-intl'
import { classNames } from '../class-names'
import { filledIconPaths, Icon } from '../surface/icon'

const figure = (rating: number) => rating.toFixed(1).replace(/\.0$/, '')

/** One star and the figure, for a line of facts: "★ 4.8". The caller adds the rest ("31 reviews"). */
export function Rating({ rating, className }: { rating: number; className?: string }) {
  const t = useTranslations('ui')
  return (
    <span className={classNames('numbers inline-flex items-baseline gap-1 whitespace-nowrap', className)}>
      <Icon name="star" size="sm" className="self-center text-star" />
      <span aria-hidden>{rating.toFixed(1)}</span>
      <span className="sr-only">{t('stars', { rating: figure(rating) })}</span>
    </span>
  )
}

/** One path as a string, like the icons: a page with twenty reviews has it forty times. */
const FIVE = {
  __html: `<path d="${[12, 36, 60, 84, 108].map((x) => filledIconPaths.star.replace('M12', `M${x}`)).join('')}"/>`,
}

/** Five stars, filled in proportion to the rating. The inner svg's width clips them, so no style attribute is needed. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const t = useTranslations('ui')
  return (
    <svg
      viewBox="0 0 120 24"
      role="img"
      aria-label={t('stars', { rating: figure(rating) })}
      className={classNames('inline-block h-4.5 w-22.5', className)}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, no user input */}
      <g className="fill-line-strong" dangerouslySetInnerHTML={FIVE} />
      <svg
        aria-hidden
        width={Math.min(Math.max(rating, 0), 5) * 24}
        height="24"
        className="fill-star"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
        dangerouslySetInnerHTML={FIVE}
      />
    </svg>
  )
}
