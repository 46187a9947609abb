import type { ReactNode } from 'react'
import { Unbroken } from '@/components/ui/unbroken'
import { Breadcrumb, type Crumb } from './breadcrumb'

type PageHeadProps = { title: string; lead?: ReactNode; crumbs?: readonly Crumb[]; children?: ReactNode }

/** Where one stands, what the page is, and in one sentence what it gives. */
export function PageHead({ title, lead, crumbs, children }: PageHeadProps) {
  return (
    <header className="wrap pt-5 pb-6 md:pt-8 md:pb-8">
      {crumbs && <Breadcrumb crumbs={crumbs} className="mb-3" />}
      <h1 className="text-title">
        <Unbroken text={title} />
      </h1>
      {lead !== undefined && <p className="mt-3 max-w-[40em] text-lead text-soft">{lead}</p>}
      {children}
    </header>
  )
}
