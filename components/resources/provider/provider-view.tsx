import { signUpLink } from '@/components/accounts/wizard/open-wizard'
import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/button-link'
import { Tabs } from '@/components/ui/tabs'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { familyTexts } from '../family/texts'
import { ComplianceSchedule } from './compliance-schedule'
import { GuidePanel } from './guide-panel'
import { GUIDES } from './guides'
import { providerResourceTexts as texts } from './texts'

const AFTER: Record<string, React.ReactNode> = {
  'curriculum-development': (
    <p>
      <TextLink href={`${routes.familyResources()}#kinder-prep`}>{familyTexts.packsTitle}</TextLink>
    </p>
  ),
  'compliance-safety': <ComplianceSchedule />,
}

export function ProviderResourcesView() {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={[{ label: texts.title }]} />
      <div className="wrap pb-12">
        <Tabs
          label={texts.tabs}
          tabs={GUIDES.map(({ id, label, guides }) => ({
            id,
            label,
            panel: (
              <>
                <GuidePanel label={label} guides={guides} />
                {AFTER[id]}
              </>
            ),
          }))}
        />
      </div>
      <section className="wrap pb-16 print:hidden">
        <div className="on-deep flex flex-col gap-6 rounded-3xl bg-band p-7 text-on-band md:flex-row md:items-center md:justify-between md:gap-10 md:p-12">
          <div>
            <h2 className="text-heading">{texts.startTitle}</h2>
            <p className="mt-2 max-w-[44ch] text-on-band-soft">{texts.startText}</p>
          </div>
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink variant="inverse" size="lg" {...signUpLink('careprovider')}>
              {texts.start}
            </ButtonLink>
            <ButtonLink variant="inverse-outline" size="lg" href={routes.findToClaim()}>
              {texts.find}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}
