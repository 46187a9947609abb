import { PageHead } from '@/components/layout/page-head'
import { buttonClasses } from '@/components/ui/button-classes'
import { ButtonLink } from '@/components/ui/button-link'
import { routes } from '@/lib/platform/routes'
import { SITE } from '@/lib/platform/site'
import { type ClosedPageName, accountTexts as texts } from './texts'

/** What stands at the account addresses while there are no accounts: the truth, and the way on. */
export function ClosedPage({ page }: { page: ClosedPageName }) {
  const { title, lead } = texts.closedPages[page]
  return (
    <>
      <PageHead title={title} lead={lead} crumbs={[{ label: title }]} />
      <div className="wrap pb-16">
        <p className="max-w-prose">{texts.contactHidden}</p>
        <div className="mt-7 flex flex-wrap gap-2.5">
          <ButtonLink href={routes.search()}>{texts.search}</ButtonLink>
          <a className={buttonClasses({ variant: 'secondary' })} href={`mailto:${SITE.contactEmail}`}>
            {texts.write}
          </a>
        </div>
      </div>
    </>
  )
}
