'use client'

import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/platform/routes'
import { resetTexts as texts } from './texts'

/** Takes the place of a form that has done its work, and the focus with it. */
export function Done({ title, text, signsIn = false }: { title: string; text: string; signsIn?: boolean }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: takes the focus from the form that has gone
    <section tabIndex={0} ref={(element) => element?.focus()} className="outline-none">
      <Icon name={signsIn ? 'check' : 'mail'} size="lg" className="text-pine" />
      <h2 className="mt-3 text-section tracking-tight">{title}</h2>
      <p className="mt-2 text-soft">{text}</p>
      {signsIn && (
        <ButtonLink href={routes.signIn()} className="mt-5">
          {texts.signIn}
        </ButtonLink>
      )}
    </section>
  )
}
