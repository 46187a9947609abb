import { PageHead } from '@/components/layout/page-head'
import { type Browsed, BrowseList } from './browse-list'
import { browseMessages as texts } from './messages'

export function BrowseView({ pages }: { pages: readonly Browsed[] }) {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={[{ label: texts.title }]} />
      <BrowseList pages={pages} />
    </>
  )
}
