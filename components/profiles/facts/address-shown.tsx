'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Radio } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { showToast } from '@/components/ui/toast-store'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { OwnProfile } from '@/lib/profiles/types'
import { factsTexts as texts } from './texts'

type AddressShownProps = {
  profile: Pick<OwnProfile, 'id' | 'showsZip'> & { live: Pick<OwnProfile['live'], 'address'> }
}

/** How much of its address a family home shows: on the page as soon as it is chosen. */
export function AddressShown({ profile: { id, showsZip, live } }: AddressShownProps) {
  const router = useRouter()
  const [shown, setShown] = useState(showsZip)
  const [refusal, setRefusal] = useState<string>()
  const city = live.address.replace(/ \d{5}$/, '')

  async function choose(wanted: boolean) {
    setShown(wanted)
    setRefusal(undefined)
    try {
      await callApi(routes.api.shownAddress(), { method: 'PUT', body: { providerId: id, showsZip: wanted } })
      showToast({ title: texts.saved })
      router.refresh()
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      setShown(!wanted)
      setRefusal((error instanceof CallError && error.sentence) || texts.failed)
    }
  }

  const choices = [
    { value: true, label: texts.cityAndZip, hint: texts.cityAndZipHint(live.address) },
    { value: false, label: texts.cityAlone, hint: texts.cityAloneHint(city) },
  ]
  return (
    <section aria-labelledby="address-shown" className="mt-12">
      <h2 id="address-shown" className="text-section tracking-tight">
        {texts.addressTitle}
      </h2>
      <p className="mt-1 text-soft">{texts.addressLead}</p>
      <FormAlert>{refusal}</FormAlert>
      <ChoiceGroup legend={texts.addressTitle} legendHidden className="mt-2">
        {choices.map(({ value, label, hint }) => (
          <Radio
            key={label}
            name="showsZip"
            label={label}
            hint={hint}
            checked={shown === value}
            onChange={() => void choose(value)}
          />
        ))}
      </ChoiceGroup>
    </section>
  )
}
