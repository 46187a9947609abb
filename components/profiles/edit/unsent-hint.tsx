'use client'

import { useEffect, useState } from 'react'
import { isSameValue } from '@/lib/profiles/rules/values'
import type { OwnProfile } from '@/lib/profiles/types'
import { profileTexts as texts } from '../texts'
import { readProfileDraft } from './profile-draft'

type UnsentHintProps = { userId: number; profile: Pick<OwnProfile, 'id' | 'drafts'> }

/** That an edit was begun and not sent. Looked up in the browser, where it may just have been discarded. */
export function UnsentHint({ userId, profile: { id, drafts } }: UnsentHintProps) {
  const [isUnsent, setIsUnsent] = useState(false)
  useEffect(() => {
    const draft = readProfileDraft({ userId, providerId: id, part: 'details' }, drafts)
    setIsUnsent(draft !== null && !isSameValue(draft.base, draft.typed))
  }, [userId, id, drafts])
  return isUnsent ? <p className="mt-1 text-soft">{texts.unsent}</p> : null
}
