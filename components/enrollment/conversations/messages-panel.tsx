import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/links'
import { TextField } from '@/components/ui/fields/text-field'
import { useLocalPath } from '@/components/ui/language'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { MESSAGE_LIMITS } from '@/lib/enrollment/inquiries/rules/conversation'
import type { InquiryPage } from '@/lib/enrollment/inquiries/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import type { InquirySide } from '@/prisma/generated/enums'
import { InquiryList } from './inquiry-list'

type NoInquiriesProps = { side: InquirySide; q: string | undefined; provider: string | undefined; page: number }

/** Shown if there are no conversations yet, no matches, or the page is past the end. */
function NoInquiries({ side, q, provider, page }: NoInquiriesProps) {
  const t = useTranslations('enrollment.conversations')
  const isFiltered = Boolean(q) || page > 1
  const title = q ? t('nothingFound') : page > 1 ? t('noMore') : t('emptyTitle')
  const action = isFiltered ? (
    <ButtonLink href={dashboardRoutes.messages(side, { provider })}>{t('showAll')}</ButtonLink>
  ) : (
    <ButtonLink href={side === 'caregiver' ? routes.search() : dashboardRoutes.profilePreview(provider)}>
      {t(`emptyAction.${side}`)}
    </ButtonLink>
  )
  return (
    <EmptyState icon="message" title={title} action={action}>
      {q ? t('nothingFoundText') : page > 1 ? undefined : t(`empty.${side}`)}
    </EmptyState>
  )
}

type MessagesPanelProps = {
  userId: number
  side: InquirySide
  page: InquiryPage
  q: string | undefined
  /** The provider that the other tabs show, for links, if the user has several. */
  provider?: string
  /** ISO time. */
  now: string
}

/** The list of conversations. Search and paging need no JavaScript. */
export function MessagesPanel({ userId, side, page, q, provider, now }: MessagesPanelProps) {
  const path = useLocalPath()
  const t = useTranslations('enrollment.conversations')
  const isEmpty = page.inquiries.length === 0
  const [action = '', query] = dashboardRoutes.messages(side, { provider }).split('?')
  return (
    <div className="max-w-reading">
      {(!isEmpty || q) && (
        <form action={path(action)} className="mb-5 flex items-end gap-2.5">
          {/* A GET form's fields replace the URL's query, so its other parameters are repeated. */}
          {Array.from(new URLSearchParams(query), ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField
            name="q"
            type="search"
            label={t('searchLabel')}
            defaultValue={q}
            maxLength={MESSAGE_LIMITS.search}
            className="flex-1"
          />
          <Button type="submit" variant="secondary">
            {t('search')}
          </Button>
        </form>
      )}
      {isEmpty ? (
        <NoInquiries side={side} q={q} provider={provider} page={page.page} />
      ) : (
        <InquiryList userId={userId} side={side} q={q} page={page} now={now} />
      )}
      <div className="mt-6 flex flex-wrap gap-2.5">
        {page.page > 1 && !isEmpty && (
          <ButtonLink variant="quiet" href={dashboardRoutes.messages(side, { provider, q })}>
            {t('newest')}
          </ButtonLink>
        )}
        {page.hasMore && (
          <ButtonLink variant="secondary" href={dashboardRoutes.messages(side, { provider, q, page: page.page + 1 })}>
            {t('older')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
