import { dashboardTexts } from '@/components/families/dashboard/texts'
import { PageHead } from '@/components/layout/page-head'
import { routes } from '@/lib/platform/routes'
import { enrollmentTexts as texts } from './texts'
import { TransferForm, type TransferFormProps } from './transfer-form'

export function TransferView(props: TransferFormProps) {
  const crumbs = [{ label: dashboardTexts.title, href: routes.caregiverDashboard() }, { label: texts.requestTransfer }]
  return (
    <>
      <PageHead title={texts.requestTransfer} lead={texts.transferLead(props.name)} crumbs={crumbs} />
      <div className="wrap pb-16">
        <TransferForm {...props} />
      </div>
    </>
  )
}
