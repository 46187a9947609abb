import { RelativeDate } from '@/components/providers/detail/relative-date'
import { classNames } from '@/components/ui/class-names'
import type { ShownMessage } from '@/lib/messages/types'
import { relativeTime } from '@/lib/providers/rules/relative-time'
import { messageTexts as texts } from './texts'

/** One's own stand on the right. */
export function MessageBubble({ message, now }: { message: ShownMessage; now: string }) {
  const { isYours, author, text, createdAt, isRead } = message
  return (
    <li className={classNames('max-w-[92%] sm:max-w-[80%]', isYours && 'ml-auto')}>
      <p className="text-sm text-soft">
        <span className="font-semibold text-ink">{author}</span>{' '}
        <RelativeDate time={createdAt} text={relativeTime(createdAt, new Date(now))} />
        {isYours && isRead && <> · {texts.read}</>}
      </p>
      <p
        className={classNames(
          'mt-1 rounded-lg border px-4 py-3 break-words whitespace-pre-wrap',
          isYours ? 'border-transparent bg-mint text-ink' : 'border-line bg-card',
        )}
      >
        {text}
      </p>
    </li>
  )
}
