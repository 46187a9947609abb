import { Badge } from '@/components/ui/badge'
import type { ProviderTag } from '@/lib/providers/rules/tags'
import { rowTexts } from './row-texts'

const MOST_TAGS = 5
const tones: Record<ProviderTag['color'], 'stone' | 'mint' | 'sun'> = { blue: 'stone', green: 'mint', yellow: 'sun' }

export function RowTags({ tags }: { tags: ProviderTag[] }) {
  const hidden = tags.length - MOST_TAGS
  if (tags.length === 0) return null
  return (
    <ul aria-label={rowTexts.tags} className="flex min-w-0 flex-1 flex-wrap gap-1.5">
      {tags.slice(0, MOST_TAGS).map((tag) => (
        <li key={tag.label} className="flex">
          <Badge tone={tones[tag.color]}>{tag.label}</Badge>
        </li>
      ))}
      {hidden > 0 && (
        <li className="flex text-xs leading-6 text-soft">
          <span aria-hidden>{rowTexts.moreTags(hidden)}</span>
          <span className="sr-only">{rowTexts.moreTagsInWords(hidden)}</span>
        </li>
      )}
    </ul>
  )
}
