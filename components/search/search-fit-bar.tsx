import { FitHead } from '@/components/fit/fit-head'
import { OwnFitBar } from '@/components/fit/own-fit'
import { fitTexts } from '@/components/fit/texts'
import type { Search } from '@/lib/providers/schema/search'
import { typedChild } from './child-texts'

/** Whose fit the rows tell: a typed child's, else one's own. */
export function SearchFitBar({ search, today }: { search: Search; today: string }) {
  const typed = typedChild(search, today.slice(0, 7))
  return typed === null ? <OwnFitBar className="mb-2" /> : <FitHead who={fitTexts.aChild} at={typed} />
}
