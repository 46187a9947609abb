import { Icon } from '@/components/ui/icon'
import type { ShownAttachment } from '@/lib/messages/types'
import { routes } from '@/lib/platform/routes'
import { sizeText, attachmentTexts as texts } from './texts'

/** The files of a message: pictures as they are, a PDF as a link that saves it. */
export function AttachmentList({ attachments }: { attachments: readonly ShownAttachment[] }) {
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
              // biome-ignore lint/performance/noImgElement: it is one person's picture, which no optimizer may keep.
              <img
                src={routes.api.attachment(id)}
                alt={texts.picture(name)}
                width={width ?? undefined}
                height={height ?? undefined}
                loading="lazy"
                className="h-auto max-h-80 w-auto max-w-full rounded-lg border border-line"
              />
            ) : (
              <>
                <Icon name="book" />
                {name}
                <span className="text-sm font-normal text-soft">{texts.pdf(sizeText(bytes))}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
