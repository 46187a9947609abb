'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { ListField } from '@/lib/profiles/catalogue'
import { isSameValue } from '@/lib/profiles/rules/values'
import type { DraftFields } from '@/lib/profiles/schema/drafts'
import { storedValues } from '@/lib/profiles/schema/stored'
import type { OwnProfile, ProfileValues } from '@/lib/profiles/types'
import { readStanding } from '../edit/read-standing'
import { type DraftPlace, forgetTyped, keepTyped, readKept } from '../kept-draft'
import { listTexts as texts } from './texts'

/** What stands of a list: what waits, what came back to be put right, or what is on the page. */
export function standingList<F extends ListField>({ live, change }: Pick<OwnProfile, 'live' | 'change'>, field: F) {
  const proposed = change?.fields[field]?.to as ProfileValues[F] | undefined
  const isWaiting = change?.status === 'pending' && proposed !== undefined
  const isRejected = change?.status === 'decided' && change.decisions[field]?.accepted === false
  return {
    shown: isWaiting ? proposed : live[field],
    start: (isWaiting || isRejected) && proposed ? proposed : live[field],
    isWaiting,
  }
}

/**
 * Edits one list of a page and sends it for approval when it is done. What is not sent yet is kept; where somebody else changed the page
 * meanwhile, it is kept and said.
 */
export function useListEdit<F extends ListField>(userId: number, profile: OwnProfile, field: F) {
  const router = useRouter()
  const { start, shown } = standingList(profile, field)
  const place: DraftPlace = { userId, providerId: profile.id, part: field }
  const [list, setList] = useState<ProfileValues[F] | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  /** What stood there when the edit began; and whether it was said that something else does now. */
  const [base, setBase] = useState(shown)
  const [isTold, setIsTold] = useState(false)
  /** What stands in fields and is not added yet: as it was found, and as it is now. */
  const [found, setFound] = useState<DraftFields>({})
  const beside = useRef<DraftFields>({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the card appears
  useEffect(() => {
    const { list: kept, base: keptBase, ...fields } = readKept(place, profile.drafts)
    const before = readList(field, kept)
    if (!before || (isSameValue(before, start) && !isAnyTyped(fields))) return
    beside.current = fields
    setFound(fields)
    setBase(readList(field, keptBase) ?? shown)
    setList(before)
    showToast({ title: texts.kept })
  }, [])

  /** What arrives after somebody has stopped editing is not taken. */
  function change(make: (before: ProfileValues[F]) => ProfileValues[F], builtOn = base) {
    setRefusal(undefined)
    setList((before) => {
      if (before === null) return null
      const after = make(before)
      keepTyped(place, { ...beside.current, base: JSON.stringify(builtOn), list: JSON.stringify(after) })
      return after
    })
  }
  /** Fields of what is not added yet are kept as well. */
  function type(fields: DraftFields) {
    beside.current = fields
    if (!isAnyTyped(fields)) setFound({})
    change((before) => before)
  }
  function begin() {
    setBase(shown)
    setIsTold(false)
    setList(start)
  }
  function end() {
    forgetTyped(place, profile.drafts)
    beside.current = {}
    setFound({})
    setRefusal(undefined)
    setList(null)
  }

  const isOther = list !== null && !isSameValue(base, shown)
  function tell() {
    setIsTold(true)
    setRefusal(texts.meanwhile)
  }

  /** Sends what is wanted; nothing is sent where nothing is different, or where somebody else's list was not seen yet. */
  async function done(wanted: ProfileValues[F]) {
    if (isSameValue(wanted, start)) return end()
    if (isOther && !isTold) return tell()
    setIsSending(true)
    setRefusal(undefined)
    try {
      const body = { providerId: profile.id, status: 'pending', version: profile.version, [field]: wanted }
      const sent = await callApi(routes.api.profileChanges(), { method: 'POST', body })
      end()
      showToast(isPending(sent) ? { title: texts.sent, description: texts.sentText } : { title: texts.back })
      router.refresh()
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      const isConflict = error instanceof CallError && error.status === 409
      if (isConflict) router.refresh()
      if (isConflict && (await isAnother(profile))) tell()
      else setRefusal((error instanceof CallError && error.sentence) || texts.failed)
    } finally {
      setIsSending(false)
    }
  }

  /** What somebody else has made of the list since. */
  const theirs = isOther && !isSameValue(list, shown) ? shown : null
  function takeTheirs() {
    setBase(shown)
    setIsTold(false)
    change(() => shown, shown)
  }
  return {
    list,
    found,
    theirs,
    takeTheirs,
    begin,
    change,
    type,
    end,
    done,
    refusal,
    setRefusal,
    isSending,
  }
}

/** Whether it is another page than the edit began with: while somebody else claims it nothing is taken either. */
async function isAnother({ id, version }: OwnProfile): Promise<boolean> {
  const standing = await readStanding(id).catch(() => null)
  return standing?.version !== version
}

const isPending = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'pending'

/** Whether something stands in the fields of what is not added yet. */
export const isAnyTyped = ({ keptAt: _, ...fields }: DraftFields) =>
  Object.values(fields).some((text) => text.trim() !== '')

function readList<F extends ListField>(field: F, text: string | undefined): ProfileValues[F] | null {
  try {
    const read = storedValues.shape[field].safeParse(JSON.parse(text ?? 'null'))
    return read.success ? (read.data as ProfileValues[F]) : null
  } catch {
    return null
  }
}
