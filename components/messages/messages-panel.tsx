import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { TextField } from '@/components/ui/text-field'
import { MESSAGE_LIMITS } from '@/lib/messages/schema'
import type { InquiryPage } from '@/lib/messages/types'
import { routes } from '@/lib/platform/routes'
import type { InquirySide } from '@/prisma/generated/enums'
import { InquiryList } from './inquiry-list'
import { NoInquiries } from './no-inquiries'
import { messageTexts as texts } from './texts'

export type MessagesPanelProps = {
  userId: number
  side: InquirySide
  page: InquiryPage
  q: string | undefined
  /** ISO time. */
  now: string
}

/** The list of conversations. Searching and turning pages need no JavaScript. */
export function MessagesPanel({ userId, side, page, q, now }: MessagesPanelProps) {
  const isEmpty = page.inquiries.length === 0
  const [action, query] = routes.messages(side).split('?')
  return (
    <div className="max-w-reading">
      {(!isEmpty || q) && (
        <form action={action} className="mb-5 flex items-end gap-2.5">
          {/* A form's own fields take the place of what stands behind "?". */}
          {Array.from(new URLSearchParams(query), ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField
            name="q"
            type="search"
            label={texts.searchLabel}
            defaultValue={q}
            maxLength={MESSAGE_LIMITS.search}
            className="flex-1"
          />
          <Button type="submit" variant="secondary">
            {texts.search}
          </Button>
        </form>
      )}
      {isEmpty ? (
        <NoInquiries side={side} q={q} page={page.page} />
      ) : (
        <InquiryList userId={userId} side={side} q={q} page={page} now={now} />
      )}
      <div className="mt-6 flex flex-wrap gap-2.5">
        {page.page > 1 && !isEmpty && (
          <ButtonLink variant="quiet" href={routes.messages(side, { q })}>
            {texts.newest}
          </ButtonLink>
        )}
        {page.hasMore && (
          <ButtonLink variant="secondary" href={routes.messages(side, { q, page: page.page + 1 })}>
            {texts.older}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
