import { use } from 'react'
import { SearchNavigation } from '@/components/places/search-navigation'
import { Button } from '@/components/ui/button'
import { boundsText, searchablePart } from '@/lib/map/rules/bounds'
import type { Box } from '@/lib/platform/geo'
import { mapTexts as texts } from './texts'

type SearchHereProps = { box: Box; areaHref: string; onSearch: () => void }

/** After the map was moved: the same question about what is to be seen now. */
export function SearchHere({ box, areaHref, onSearch }: SearchHereProps) {
  const navigate = use(SearchNavigation)
  const part = searchablePart(box)
  const search = () => {
    if (!part) return
    navigate?.(`${areaHref}&bounds=${encodeURIComponent(boundsText(part))}`)
    onSearch()
  }
  return part ? (
    <Button onClick={search}>{texts.searchHere}</Button>
  ) : (
    <p className="text-sm text-soft">{texts.tooFar}</p>
  )
}
