import { useTranslations } from 'next-intl'
import { RelativeDate } from '@/components/platform/relative-date'
import { sizeText } from '@/components/platform/size-text'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/surface/icon'
import { childAgeText } from '@/lib/enrollment/inquiries/rules/conversation'
import type { InquiryDetail, ShownAttachment, ShownMessage } from '@/lib/enrollment/inquiries/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { monthText, relativeTime } from '@/lib/platform/time/dates'

/** What a parent shared besides the message: "Child’s age: 14 months · Wanted start: January 2027". */
export function roleText(
  t: Translate<'enrollment.conversations'>,
  ages: Translate<'enrollment.childAge'>,
  locale: Locale,
  { childAgeMonths, wantedStart }: Pick<InquiryDetail, 'childAgeMonths' | 'wantedStart'>,
) {
  return [
    childAgeMonths !== null && t('childAge', { age: childAgeText(ages, childAgeMonths) }),
    wantedStart !== null && t('wantedStart', { month: monthText(locale, wantedStart) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The files of a message: pictures inline, a PDF as a download link. */
export function AttachmentList({ attachments }: { attachments: readonly ShownAttachment[] }) {
  const t = useTranslations('enrollment.attachments')
  if (attachments.length === 0) return null
  return (
    <ul className="mt-2 grid gap-2">
      {attachments.map(({ id, name, kind, bytes, width, height }) => (
        <li key={id}>
          <a
            href={dashboardRoutes.api.attachment(id)}
            {...(kind === 'picture' && { target: '_blank', rel: 'noopener' })}
            className="inline-flex min-h-11 max-w-full items-center gap-2 font-medium break-words text-pine underline"
          >
            {kind === 'picture' ? (
              // biome-ignore lint/performance/noImgElement: a private picture, which no optimizer may cache
              <img
                src={dashboardRoutes.api.attachment(id)}
                alt={t('picture', { name })}
                width={width ?? undefined}
                height={height ?? undefined}
                loading="lazy"
                className="h-auto max-h-80 w-auto max-w-full rounded-lg border border-line"
              />
            ) : (
              <>
                <Icon name="book" />
                {name}
                <span className="text-sm font-normal text-soft">{t('pdf', { size: sizeText(bytes) })}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The user's own messages are on the right. */
export function MessageBubble({ message, now }: { message: ShownMessage; now: string }) {
  const t = useTranslations('enrollment.conversations')
  const times = useTranslations('platform.time')
  const { isYours, author, isByMail, text, attachments, createdAt, isRead } = message
  return (
    <li className={classNames('max-w-[92%] sm:max-w-[80%]', isYours && 'ml-auto')}>
      <p className="text-sm text-soft">
        <span className="font-semibold text-ink">{author}</span>{' '}
        <RelativeDate time={createdAt} text={relativeTime(times, createdAt, new Date(now))} />
        {isByMail && <span className="block">{t('byMail')}</span>}
        {isYours && isRead && <> · {t('read')}</>}
      </p>
      {text !== '' && (
        <p
          className={classNames(
            'mt-1 rounded-lg border px-4 py-3 break-words whitespace-pre-wrap',
            isYours ? 'border-transparent bg-mint text-ink' : 'border-line bg-card',
          )}
        >
          {text}
        </p>
      )}
      <AttachmentList attachments={attachments} />
    </li>
  )
}
