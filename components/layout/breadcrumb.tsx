import { AppLink } from '@/components/ui/app-link'
import { classNames } from '@/components/ui/class-names'
import { routes } from '@/lib/platform/routes'
import { layoutTexts } from './texts'

export type Crumb = { label: string; href?: string }

/** Starts with Home by itself; the last crumb is the page one stands on and is no link. */
export function Breadcrumb({ crumbs, className }: { crumbs: readonly Crumb[]; className?: string }) {
  const all: Crumb[] = [{ label: layoutTexts.home, href: routes.home() }, ...crumbs]
  return (
    <nav aria-label={layoutTexts.breadcrumb} className={classNames('print:hidden text-sm text-soft', className)}>
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
