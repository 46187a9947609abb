import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { takeFocus } from '@/components/forms/restored-focus'
import { ButtonLink } from '@/components/ui/actions/links'
import { Icon } from '@/components/ui/surface/icon'
import { Picture } from '@/components/ui/surface/picture'
import { NonBreaking } from '@/components/ui/surface/text'
import { photoSources } from '@/lib/media/rules/pictures'
import { routes } from '@/lib/platform/http/routes'

const ILLUSTRATION = { path: '/media/illustrations/listing-05.jpg', width: 1280, height: 720 }

/** The frame of every account page: one task, with a drawing next to it where there is room. */
export function AuthFrame({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className="wrap grid items-start gap-14 py-8 lg:grid-cols-[minmax(0,27rem)_1fr] lg:gap-24 lg:py-14">
      <div>
        <h1 className="text-title tracking-tight">
          <NonBreaking text={title} />
        </h1>
        {lead && <p className="mt-3 text-lead text-soft">{lead}</p>}
        {children && <div className="mt-7">{children}</div>}
      </div>
      <Picture
        {...photoSources(ILLUSTRATION)}
        alt=""
        sizes="(min-width: 60rem) 40rem, 1px"
        className="aspect-[5/4] w-full rounded-3xl max-lg:hidden dimmed"
      />
    </div>
  )
}

type FormDoneProps = {
  title: string
  text: string
  /** Whether the next step is to sign in; otherwise it is to read an email. */
  signsIn?: boolean
}

/** Replaces a form that is done, and takes the focus, so that screen readers announce it. */
export function FormDone({ title, text, signsIn = false }: FormDoneProps) {
  const t = useTranslations('accounts.common')
  return (
    <section tabIndex={-1} ref={takeFocus} className="outline-none">
      <Icon name={signsIn ? 'check' : 'mail'} size="lg" className="text-pine" />
      <h2 className="mt-3 text-section tracking-tight">{title}</h2>
      <p className="mt-2 text-soft">{text}</p>
      {signsIn && (
        <ButtonLink href={routes.signIn()} className="mt-5">
          {t('signIn')}
        </ButtonLink>
      )}
    </section>
  )
}
