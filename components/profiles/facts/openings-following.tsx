'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Checkbox } from '@/components/ui/choice'
import { showToast } from '@/components/ui/toast-store'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { OwnProfile } from '@/lib/profiles/types'
import { factsTexts as texts } from './texts'

type OpeningsFollowingProps = { profile: Pick<OwnProfile, 'id' | 'followsEnrollments'> }

/** Whether places that are confirmed and end change the openings: as soon as it is chosen. */
export function OpeningsFollowing({ profile: { id, followsEnrollments } }: OpeningsFollowingProps) {
  const router = useRouter()
  const [follows, setFollows] = useState(followsEnrollments)
  const [refusal, setRefusal] = useState<string>()

  async function choose(wanted: boolean) {
    setFollows(wanted)
    setRefusal(undefined)
    try {
      await callApi(routes.api.openingsFollowing(), { method: 'PUT', body: { providerId: id, follows: wanted } })
      showToast({ title: wanted ? texts.following : texts.notFollowing })
      router.refresh()
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      setFollows(!wanted)
      setRefusal((error instanceof CallError && error.sentence) || texts.failed)
    }
  }

  return (
    <div className="mt-4">
      <FormAlert>{refusal}</FormAlert>
      <Checkbox
        label={texts.follow}
        hint={texts.followHint}
        checked={follows}
        onChange={({ target }) => void choose(target.checked)}
      />
    </div>
  )
}
