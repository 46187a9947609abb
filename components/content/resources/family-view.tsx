import { useTranslations } from 'next-intl'
import { PageHead } from '@/components/layout/page-head'
import { buttonClasses } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import { useLocalPath } from '@/components/ui/language'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { Tabs } from '@/components/ui/overlays/tabs'
import { FactLine } from '@/components/ui/surface/badge'
import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import type { Translate } from '@/lib/platform/language/types'
import { HOME_STATE } from './guides'
import { COMPLETE_ID, packFiles, packsOf, type StateTexts, sheetsOf } from './packs'
import { SafetyChecklist } from './safety-checklist'

/**
 * What at least three of four children do by an age, as message keys. Based on the Centers for Disease Control and Prevention, in our own words.
 * The ids are the same in every language, because links contain them.
 */
const MILESTONES = [
  {
    id: 'six-months',
    talking: ['six-months.turns', 'six-months.squeals'],
    moving: ['six-months.rolls', 'six-months.pushesUp', 'six-months.leans'],
    thinking: ['six-months.mouth', 'six-months.reaches'],
    together: ['six-months.familiar', 'six-months.laughs', 'six-months.mirror'],
  },
  {
    id: 'one-year',
    talking: ['one-year.names', 'one-year.no', 'one-year.waves'],
    moving: ['one-year.stands', 'one-year.walks', 'one-year.picksUp'],
    thinking: ['one-year.box', 'one-year.hidden'],
    together: ['one-year.games'],
  },
  {
    id: 'two-years',
    talking: ['two-years.twoWords', 'two-years.points', 'two-years.body'],
    moving: ['two-years.runs', 'two-years.kicks', 'two-years.stairs', 'two-years.spoon'],
    thinking: ['two-years.switches', 'two-years.toys'],
    together: ['two-years.hurt', 'two-years.face'],
  },
  {
    id: 'three-years',
    talking: ['three-years.talks', 'three-years.asks', 'three-years.understood'],
    moving: ['three-years.beads', 'three-years.clothes', 'three-years.fork'],
    thinking: ['three-years.circle', 'three-years.hot'],
    together: ['three-years.calms', 'three-years.joins'],
  },
  {
    id: 'four-years',
    talking: ['four-years.sentences', 'four-years.today', 'four-years.song'],
    moving: ['four-years.catches', 'four-years.unbuttons', 'four-years.crayon'],
    thinking: ['four-years.colors', 'four-years.story', 'four-years.person'],
    together: ['four-years.pretends', 'four-years.asks', 'four-years.comforts'],
  },
  {
    id: 'five-years',
    talking: ['five-years.story', 'five-years.talk', 'five-years.rhymes'],
    moving: ['five-years.buttons', 'five-years.hops'],
    thinking: ['five-years.counts', 'five-years.letters', 'five-years.writes', 'five-years.stays'],
    together: ['five-years.turns', 'five-years.chores'],
  },
] as const

function KinderPrepPacks() {
  const path = useLocalPath()
  const t = useTranslations('content.familyResources')
  const packTexts = useTranslations('content.packs')
  const state = useTranslations('content.stateTexts')
  const files = packFiles(packTexts, state)
  const sheets = (id: string) => sheetsOf(files.get(id) ?? { packs: [] })
  return (
    <section id="kinder-prep" className="border-y border-line bg-card print:hidden">
      <div className="wrap py-12 lg:py-16">
        <h2 className="text-heading">{t('packsTitle')}</h2>
        <p className="mt-2 max-w-[40em] text-lead text-soft">{t('packsLead')}</p>
        <div className="mt-8 grid gap-x-12 gap-y-9 lg:grid-cols-3">
          {packsOf(packTexts, state).map(({ id, label, title, summary, pages }) => (
            <section key={id} className="flex flex-col border-t-2 border-pine pt-4">
              <h3 className="text-name">{t('pack', { label, title })}</h3>
              <p className="mt-2 text-soft">{summary}</p>
              <ul className="mt-3 mb-5 list-disc pl-5 text-ui marker:text-pine">
                {pages.map((page) => (
                  <li key={page.title} className="py-0.5">
                    {page.title}
                  </li>
                ))}
              </ul>
              <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
                <a
                  href={path(routes.familyFile(id))}
                  download
                  aria-label={t('downloadNamed', { label, title })}
                  className={buttonClasses({ variant: 'secondary' })}
                >
                  {t('download')}
                </a>
                <span className="text-xs text-soft">{t('sheets', { count: sheets(id) })}</span>
              </div>
            </section>
          ))}
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-5 rounded-xl bg-mint p-6">
          <div>
            <h3 className="text-name">{t('completeTitle')}</h3>
            <p className="mt-1 text-soft">{t('completeText', { count: sheets(COMPLETE_ID) })}</p>
          </div>
          <a href={path(routes.familyFile(COMPLETE_ID))} download className={buttonClasses({ size: 'lg' })}>
            {t('completeButton')}
          </a>
        </div>
      </div>
    </section>
  )
}

