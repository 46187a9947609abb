import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/platform/routes'
import { accountTexts as texts } from './texts'

type DoneProps = {
  title: string
  text: string
  /** Whether signing in comes next; else a mail does. */
  signsIn?: boolean
}

/** Takes the place of a form that has done its work, and its focus, so that it is read. */
export function Done({ title, text, signsIn = false }: DoneProps) {
  return (
    <section tabIndex={-1} ref={takeFocus} className="outline-none">
      <Icon name={signsIn ? 'check' : 'mail'} size="lg" className="text-pine" />
      <h2 className="mt-3 text-section tracking-tight">{title}</h2>
      <p className="mt-2 text-soft">{text}</p>
      {signsIn && (
        <ButtonLink href={routes.signIn()} className="mt-5">
          {texts.prompt.signIn}
        </ButtonLink>
      )}
    </section>
  )
}

/** Outside of the component: a new function at each render would take the focus again and again. */
const takeFocus = (element: HTMLElement | null) => element?.focus()
