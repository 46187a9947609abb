'use client'

import { useRef } from 'react'
import { showToast } from '@/components/ui/toast-store'
import type { InquiryPage } from '@/lib/messages/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { InquirySide } from '@/prisma/generated/enums'
import { useInquiries } from './inquiry-data'
import { InquiryRow } from './inquiry-row'
import { messageTexts as texts } from './texts'

type InquiryListProps = { userId: number; side: InquirySide; q: string | undefined; page: InquiryPage; now: string }

/** Stands as the server sent it, and looks for new messages while it is in view. */
export function InquiryList({ userId, side, q, page, now }: InquiryListProps) {
  const { data = page, error, mutate } = useInquiries(userId, q, page)
  const list = useRef<HTMLUListElement>(null)

  async function mark(id: number) {
    // The button goes with what it did.
    list.current?.focus()
    const marked = data.inquiries.map((one) => (one.id === id ? { ...one, unread: 0 } : one))
    try {
      const call = callApi(routes.api.inquiryRead(id), { method: 'POST' }).then(() => ({ ...data, inquiries: marked }))
      await mutate(call, { optimisticData: { ...data, inquiries: marked }, rollbackOnError: true })
    } catch (error) {
      console.error(error)
      showToast({ title: texts.notMarked, tone: 'destructive' })
    }
  }

  return (
    <>
      <p role="status" className="text-sm text-soft">
        {error ? texts.notFresh : ''}
      </p>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={texts.list}
        className="divide-y divide-line border-y border-line outline-none"
      >
        {data.inquiries.map((one) => (
          <InquiryRow key={one.id} inquiry={one} side={side} now={now} onMark={(id) => void mark(id)} />
        ))}
      </ul>
    </>
  )
}
