'use client'

import { useRouter } from 'next/navigation'
import { PageHead } from '@/components/layout/page-head'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { SITE } from '@/lib/platform/site'
import { ReportForm } from './report-form'
import { reportTexts as texts } from './texts'

export type ReportViewProps = { provider: { id: string; name: string }; messageMax: number }

export function ReportView({ provider: { id, name }, messageMax }: ReportViewProps) {
  const router = useRouter()
  const mail = `mailto:${SITE.contactEmail}?subject=${encodeURIComponent(texts.mailSubject(id))}`
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead(name)}
        crumbs={[{ label: name, href: routes.provider(id) }, { label: texts.title }]}
      />
      <div className="wrap pb-16">
        <ReportForm provider={id} messageMax={messageMax} onSent={() => router.push(routes.reportSent(id))} />
        <p className="mt-5 text-ui text-soft">
          {texts.orWrite}{' '}
          <a href={mail} className="text-pine underline">
            {SITE.contactEmail}
          </a>
        </p>
        <TextLink href={routes.provider(id)} className="mt-3 inline-flex min-h-11 items-center">
          {texts.back}
        </TextLink>
      </div>
    </>
  )
}
