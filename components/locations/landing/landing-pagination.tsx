'use client'

import { Pagination } from '@/components/ui/pagination'
import { routes } from '@/lib/platform/routes'

type LandingPaginationProps = { careType: string; slug: string; page: number; pageCount: number }

/** Links to the other pages of a list. Drawn in the browser too: it is sent as four values, not as a dozen links. */
export function LandingPagination({ careType, slug, page, pageCount }: LandingPaginationProps) {
  return <Pagination page={page} pageCount={pageCount} hrefOf={(to) => routes.landing(careType, slug, to)} />
}
