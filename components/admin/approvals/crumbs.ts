import { useTranslations } from 'next-intl'
import { routes } from '@/lib/platform/http/routes'

/** The breadcrumbs of everything that is pending a decision. */
export function useApprovalCrumbs() {
  const t = useTranslations('admin.approvals')
  return [
    { label: t('dashboard'), href: routes.adminDashboard() },
    { label: t('title'), href: routes.approvals.start() },
  ]
}