const GROUPS = ['talking', 'moving', 'thinking', 'together'] as const

function MilestonesByAge() {
  const t = useTranslations('content.milestones')
  const state = useTranslations('content.stateTexts')
  return (
    <section id="milestones" className="print:hidden">
      <h2 className="text-section">{t('title')}</h2>
      <p className="mt-2 mb-4 max-w-[44em] text-soft">{t('lead')}</p>
      <Tabs
        label={t('title')}
        initial="three-years"
        tabs={MILESTONES.map((stage) => ({
          id: stage.id,
          label: t(`${stage.id}.age`),
          panel: (
            <div className="grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
              <h3 className="sr-only">{t(`${stage.id}.age`)}</h3>
              {GROUPS.map((group) => (
                <section key={group}>
                  <h4 className="font-semibold text-pine">{t(`groups.${group}`)}</h4>
                  <ul className="mt-1.5 divide-y divide-line">
                    {stage[group].map((point) => (
                      <li key={point} className="py-2">
                        {t(point)}
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          ),
        }))}
      />
      <p className="mt-6 max-w-[44em]">{state(`${HOME_STATE}.earlyHelp`)}</p>
      <p className="mt-2 text-xs text-soft">{t('source')}</p>
    </section>
  )
}

const RED_FLAGS = ['noVisit', 'noAnswer', 'phones', 'tooMany', 'afraid', 'bruises', 'changed'] as const
const RATIO_AGES = ['infant', 'one', 'two', 'three', 'four', 'school_age'] as const
const QUESTIONS = ['settling', 'start', 'inspections', 'checks'] as const

/** Also used for structured data. */
export function familyQuestions(t: Translate<'content.familyResources'>, state: StateTexts) {
  const values = { site: SITE.name, inspections: state(`${HOME_STATE}.inspections`) }
  return [
    ...QUESTIONS.map((name) => ({
      question: t(`questions.${name}.question`, values),
      answer: t(`questions.${name}.answer`, values),
    })),
    {
      question: t('questions.worries.question'),
      answer: state(`${HOME_STATE}.danger`, { region: SITE.region }),
    },
  ]
}

export function FamilyView() {
  const t = useTranslations('content.familyResources')
  const checklist = useTranslations('content.checklist')
  const milestones = useTranslations('content.milestones')
  const state = useTranslations('content.stateTexts')
  const parts = [
    { id: 'checklist', label: checklist('title') },
    { id: 'red-flags', label: t('redFlagsTitle') },
    { id: 'kinder-prep', label: t('packsTitle') },
    { id: 'milestones', label: milestones('title') },
    { id: 'questions', label: t('questionsTitle') },
  ]
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} crumbs={[{ label: t('title') }]}>
        <nav aria-label={t('contents')} className="mt-3 print:hidden">
          <ul className="flex flex-wrap gap-x-5 text-ui">
            {parts.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center text-pine hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-12 pb-14 print:block print:pb-0">
        <section id="checklist">
          <h2 className="text-section">{checklist('title')}</h2>
          <p className="mt-2 mb-5 max-w-[44em] text-soft print:hidden">{checklist('lead')}</p>
          <SafetyChecklist />
        </section>
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-16 print:mt-6 print:break-inside-avoid print:grid-cols-2 print:gap-8 print:text-sm">
          <section id="red-flags">
            <h2 className="text-section">{t('redFlagsTitle')}</h2>
            <p className="mt-2 text-soft">{t('redFlagsLead')}</p>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {RED_FLAGS.map((flag) => (
                <li key={flag} className="py-3 print:py-1">
                  <FactLine icon="alert-circle" className="[&>svg]:text-coral-deep">
                    {t(`redFlags.${flag}`)}
                  </FactLine>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="text-section">{t('ratioTitle')}</h2>
            <p className="mt-2 mb-1 text-soft">{t('ratioLead', { region: SITE.region })}</p>
            <DataTable
              caption={t('ratioTitle')}
              columns={[t('ratioColumns.age'), t('ratioColumns.children')]}
              rows={RATIO_AGES.map((age) => ({
                key: age,
                head: t(`ratioAges.${age}`),
                cells: [String(HOME_FACTS.ratios[age])],
              }))}
            />
            <p className="mt-2 text-xs text-soft">{t('ratioSource', { source: state(`${HOME_STATE}.ratioSource`) })}</p>
          </section>
        </div>
      </div>
      <KinderPrepPacks />
      <div className="wrap grid grid-cols-1 gap-12 py-12 lg:py-16 print:hidden">
        <MilestonesByAge />
        <section id="questions" className="max-w-reading">
          <h2 className="text-section">{t('questionsTitle')}</h2>
          <div className="mt-1">
            {familyQuestions(t, state).map((entry) => (
              <Disclosure key={entry.question} summary={entry.question} level={3}>
                {entry.answer}
              </Disclosure>
            ))}
          </div>
        </section>
        <div>
          <ButtonLink size="lg" href={routes.home()}>
            {t('start')}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
