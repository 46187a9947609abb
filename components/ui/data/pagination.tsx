import { useTranslations } from 'next-intl'
import { buttonClasses } from '../actions/button'
import { AppLink } from '../actions/links'
import { classNames } from '../class-names'
import { useLocalPath } from '../language'
import { Icon } from '../surface/icon'

/** The pages to link: the first, the last, the current one and its neighbors; 'gap' for omitted ones. */
export function pageNumbers(current: number, count: number): (number | 'gap')[] {
  const shownPages = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count)
  const pages = [...new Set(shownPages)].sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? ['gap' as const, page] : [page]
  })
}

type PaginationProps = {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  className?: string
  /** Set if the element around it handles the links, or it is rendered as a string. */
  hasPlainLinks?: boolean
}

const cell = 'numbers inline-grid size-11 place-items-center rounded-md text-ui font-semibold'

/** Real links, for crawlers and without JavaScript. Nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf, className, hasPlainLinks }: PaginationProps) {
  const t = useTranslations('ui')
  const inLanguage = useLocalPath()
  if (pageCount <= 1) return null
  const Link = hasPlainLinks ? 'a' : AppLink
  return (
    <nav
      aria-label={t('pagination')}
      className={classNames('flex flex-wrap items-center justify-center gap-1', className)}
    >
      {page > 1 && (
        <Link rel="prev" href={inLanguage(hrefOf(page - 1))} className={buttonClasses({ variant: 'quiet' })}>
          <Icon name="arrow-left" />
          {t('previousPage')}
        </Link>
      )}
      <span className="text-sm text-soft md:hidden">{t('pageOf', { page, pages: pageCount })}</span>
      {pageNumbers(page, pageCount).map((entry, index) =>
        entry === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are at most two gaps, identified by position
          <span key={`gap-${index}`} aria-hidden className={classNames(cell, 'text-soft max-md:hidden')}>
            …
          </span>
        ) : (
          <Link
            key={entry}
            href={inLanguage(hrefOf(entry))}
            aria-label={t('page', { page: entry })}
            aria-current={entry === page ? 'page' : undefined}
            className={classNames(
              cell,
              'max-md:hidden',
              entry === page ? 'bg-mint text-pine-deep forced-colors:border' : 'hover:bg-sunken',
            )}
          >
            {entry}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link rel="next" href={inLanguage(hrefOf(page + 1))} className={buttonClasses({ variant: 'quiet' })}>
          {t('nextPage')}
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  )
}
