import { AppLink } from './app-link'
import { buttonClasses } from './button-classes'
import { classNames } from './class-names'
import { Icon } from './icon'
import { pageNumbers } from './page-numbers'
import { uiTexts } from './texts'

type PaginationProps = {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  className?: string
  /** Where the element around it follows them, or it is drawn as text. */
  hasPlainLinks?: boolean
}

const cell = 'numbers inline-grid size-11 place-items-center rounded-md text-ui font-semibold'

/** Real links, so that crawlers and people without JavaScript get to every page. Nothing when there is one page only. */
export function Pagination({ page, pageCount, hrefOf, className, hasPlainLinks }: PaginationProps) {
  if (pageCount <= 1) return null
  const Link = hasPlainLinks ? 'a' : AppLink
  return (
    <nav
      aria-label={uiTexts.pagination}
      className={classNames('flex flex-wrap items-center justify-center gap-1', className)}
    >
      {page > 1 && (
        <Link rel="prev" href={hrefOf(page - 1)} className={buttonClasses({ variant: 'quiet' })}>
          <Icon name="arrow-left" />
          {uiTexts.previousPage}
        </Link>
      )}
      <span className="text-sm text-soft md:hidden">{uiTexts.pageOf(page, pageCount)}</span>
      {pageNumbers(page, pageCount).map((entry, index) =>
        entry === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, each known by its place
          <span key={`gap-${index}`} aria-hidden className={classNames(cell, 'text-soft max-md:hidden')}>
            …
          </span>
        ) : (
          <Link
            key={entry}
            href={hrefOf(entry)}
            aria-label={uiTexts.page(entry)}
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
        <Link rel="next" href={hrefOf(page + 1)} className={buttonClasses({ variant: 'quiet' })}>
          {uiTexts.nextPage}
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  )
}
