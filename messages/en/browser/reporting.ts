import { provide } from '@/components/platform/browser-messages'
import adminReports from '../admin/reports.json'

/** Reports of wrong information. */
export default provide({
  admin: { reports: adminReports },
})
