'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useState } from 'react'
import { Button } from '@/components/ui/actions/button'
import { ChipButton } from '@/components/ui/actions/chip'
import { TextLink } from '@/components/ui/actions/links'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import type { SavedReply } from '@/lib/enrollment/saved-replies/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

/** Replies shown as buttons right above the field; the others are one press away. */
const IN_REACH = 3

type ReplyPickerProps = {
  /** The form whose field `text` receives the reply. */
  form: RefObject<HTMLFormElement | null>
  replies: readonly SavedReply[]
  /** Whether the user may edit replies and add more. */
  canEdit: boolean
  /** Public id. */
  providerId: string
}

/** Appends a saved reply to the input. Sending is a separate step. */
export function ReplyPicker({ form, replies, canEdit, providerId }: ReplyPickerProps) {
  const t = useTranslations('enrollment.savedReplies')
  const [placed, setPlaced] = useState('')

  function place({ title, text }: SavedReply) {
    const field = form.current?.elements.namedItem('text')
    if (!(field instanceof HTMLTextAreaElement)) return
    field.value = [field.value.trimEnd(), text].filter(Boolean).join('\n\n')
    // Saves the draft as if it had been typed.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
    setPlaced(t('placed', { title }))
  }

  const href = dashboardRoutes.savedReplies({ provider: providerId })
  if (replies.length === 0)
    return canEdit ? (
      <TextLink href={href} className="inline-flex min-h-11 items-center">
        {t('make')}
      </TextLink>
    ) : null
  const [first, rest] = [replies.slice(0, IN_REACH), replies.slice(IN_REACH)]
  return (
    <div>
      <p id="saved-replies" className="mb-2 text-ui font-semibold">
        {t('title')}
      </p>
      <ul aria-labelledby="saved-replies" className="flex flex-wrap items-center gap-2">
        {first.map((reply) => (
          <li key={reply.id} className="min-w-0">
            <ChipButton
              on={false}
              title={reply.text}
              aria-label={t('placeOf', { title: reply.title })}
              className="max-w-full whitespace-normal"
              onClick={() => place(reply)}
            >
              {reply.title}
            </ChipButton>
          </li>
        ))}
        {canEdit && (
          <li>
            <TextLink href={href} className="inline-flex min-h-11 items-center px-2 text-sm">
              {t('edit')}
            </TextLink>
          </li>
        )}
      </ul>
      {rest.length > 0 && (
        <Disclosure summary={t('more', { count: rest.length })} className="mt-2 border-t">
          <ul className="-mr-8 divide-y divide-line text-ink">
            {rest.map((reply) => (
              <li key={reply.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
                <span className="min-w-0 flex-1 basis-56">
                  <span className="font-semibold break-words">{reply.title}</span>
                  <span className="line-clamp-2 text-sm break-words text-soft">{reply.text}</span>
                </span>
                <Button
                  variant="secondary"
                  aria-label={t('placeOf', { title: reply.title })}
                  onClick={() => place(reply)}
                >
                  {t('place')}
                </Button>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <p role="status" className="mt-2 text-sm text-soft empty:hidden">
        {placed}
      </p>
    </div>
  )
}
