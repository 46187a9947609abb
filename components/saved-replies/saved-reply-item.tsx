'use client'

import { useRouter } from 'next/navigation'
import { AskFirst } from '@/components/forms/ask-first'
import { Disclosure } from '@/components/ui/disclosure'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { SavedReply } from '@/lib/saved-replies/types'
import { ReplyTextForm } from './reply-text-form'
import { replyTexts as texts } from './texts'

type SavedReplyItemProps = { userId: number; providerId: string; reply: SavedReply }

/** One reply, which opens to be changed or removed. */
export function SavedReplyItem({ userId, providerId, reply }: SavedReplyItemProps) {
  const router = useRouter()
  async function remove() {
    await callApi(routes.api.savedReply(reply.id), { method: 'DELETE' })
    showToast({ title: texts.removed })
    router.refresh()
  }
  return (
    <Disclosure summary={<span className="break-words">{reply.title}</span>}>
      <ReplyTextForm userId={userId} providerId={providerId} reply={reply} />
      <AskFirst label={texts.remove} question={texts.removeQuestion} confirm={texts.remove} act={remove} />
    </Disclosure>
  )
}
