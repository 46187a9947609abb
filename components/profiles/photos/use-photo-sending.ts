'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { showToast } from '@/components/ui/toast-store'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { goesLiveAtOnce } from '@/lib/profiles/rules/at-once'
import { standingPhotos } from '@/lib/profiles/rules/photo-list'
import { isSameValue, NO_VALUES } from '@/lib/profiles/rules/values'
import { photoAlt } from '@/lib/profiles/schema/photos'
import type { OwnProfile, ProfilePhoto } from '@/lib/profiles/types'
import { readStanding } from '../edit/read-standing'
import { SENT, statusIn } from '../edit/sent'
import { forgetTyped } from '../kept-draft'
import { photoPlace } from './photo-draft'
import { photoTexts as texts } from './texts'

/** Sends a list of photos. What is wrong with one stands at its place. */
export function usePhotoSending(userId: number, profile: OwnProfile, list: readonly ProfilePhoto[]) {
  const router = useRouter()
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [errors, setErrors] = useState<Record<string, string>>({})

  /** By path, since photos move. */
  function showErrors(found: [place: number, sentence: string][]) {
    setErrors(Object.fromEntries(found.map(([place, sentence]) => [list[place]?.path, sentence])))
    const [first] = found
    if (first) document.querySelector<HTMLInputElement>(`[name="photo-${first[0]}-alt"]`)?.focus()
  }

  async function post(version: string) {
    const photos = list.map(({ path, alt, caption }) => ({ path, alt, caption }))
    const body = { careproviderUserId: userId, providerId: profile.id, status: 'pending', version, photos }
    return callApi(routes.api.profileChanges(), { method: 'POST', body })
  }

  /** Where somebody changed other parts of the page meanwhile, that is nothing to ask about. */
  async function postOnStanding() {
    try {
      return await post(profile.version)
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 409) throw error
      const standing = await readStanding(profile.id)
      if (!isSameValue(standingPhotos(standing), standingPhotos(profile))) {
        router.refresh()
        throw error
      }
      return post(standing.version)
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
      const sent = await postOnStanding()
      forgetTyped(photoPlace(userId, profile.id), profile.drafts)
      showToast(SENT[statusIn(sent)])
      router.refresh()
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      // What is disabled takes no focus.
      flushSync(() => setIsSending(false))
      const { sentence = texts.notSent, fields = {} } = error instanceof CallError ? error : {}
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

  const isAtOnce = goesLiveAtOnce('photos', profile.live, { ...NO_VALUES, photos: [...list] }, profile.atOnceRules)
  return { send, isSending, refusal, errors, isAtOnce }
}
