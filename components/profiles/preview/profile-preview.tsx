import { ProviderView } from '@/components/providers/detail/provider-view'
import type { ReplyFigures } from '@/lib/messages/rules/reply-figures'
import type { ProfilePreview } from '@/lib/profiles/types'
import type { LocalMedian } from '@/lib/providers/rules/location-facts'
import type { FoundProvider } from '@/lib/providers/types'
import { PreviewHead } from './preview-head'
import { waitingMarks } from './waiting-marks'

type ProfilePreviewViewProps = {
  preview: ProfilePreview
  medians: LocalMedian[]
  similar: FoundProvider[]
  reply: ReplyFigures | null
  today: string
  now: Date
}

/** A provider's page with its pending change laid over it. */
export function ProfilePreviewView({ preview: { page, fields }, ...beside }: ProfilePreviewViewProps) {
  const marks = waitingMarks(fields)
  const head = <PreviewHead id={page.id} name={page.name} isChanged={Object.keys(fields).length > 0} />
  return <ProviderView provider={page} isClaimed preview={{ head, marks }} {...beside} />
}
