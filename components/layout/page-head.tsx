import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { NonBreaking } from '@/components/ui/surface/text'
import { routes } from '@/lib/platform/http/routes'

export type Crumb = { label: string; href?: string }

/** Starts with Home; the last crumb is the current page and is not a link. */
export function Breadcrumb({ crumbs, className }: { crumbs: readonly Crumb[]; className?: string }) {
  const t = useTranslations('layout.frame')
  const all: Crumb[] = [{ label: t('home'), href: routes.home() }, ...crumbs]
  return (
    <nav aria-label={t('breadcrumb')} className={classNames('print:hidden text-sm text-soft', className)}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {all.map((crumb, index) => (
          <li key={crumb.label} className="inline-flex min-h-6 items-center gap-2">
            {index > 0 && <span aria-hidden>/</span>}
            {crumb.href !== undefined && index < all.length - 1 ? (
              <AppLink href={crumb.href} className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
                {crumb.label}
              </AppLink>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

type PageHeadProps = { title: string; lead?: ReactNode; crumbs?: readonly Crumb[]; children?: ReactNode }

/** Breadcrumb, title, and a one-sentence lead. */
export function PageHead({ title, lead, crumbs, children }: PageHeadProps) {
  return (
    <header className="wrap pt-5 pb-6 md:pt-8 md:pb-8">
      {crumbs && <Breadcrumb crumbs={crumbs} className="mb-3" />}
      <h1 className="text-title">
        <NonBreaking text={title} />
      </h1>
      {lead !== undefined && <p className="mt-3 max-w-[40em] text-lead text-soft">{lead}</p>}
      {children}
    </header>
  )
}
