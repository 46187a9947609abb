import { RelativeDate } from '@/components/providers/detail/relative-date'
import { classNames } from '@/components/ui/class-names'
import type { ShownMessage } from '@/lib/messages/types'
import { relativeTime } from '@/lib/providers/rules/relative-time'
import { AttachmentList } from './attachments/attachment-list'
import { messageTexts as texts } from './texts'

/** One's own stand on the right. */
export function MessageBubble({ message, now }: { message: ShownMessage; now: string }) {
  const { isYours, author, isByMail, text, attachments, createdAt, isRead } = message
  return (
    <li className={classNames('max-w-[92%] sm:max-w-[80%]', isYours && 'ml-auto')}>
      <p className="text-sm text-soft">
        <span className="font-semibold text-ink">{author}</span>{' '}
        <RelativeDate time={createdAt} text={relativeTime(createdAt, new Date(now))} />
        {isByMail && <span className="block">{texts.byMail}</span>}
        {isYours && isRead && <> · {texts.read}</>}
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
