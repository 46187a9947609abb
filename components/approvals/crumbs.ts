import { routes } from '@/lib/platform/routes'
import { approvalTexts as texts } from './texts'

/** The way to whatever waits for a decision. */
export const APPROVAL_CRUMBS = [
  { label: texts.dashboard, href: routes.adminDashboard() },
  { label: texts.title, href: routes.approvals.start() },
]
