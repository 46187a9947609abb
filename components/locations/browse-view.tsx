import { PageHead } from '@/components/layout/page-head'
import { AppLink } from '@/components/ui/app-link'
import { browseTexts as texts } from './browse-texts'

type BrowsePage = {
  careType: 'daycare' | 'preschool' | 'montessori'
  city: string
  citySlug: string
  county: string
  url: string
}

/** In the order given, one group for each key. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}

function CityRow({ city, pages }: { city: string; pages: readonly BrowsePage[] }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-1.5">
      <span className="font-medium">{city}</span>
      <span className="flex gap-x-5">
        {pages.map((page) => (
          <AppLink
            key={page.url}
            href={page.url}
            aria-label={texts.link(page.careType, city)}
            className="inline-flex min-h-11 items-center text-ui text-pine hover:underline"
          >
            {texts.careType(page.careType)}
          </AppLink>
        ))}
      </span>
    </li>
  )
}

export function BrowseView({ pages }: { pages: readonly BrowsePage[] }) {
  const cityCount = new Set(pages.map((page) => page.citySlug)).size
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead(pages.length, cityCount)} crumbs={[{ label: texts.title }]} />
      <div className="wrap grid gap-x-16 gap-y-10 pb-16 md:grid-cols-2">
        {groupBy(pages, (page) => page.county).map(([county, inCounty]) => (
          <section key={county}>
            <h2 className="text-section">{texts.county(county)}</h2>
            <ul className="mt-2">
              {groupBy(inCounty, (page) => page.city).map(([city, inCity]) => (
                <CityRow key={city} city={city} pages={inCity} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
