import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import type { News } from '@/lib/saved-searches/types'
import { savedSearchPageTexts as texts } from './page-texts'

/** What came since the person last ran the search. */
export function NewsList({ news, isOff }: { news: News; isOff: boolean }) {
  if (news.total === 0) return <p className="text-soft">{isOff ? texts.isOff : texts.nothingNew}</p>
  const more = news.total - news.items.length
  return (
    <div>
      <p className="font-semibold">{texts.newSince(news.total)}</p>
      <ul>
        {news.items.map(({ publicId, name, kind }) => (
          <li key={publicId}>
            <TextLink href={routes.provider(publicId)} className="inline-flex min-h-9 items-center">
              {name}
            </TextLink>
            <span className="ml-3 text-sm text-soft">{texts.kinds[kind]}</span>
          </li>
        ))}
        {more > 0 && <li className="text-soft">{texts.more(more)}</li>}
      </ul>
    </div>
  )
}
