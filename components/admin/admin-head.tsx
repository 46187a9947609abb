import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { PageHead } from '@/components/layout/page-head'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

type AdminHeadProps = ComponentProps<typeof PageHead> & {
  /** The lists above this page in the breadcrumb, the nearest last. */
  parents?: readonly ('approvals' | 'users' | 'providers' | 'imports' | 'sources')[]
}

/** The header of an admin page. Its breadcrumb starts at the admin dashboard and ends with `crumbs`, by default the title. */
export function AdminHead({ title, parents = [], crumbs = [{ label: title }], ...head }: AdminHeadProps) {
  const dashboard = useTranslations('admin.dashboard')
  const approvals = useTranslations('admin.approvals')
  const users = useTranslations('admin.users')
  const providers = useTranslations('admin.directory')
  const imports = useTranslations('imports.files')
  const sources = useTranslations('imports.sources')
  const lists = {
    approvals: { label: approvals('title'), href: dashboardRoutes.approvals.start() },
    users: { label: users('title'), href: dashboardRoutes.admin.users() },
    providers: { label: providers('title'), href: dashboardRoutes.admin.providers() },
    imports: { label: imports('title'), href: dashboardRoutes.admin.imports() },
    sources: { label: sources('title'), href: dashboardRoutes.admin.importSources() },
  }
  const start = { label: dashboard('title'), href: dashboardRoutes.adminDashboard() }
  return <PageHead {...head} title={title} crumbs={[start, ...parents.map((list) => lists[list]), ...crumbs]} />
}
