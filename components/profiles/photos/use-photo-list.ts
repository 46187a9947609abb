'use client'

import { useEffect, useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { movePhoto } from '@/lib/profiles/rules/photo-list'
import { isSameValue } from '@/lib/profiles/rules/values'
import type { OwnProfile, ProfilePhoto } from '@/lib/profiles/types'
import { forgetTyped } from '../kept-draft'
import { keepPhotoDraft, type PhotoDraft, photoPlace, readPhotoDraft } from './photo-draft'
import { photoTexts as texts } from './texts'

type Removed = { photo: ProfilePhoto; place: number }

/**
 * The photos of a page as somebody arranges them: kept until they are sent. `start` is what stands there now; where it is no
 * longer what the work began with, `isDisputed`.
 */
export function usePhotoList(userId: number, { id, drafts }: Pick<OwnProfile, 'id' | 'drafts'>, start: ProfilePhoto[]) {
  const place = photoPlace(userId, id)
  const [{ base, list }, setDraft] = useState<PhotoDraft>({ base: start, list: start })
  const [removed, setRemoved] = useState<Removed>()
  const isChanged = !isSameValue(list, start)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the gallery appears
  useEffect(() => {
    const draft = readPhotoDraft(place, drafts)
    if (!draft || isSameValue(draft.list, start)) return
    setDraft(draft)
    showToast({ title: texts.kept })
  }, [])

  function change(make: (before: ProfilePhoto[]) => ProfilePhoto[]) {
    setDraft((before) => {
      const after = { ...before, list: make(before.list) }
      keepPhotoDraft(place, after)
      return after
    })
  }

  function remove(at: number) {
    const photo = list[at]
    if (!photo) return
    setRemoved({ photo, place: at })
    change((before) => before.toSpliced(at, 1))
  }
  function undo() {
    if (removed) change((before) => before.toSpliced(removed.place, 0, removed.photo))
    setRemoved(undefined)
  }
  function discard() {
    forgetTyped(place, drafts)
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
