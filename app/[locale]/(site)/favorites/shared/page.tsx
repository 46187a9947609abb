import { compareMessages as texts } from '@/components/families/compare/messages'
import { SharedView } from '@/components/families/compare/shared-view'
import { PageHead } from '@/components/layout/page-head'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = accountMetadata(texts.sharedTitle, texts.sharedLead, routes.sharedComparison())

/** The secret is in the URL's fragment and read in the browser, so the page is static and no log contains it. */
export default function SharedComparisonPage() {
  return (
    <>
      <PageHead title={texts.sharedTitle} lead={texts.sharedLead} crumbs={[{ label: texts.sharedTitle }]} />
      <div className="wrap pb-16">
        <noscript>
          <p>{texts.withoutScript}</p>
        </noscript>
        <SharedView />
      </div>
    </>
  )
}
