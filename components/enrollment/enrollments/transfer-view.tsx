import { dashboardMessages } from '@/components/families/dashboard/messages'
import { PageHead } from '@/components/layout/page-head'
import { routes } from '@/lib/platform/http/routes'
import { enrollmentMessages as texts } from './messages'
import { TransferForm, type TransferFormProps } from './transfer-form'

export function TransferView(props: TransferFormProps) {
  const crumbs = [
    { label: dashboardMessages.title, href: routes.caregiverDashboard() },
    { label: texts.requestTransfer },
  ]
  return (
    <>
      <PageHead title={texts.requestTransfer} lead={texts.transferLead(props.name)} crumbs={crumbs} />
      <div className="wrap pb-16">
        <TransferForm {...props} />
      </div>
    </>
  )
}
