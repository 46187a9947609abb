import { provide } from '@/components/platform/provide-messages'
import adminReports from '../admin/reports.json'

/** Reports of wrong information. */
export default provide({
  admin: { reports: adminReports },
})
