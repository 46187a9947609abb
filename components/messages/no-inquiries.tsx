import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { routes } from '@/lib/platform/routes'
import type { InquirySide } from '@/prisma/generated/enums'
import { messageTexts as texts } from './texts'

type NoInquiriesProps = { side: InquirySide; q: string | undefined; page: number }

/** None yet, none with these words, or a page past the end. */
export function NoInquiries({ side, q, page }: NoInquiriesProps) {
  const isFiltered = Boolean(q) || page > 1
  const title = q ? texts.nothingFound : page > 1 ? texts.noMore : texts.emptyTitle
  const action = isFiltered ? (
    <ButtonLink href={routes.messages(side)}>{texts.showAll}</ButtonLink>
  ) : (
    <ButtonLink href={routes.search()}>{texts.emptyAction[side]}</ButtonLink>
  )
  return (
    <EmptyState icon="message" title={title} action={action}>
      {q ? texts.nothingFoundText : page > 1 ? undefined : texts.empty[side]}
    </EmptyState>
  )
}
