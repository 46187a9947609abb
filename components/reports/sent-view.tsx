import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/button-link'
import { routes } from '@/lib/platform/routes'
import { reportTexts as texts } from './texts'

export function SentView({ id, name }: { id: string; name: string }) {
  return (
    <>
      <PageHead
        title={texts.sentTitle}
        lead={texts.sentLead}
        crumbs={[{ label: name, href: routes.provider(id) }, { label: texts.title }]}
      />
      <div className="wrap pb-16">
        <p className="mb-6 max-w-reading">{texts.sentEmail}</p>
        <ButtonLink href={routes.provider(id)}>{texts.back}</ButtonLink>
      </div>
    </>
  )
}
