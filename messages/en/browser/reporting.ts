import { provide } from '@/components/platform/provide-messages'
import adminReports from '../admin/reports.json'
import forms from '../forms.json'
import providersDetailBrowser from '../providers/detailBrowser.json'

/** Reports of wrong information. */
export default provide({
  admin: { reports: adminReports },
  forms,
  providers: { detailBrowser: providersDetailBrowser },
})
