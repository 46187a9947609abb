'use client'

import type { ComponentProps } from 'react'
import { Checkbox } from '@/components/ui/choice'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { signUpTexts as texts } from './texts'

/** The short addresses, as the specification links them; they lead on to the pages. */
export function AcceptTerms(props: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  return (
    <Checkbox
      label={
        <>
          {texts.accept}{' '}
          <TextLink href={routes.terms()} target="_blank">
            {texts.terms}
          </TextLink>{' '}
          {texts.and}{' '}
          <TextLink href={routes.privacy()} target="_blank">
            {texts.privacy}
          </TextLink>
        </>
      }
      {...props}
    />
  )
}
