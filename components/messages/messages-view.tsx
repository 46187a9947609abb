import { PageHead } from '@/components/layout/page-head'
import { dashboardOf } from '@/lib/access/policy'
import { MessagesPanel, type MessagesPanelProps } from './messages-panel'
import { messageTexts as texts } from './texts'

/** The list of conversations as a page of its own. */
export function MessagesView(props: MessagesPanelProps) {
  const { side } = props
  const crumbs = [{ label: texts.dashboards[side], href: dashboardOf(side) }, { label: texts.title }]
  return (
    <>
      <PageHead title={texts.title} lead={texts.leads[side]} crumbs={crumbs} />
      <div className="wrap pb-16">
        <MessagesPanel {...props} />
      </div>
    </>
  )
}
