import { useTranslations } from 'next-intl'
import { RelativeDate } from '@/components/platform/relative-date'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/surface/icon'
import { childAgeText, monthText } from '@/lib/enrollment/inquiries/rules/conversation'
import type { InquiryDetail, ShownAttachment, ShownMessage } from '@/lib/enrollment/inquiries/schema'
import { routes } from '@/lib/platform/http/routes'
import type { Translate } from '@/lib/platform/language/types'
import { relativeTime } from '@/lib/platform/time/dates'
import { attachmentSizeText } from './attachment-size'

/** What a parent shared besides the message: "Child’s age: 14 months · Wanted start: January 2027". */
export function roleText(
  { childAgeMonths, wantedStart }: Pick<InquiryDetail, 'childAgeMonths' | 'wantedStart'>,
  t: Translate<'enrollment.conversations'>,
) {
  return [
    childAgeMonths !== null && t('childAge', { age: childAgeText(childAgeMonths) }),
    wantedStart !== null && t('wantedStart', { month: monthText(wantedStart) }),
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
            href={routes.api.attachment(id)}
            {...(kind === 'picture' && { target: '_blank', rel: 'noopener' })}
            className="inline-flex min-h-11 max-w-full items-center gap-2 font-medium break-words text-pine underline"
          >
            {kind === 'picture' ? (
              // biome-ignore lint/performance/noImgElement: a private picture, which no optimizer may cache
              <img
                src={routes.api.attachment(id)}
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
                <span className="text-sm font-normal text-soft">{t('pdf', { size: attachmentSizeText(bytes) })}</span>
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
  const { isYours, author, isByMail, text, attachments, createdAt, isRead } = message
  return (
    <li className={classNames('max-w-[92%] sm:max-w-[80%]', isYours && 'ml-auto')}>
      <p className="text-sm text-soft">
        <span className="font-semibold text-ink">{author}</span>{' '}
        <RelativeDate time={createdAt} text={relativeTime(createdAt, new Date(now))} />
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
