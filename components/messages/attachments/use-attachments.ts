'use client'

import { useState } from 'react'
import { UPLOAD } from '@/lib/media/schema/upload'
import { ATTACHMENT_SENTENCES, MOST_ATTACHED } from '@/lib/messages/rules/attachment'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { attachmentTexts as texts } from './texts'

/** A file on its way to the server, there (`id`), or not taken (`problem`). */
export type AddedFile = { key: number; name: string; id?: number; problem?: string }

let lastKey = 0

/** Files for a message that is being written: each is sent as soon as it is chosen. */
export function useAttachments(inquiryId: number) {
  const [files, setFiles] = useState<AddedFile[]>([])
  const change = (key: number, to: Partial<AddedFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))

  async function addOne(file: File, isRoom: boolean) {
    lastKey += 1
    const key = lastKey
    setFiles((all) => [...all, { key, name: file.name }])
    if (!isRoom) return change(key, { problem: ATTACHMENT_SENTENCES.tooMany })
    if (file.size > UPLOAD.maxBytes) return change(key, { problem: texts.tooLarge })
    try {
      const path = routes.api.inquiryAttachments(inquiryId, { name: file.name.slice(-200) })
      const answer = await callApi(path, { method: 'POST', body: file })
      change(key, isAdded(answer) ? { id: answer.id, name: answer.name } : { problem: texts.failed })
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      change(key, { problem: (error instanceof CallError && error.sentence) || texts.failed })
    }
  }

  function add(chosen: readonly File[]) {
    const room = MOST_ATTACHED - files.filter(({ problem }) => !problem).length
    // One that was refused has been read by now.
    setFiles((all) => all.filter(({ problem }) => !problem))
    for (const [index, file] of chosen.entries()) void addOne(file, index < room)
  }

  function remove({ key, id }: AddedFile) {
    setFiles((all) => all.filter((one) => one.key !== key))
    // Where this fails, the server removes what was never sent.
    if (id !== undefined)
      callApi(routes.api.attachment(id), { method: 'DELETE' }).catch((error: unknown) => console.error(error))
  }

  return {
    files,
    ids: files.flatMap(({ id }) => (id === undefined ? [] : [id])),
    isAdding: files.some(({ id, problem }) => id === undefined && !problem),
    add,
    remove,
    clear: () => setFiles([]),
  }
}

function isAdded(answer: unknown): answer is { id: number; name: string } {
  return typeof answer === 'object' && answer !== null && 'id' in answer && 'name' in answer
}
