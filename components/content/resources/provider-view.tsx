import { useTranslations } from 'next-intl'
import { signUpLink } from '@/components/accounts/dialog-links'
import { PageHead } from '@/components/layout/page-head'
import { buttonClasses } from '@/components/ui/actions/button'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { useLocalPath } from '@/components/ui/language'
import { Tabs } from '@/components/ui/overlays/tabs'
import { Icon } from '@/components/ui/surface/icon'
import { Prose } from '@/components/ui/surface/text'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { complianceRounds } from './compliance-rounds'
import { GUIDES, type Guide, HOME_STATE } from './guides'

function ComplianceSchedule() {
  const path = useLocalPath()
  const t = useTranslations('content.providerResources')
  const compliance = useTranslations('content.compliance')
  const state = useTranslations('content.stateTexts')
  return (
    <section className="mt-12 border-t border-line pt-8">
      <h2 className="text-section">{t('scheduleTitle')}</h2>
      <p className="mt-2 max-w-[48em] text-soft">
        {t('scheduleLead', { rules: state(`${HOME_STATE}.schedule.rules`) })}
      </p>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-3">
        {complianceRounds(compliance, state).map(({ id, points }) => (
          <section key={id} className="break-inside-avoid">
            <h3 className="border-b-2 border-pine pb-2 text-name">{t(`rounds.${id}`)}</h3>
            <ul className="divide-y divide-line">
              {points.map(({ text, source }) => (
                <li key={text} className="py-2.5 text-ui">
                  {text}
                  {source && <span className="mt-1 block text-sm text-soft">{t('source', { source })}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-6 max-w-[48em] text-sm text-soft">
        {t('scheduleSource', { more: state(`${HOME_STATE}.schedule.more`) })}
      </p>
      <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <a href={path(routes.complianceFile())} download className={buttonClasses({ variant: 'secondary' })}>
          <Icon name="calendar" size="sm" />
          {t('calendar')}
        </a>
        <span className="text-sm text-soft">{t('calendarHint')}</span>
      </p>
    </section>
  )
}

const VALUES = { site: SITE.name }

function GuidePanel({ label, guides }: { label: string; guides: readonly Guide[] }) {
  const t = useTranslations('content.guides')
  const state = useTranslations('content.stateTexts')
  return (
    <>
      <h2 className="sr-only">{label}</h2>
      <div className="gap-x-16 lg:columns-2">
        {guides.map(({ heading, paragraphs, points, endsWithReporting }) => (
          <Prose key={heading} className="mb-9 break-inside-avoid">
            <h3 className="!mt-0">{t(heading, VALUES)}</h3>
            {paragraphs?.map((paragraph) => (
              <p key={paragraph}>{t(paragraph, VALUES)}</p>
            ))}
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{t(point, VALUES)}</li>
                ))}
                {endsWithReporting && <li>{state(`${HOME_STATE}.mustReport`)}</li>}
              </ul>
            )}
          </Prose>
        ))}
      </div>
    </>
  )
}

function PacksLink() {
  const t = useTranslations('content.providerResources')
  return (
    <p>
      <TextLink href={`${routes.familyResources()}#kinder-prep`}>{t('kinderPrep')}</TextLink>
    </p>
  )
}

const AFTER: Record<string, React.ReactNode> = {
  'curriculum-development': <PacksLink />,
  'compliance-safety': <ComplianceSchedule />,
}

export function ProviderResourcesView() {
  const t = useTranslations('content.providerResources')
  const texts = useTranslations('content.guides')
  return (
    <>
      <PageHead title={t('title')} lead={t('lead', VALUES)} crumbs={[{ label: t('title') }]} />
      <div className="wrap pb-12">
        <Tabs
          label={t('tabs')}
          tabs={GUIDES.map(({ id, label: key, guides }) => {
            const label = texts(key, VALUES)
            return {
              id,
              label,
              panel: (
                <>
                  <GuidePanel label={label} guides={guides} />
                  {AFTER[id]}
                </>
              ),
            }
          })}
        />
      </div>
      <section className="wrap pb-16 print:hidden">
        <div className="on-deep flex flex-col gap-6 rounded-3xl bg-band p-7 text-on-band md:flex-row md:items-center md:justify-between md:gap-10 md:p-12">
          <div>
            <h2 className="text-heading">{t('startTitle')}</h2>
            <p className="mt-2 max-w-[44ch] text-on-band-soft">{t('startText')}</p>
          </div>
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink variant="inverse" size="lg" {...signUpLink('careprovider')}>
              {t('start')}
            </ButtonLink>
            <ButtonLink variant="inverse-outline" size="lg" href={routes.findToClaim()}>
              {t('find')}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}
