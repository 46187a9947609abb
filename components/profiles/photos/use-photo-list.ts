'use client'

import { useEffect, useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { movePhoto } from '@/lib/profiles/rules/photo-list'
import { isSameValue } from '@/lib/profiles/rules/values'
import type { ProfilePhoto } from '@/lib/profiles/types'
import { forgetPhotoDraft, keepPhotoDraft, type PhotoDraft, readPhotoDraft } from './photo-draft'
import { photoTexts as texts } from './texts'

type Removed = { photo: ProfilePhoto; place: number }

/**
 * The photos of a page as somebody arranges them: kept in this tab until they are sent. `start` is what stands there now; where it is no
 * longer what the work began with, `isDisputed`.
 */
export function usePhotoList(userId: number, providerId: string, start: ProfilePhoto[]) {
  const [{ base, list }, setDraft] = useState<PhotoDraft>({ base: start, list: start })
  const [removed, setRemoved] = useState<Removed>()
  const isChanged = !isSameValue(list, start)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the gallery appears
  useEffect(() => {
    const draft = readPhotoDraft(userId, providerId)
    if (!draft || isSameValue(draft.list, start)) return
    setDraft(draft)
    showToast({ title: texts.kept })
  }, [])

  function change(make: (before: ProfilePhoto[]) => ProfilePhoto[]) {
    setDraft((before) => {
      const after = { ...before, list: make(before.list) }
      keepPhotoDraft(userId, providerId, after)
      return after
    })
  }

  function remove(place: number) {
    const photo = list[place]
    if (!photo) return
    setRemoved({ photo, place })
    change((before) => before.toSpliced(place, 1))
  }
  function undo() {
    if (removed) change((before) => before.toSpliced(removed.place, 0, removed.photo))
    setRemoved(undefined)
  }
  function discard() {
    forgetPhotoDraft(userId, providerId)
    setDraft({ base: start, list: start })
    setRemoved(undefined)
  }
  return {
    list,
    isChanged,
    isDisputed: isChanged && !isSameValue(base, start),
    removed: removed !== undefined,
    change,
    describe: (path: string, words: Partial<Pick<ProfilePhoto, 'alt' | 'caption'>>) =>
      change((before) => before.map((one) => (one.path === path ? { ...one, ...words } : one))),
    move: (from: number, to: number) => change((before) => movePhoto(before, from, to)),
    remove,
    undo,
    discard,
  }
}
