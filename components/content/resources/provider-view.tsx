import { signUpLink } from '@/components/accounts/dialog-links'
import { PageHead } from '@/components/layout/page-head'
import { buttonClasses } from '@/components/ui/actions/button'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { Tabs } from '@/components/ui/overlays/tabs'
import { Icon } from '@/components/ui/surface/icon'
import { Prose } from '@/components/ui/surface/text'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { ROUNDS } from './compliance-rounds'
import { familyResourceMessages } from './family-messages'
import { GUIDES, type Guide } from './guides'
import { HOME_TEXTS } from './state-texts'

export const providerResourceMessages = {
  title: 'Provider Resources',
  metaTitle: `Provider Resources for childcare centers | ${SITE.name}`,
  description:
    'Short guides for childcare providers: running the business, planning a week, being found by families, and a compliance schedule.',
  lead: `Short guides for people who care for children, and how your page on ${SITE.name} works. Your page is free.`,
  tabs: 'Topics',
  start: 'Get Started Today',
  startTitle: 'Your page may already be here',
  startText: 'Create a free account, claim your page, and keep its openings and prices up to date.',
  find: 'Find your page',
  scheduleTitle: 'Compliance schedule',
  scheduleLead: `Three rounds that keep you ready for an inspection any day. This is a reminder, not the law: your license, ${HOME_TEXTS.schedule.rules}, and your county say what you must do.`,
  scheduleSource: `Points without a source are our advice. ${HOME_TEXTS.schedule.more}`,
  source: (source: string) => `Source: ${source}.`,
  rounds: { monthly: 'Monthly', quarterly: 'Quarterly', annually: 'Annually' },
  calendar: 'Add to my calendar (.ics)',
  calendarHint: 'On the first Monday of each month, quarter and year, with the points for that round.',
} as const

const LABELS = {
  1: providerResourceMessages.rounds.monthly,
  3: providerResourceMessages.rounds.quarterly,
  12: providerResourceMessages.rounds.annually,
}

function ComplianceSchedule() {
  return (
    <section className="mt-12 border-t border-line pt-8">
      <h2 className="text-section">{providerResourceMessages.scheduleTitle}</h2>
      <p className="mt-2 max-w-[48em] text-soft">{providerResourceMessages.scheduleLead}</p>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-3">
        {ROUNDS.map(({ id, everyMonths, points }) => (
          <section key={id} className="break-inside-avoid">
            <h3 className="border-b-2 border-pine pb-2 text-name">{LABELS[everyMonths]}</h3>
            <ul className="divide-y divide-line">
              {points.map(({ text, source }) => (
                <li key={text} className="py-2.5 text-ui">
                  {text}
                  {source && (
                    <span className="mt-1 block text-sm text-soft">{providerResourceMessages.source(source)}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-6 max-w-[48em] text-sm text-soft">{providerResourceMessages.scheduleSource}</p>
      <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <a href={routes.complianceFile()} download className={buttonClasses({ variant: 'secondary' })}>
          <Icon name="calendar" size="sm" />
          {providerResourceMessages.calendar}
        </a>
        <span className="text-sm text-soft">{providerResourceMessages.calendarHint}</span>
      </p>
    </section>
  )
}

function GuidePanel({ label, guides }: { label: string; guides: readonly Guide[] }) {
  return (
    <>
      <h2 className="sr-only">{label}</h2>
      <div className="gap-x-16 lg:columns-2">
        {guides.map(({ heading, paragraphs, points }) => (
          <Prose key={heading} className="mb-9 break-inside-avoid">
            <h3 className="!mt-0">{heading}</h3>
            {paragraphs?.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </Prose>
        ))}
      </div>
    </>
  )
}

const AFTER: Record<string, React.ReactNode> = {
  'curriculum-development': (
    <p>
      <TextLink href={`${routes.familyResources()}#kinder-prep`}>{familyResourceMessages.packsTitle}</TextLink>
    </p>
  ),
  'compliance-safety': <ComplianceSchedule />,
}

export function ProviderResourcesView() {
  return (
    <>
      <PageHead
        title={providerResourceMessages.title}
        lead={providerResourceMessages.lead}
        crumbs={[{ label: providerResourceMessages.title }]}
      />
      <div className="wrap pb-12">
        <Tabs
          label={providerResourceMessages.tabs}
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
            <h2 className="text-heading">{providerResourceMessages.startTitle}</h2>
            <p className="mt-2 max-w-[44ch] text-on-band-soft">{providerResourceMessages.startText}</p>
          </div>
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink variant="inverse" size="lg" {...signUpLink('careprovider')}>
              {providerResourceMessages.start}
            </ButtonLink>
            <ButtonLink variant="inverse-outline" size="lg" href={routes.findToClaim()}>
              {providerResourceMessages.find}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}
