'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { showToast } from '@/components/ui/overlays/toasts'
import { isImmediate } from '@/lib/listings/profiles/rules/changes'
import { currentPhotos, isSameValue, movePhoto, NO_VALUES } from '@/lib/listings/profiles/rules/values'
import { photoAlt } from '@/lib/listings/profiles/schema/values'
import type { OwnProfile, ProfilePhoto } from '@/lib/listings/profiles/types'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import {
  type DraftPlace,
  deleteTyped,
  fetchPublished,
  readDraftList,
  readProfileDrafts,
  storeTyped,
  useSentMessage,
} from '../profile/profile-drafts'

/** An edited list, and the one it is based on. */
type PhotoDraft = { base: ProfilePhoto[]; list: ProfilePhoto[] }

const photoPlace = (userId: number, providerId: string): DraftPlace => ({ userId, providerId, part: 'photos' })

function readPhotoDraft(place: DraftPlace, drafts: OwnProfile['drafts']): PhotoDraft | null {
  const { base, list } = readProfileDrafts(place, drafts)
  const [first, second] = [readDraftList('photos', base), readDraftList('photos', list)]
  return first && second ? { base: first, list: second } : null
}

function storePhotoDraft(place: DraftPlace, { base, list }: PhotoDraft): void {
  storeTyped(place, { base: JSON.stringify(base), list: JSON.stringify(list) })
}

type Removed = { photo: ProfilePhoto; place: number }

/**
 * A page's photos while they are edited: stored until they are sent. `start` is the current list; if it differs from
 * the edit's base, `hasConflict` is true.
 */
export function usePhotoList(userId: number, { id, drafts }: Pick<OwnProfile, 'id' | 'drafts'>, start: ProfilePhoto[]) {
  const t = useTranslations('listings.photos')
  const place = photoPlace(userId, id)
  const [{ base, list }, setDraft] = useState<PhotoDraft>({ base: start, list: start })
  const [removed, setRemoved] = useState<Removed>()
  const isChanged = !isSameValue(list, start)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the gallery appears
  useEffect(() => {
    const draft = readPhotoDraft(place, drafts)
    if (!draft || isSameValue(draft.list, start)) return
    setDraft(draft)
    showToast({ title: t('kept') })
  }, [])

  function change(make: (before: ProfilePhoto[]) => ProfilePhoto[]) {
    setDraft((before) => {
      const after = { ...before, list: make(before.list) }
      storePhotoDraft(place, after)
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
    deleteTyped(place, drafts)
    setDraft({ base: start, list: start })
    setRemoved(undefined)
  }
  return {
    list,
    isChanged,
    hasConflict: isChanged && !isSameValue(base, start),
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

/** Sends a list of photos. Errors are shown at their photo. */
export function usePhotoSending(userId: number, profile: OwnProfile, list: readonly ProfilePhoto[]) {
  const t = useTranslations('listings.photos')
  const sentMessage = useSentMessage()
  const router = useRouter()
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [errors, setErrors] = useState<Record<string, string>>({})

  /** Stores errors by path, because photos can be moved. */
  function showErrors(found: [place: number, sentence: string][]) {
    // Rendered synchronously: the error opens the photo's collapsed description, whose field can then take the focus.
    flushSync(() => setErrors(Object.fromEntries(found.map(([place, sentence]) => [list[place]?.path, sentence]))))
    const [first] = found
    if (first) document.querySelector<HTMLInputElement>(`[name="photo-${first[0]}-alt"]`)?.focus()
  }

  async function post(version: string) {
    const photos = list.map(({ path, alt, caption }) => ({ path, alt, caption }))
    const body = { careproviderUserId: userId, providerId: profile.id, status: 'pending', version, photos }
    return callApi(dashboardRoutes.api.profileChanges(), { method: 'POST', body })
  }

  /** Another member's changes to other parts of the page are no conflict. */
  async function postOnCurrentVersion() {
    try {
      return await post(profile.version)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      const current = await fetchPublished(profile.id)
      if (!isSameValue(currentPhotos(current), currentPhotos(profile))) {
        router.refresh()
        throw error
      }
      return post(current.version)
    }
  }

  async function send() {
    const undescribed = list.flatMap(({ alt }, place): [number, string][] => {
      const read = photoAlt.safeParse(alt)
      return read.success ? [] : [[place, read.error.issues[0]?.message ?? '']]
    })
    setRefusal(undefined)
    showErrors(undescribed)
    if (undescribed.length > 0) return
    setIsSending(true)
    try {
      const sent = await postOnCurrentVersion()
      deleteTyped(photoPlace(userId, profile.id), profile.drafts)
      showToast(sentMessage(sent, ['photos']))
      router.refresh()
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error)
      // A disabled element cannot take the focus.
      flushSync(() => setIsSending(false))
      const { sentence = t('notSent'), fields = {} } = error instanceof ApiError ? error : {}
      setRefusal(sentence)
      showErrors(
        Object.entries(fields).flatMap(([name, problem]): [number, string][] => {
          const place = /^photos\.(\d+)\./.exec(name)?.[1]
          return place === undefined ? [] : [[Number(place), problem]]
        }),
      )
    } finally {
      setIsSending(false)
    }
  }

  const needsNoApproval = isImmediate('photos', profile.live, { ...NO_VALUES, photos: [...list] }, profile.atOnceRules)
  return { send, isSending, refusal, errors, needsNoApproval }
}
