import { PageHead } from '@/components/layout/page-head'
import { BrowseList } from './browse-list'
import type { Browsed } from './browsed'
import { browseTexts as texts } from './texts'

export function BrowseView({ pages }: { pages: readonly Browsed[] }) {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={[{ label: texts.title }]} />
      <BrowseList pages={pages} />
    </>
  )
}
