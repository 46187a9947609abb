'use client'

import { TextLink } from '@/components/ui/actions/text-link'
import { SelectField } from '@/components/ui/fields/select-field'
import { routes } from '@/lib/platform/http/routes'
import { FitHead, fitMessages as texts } from './fit-lines'
import { chooseChild, useOwnFit } from './fit-store'

/** Whose fit: the only child, or a choice of several. Loaded only for signed-in parents. */
export default function OwnFitHead() {
  const { children, chosen } = useOwnFit(null)
  const child = children[chosen]
  if (!child) return null
  const several = children.length > 1 && (
    <SelectField
      label={texts.child}
      labelHidden
      value={String(chosen)}
      onChange={(event) => chooseChild(Number(event.target.value))}
      options={children.map(({ name }, place) => ({ value: String(place), label: name }))}
      className="w-36"
    />
  )
  return (
    <FitHead who={several || child.name} at={child.at}>
      <TextLink href={routes.caregiverDashboard({ tab: 'settings' })} className="inline-flex min-h-8 items-center">
        {texts.change}
      </TextLink>
    </FitHead>
  )
}
