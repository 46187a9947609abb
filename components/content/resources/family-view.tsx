import { PageHead } from '@/components/layout/page-head'
import { buttonClasses } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { Tabs } from '@/components/ui/overlays/tabs'
import { FactLine } from '@/components/ui/surface/badge'
import { routes } from '@/lib/platform/http/routes'
import { checklistMessages, familyResourceMessages as texts } from './family-messages'
import { COMPLETE_ID, PACK_FILES, PACKS, sheetsOf } from './packs'
import { SafetyChecklist } from './safety-checklist'

/**
 * What at least three of four children do by an age. Based on the Centers for Disease Control and Prevention, in our
 * own words.
 */
const MILESTONES = [
  {
    id: 'six-months',
    age: '6 months',
    talking: ['Takes turns making sounds with you', 'Squeals and blows raspberries'],
    moving: ['Rolls from tummy to back', 'Pushes up on straight arms', 'Leans on the hands when sitting'],
    thinking: ['Puts things in the mouth to explore them', 'Reaches for a toy'],
    together: ['Knows familiar people', 'Laughs', 'Likes to look in a mirror'],
  },
  {
    id: 'one-year',
    age: '1 year',
    talking: ['Calls a parent “mama”, “dada” or another name', 'Understands “no” by pausing', 'Waves bye-bye'],
    moving: ['Pulls up to stand', 'Walks holding on to furniture', 'Picks up small bits with thumb and finger'],
    thinking: ['Puts something into a box or cup', 'Looks for what was hidden in front of them'],
    together: ['Plays games such as pat-a-cake with you'],
  },
  {
    id: 'two-years',
    age: '2 years',
    talking: [
      'Puts two words together: “more milk”',
      'Points to things in a book when asked',
      'Shows two parts of the body',
    ],
    moving: ['Runs', 'Kicks a ball', 'Walks up a few stairs', 'Eats with a spoon'],
    thinking: ['Tries switches, knobs and buttons', 'Plays with more than one toy at once'],
    together: ['Notices when somebody is hurt or upset', 'Looks at your face to see how to react'],
  },
  {
    id: 'three-years',
    age: '3 years',
    talking: [
      'Talks back and forth with you at least twice',
      'Asks who, what, where and why',
      'Is understood by others most of the time',
    ],
    moving: ['Strings large beads', 'Puts on some clothes', 'Uses a fork'],
    thinking: ['Draws a circle when you show how', 'Stays away from what is hot when warned'],
    together: ['Calms down within ten minutes after you leave', 'Notices other children and joins them'],
  },
  {
    id: 'four-years',
    age: '4 years',
    talking: [
      'Says sentences of four words or more',
      'Tells one thing that happened today',
      'Says some words of a song or story',
    ],
    moving: [
      'Catches a large ball most of the time',
      'Unbuttons some buttons',
      'Holds a crayon between fingers and thumb',
    ],
    thinking: [
      'Names a few colors',
      'Tells what comes next in a known story',
      'Draws a person with three parts or more',
    ],
    together: ['Pretends to be somebody else', 'Asks to play with other children', 'Comforts somebody who is sad'],
  },
  {
    id: 'five-years',
    age: '5 years',
    talking: ['Tells a story with two events or more', 'Keeps a talk going', 'Uses or hears simple rhymes'],
    moving: ['Buttons some buttons', 'Hops on one foot'],
    thinking: [
      'Counts to ten',
      'Names some numbers and letters',
      'Writes some letters of their name',
      'Stays with one thing for five to ten minutes',
    ],
    together: ['Takes turns and follows rules in a game', 'Does simple chores, such as matching socks'],
  },
] as const

const sheets = (id: string) => texts.sheets(sheetsOf(PACK_FILES.get(id) ?? { packs: [] }))

function KinderPrepPacks() {
  return (
    <section id="kinder-prep" className="border-y border-line bg-card print:hidden">
      <div className="wrap py-12 lg:py-16">
        <h2 className="text-heading">{texts.packsTitle}</h2>
        <p className="mt-2 max-w-[40em] text-lead text-soft">{texts.packsLead}</p>
        <div className="mt-8 grid gap-x-12 gap-y-9 lg:grid-cols-3">
          {PACKS.map(({ id, label, title, summary, pages }) => (
            <section key={id} className="flex flex-col border-t-2 border-pine pt-4">
              <h3 className="text-name">{texts.pack(label, title)}</h3>
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
                  href={routes.familyFile(id)}
                  download
                  aria-label={texts.downloadNamed(texts.pack(label, title))}
                  className={buttonClasses({ variant: 'secondary' })}
                >
                  {texts.download}
                </a>
                <span className="text-xs text-soft">{sheets(id)}</span>
              </div>
            </section>
          ))}
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-5 rounded-xl bg-mint p-6">
          <div>
            <h3 className="text-name">{texts.completeTitle}</h3>
            <p className="mt-1 text-soft">
              {texts.completeText} {sheets(COMPLETE_ID)}.
            </p>
          </div>
          <a href={routes.familyFile(COMPLETE_ID)} download className={buttonClasses({ size: 'lg' })}>
            {texts.completeButton}
          </a>
        </div>
      </div>
    </section>
  )
}

const GROUPS = ['talking', 'moving', 'thinking', 'together'] as const

function MilestonesByAge() {
  return (
    <section id="milestones" className="print:hidden">
      <h2 className="text-section">{texts.milestonesTitle}</h2>
      <p className="mt-2 mb-4 max-w-[44em] text-soft">{texts.milestonesLead}</p>
      <Tabs
        label={texts.milestonesTitle}
        initial="three-years"
        tabs={MILESTONES.map((stage) => ({
          id: stage.id,
          label: stage.age,
          panel: (
            <div className="grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
              <h3 className="sr-only">{stage.age}</h3>
              {GROUPS.map((group) => (
                <section key={group}>
                  <h4 className="font-semibold text-pine">{texts.milestoneGroups[group]}</h4>
                  <ul className="mt-1.5 divide-y divide-line">
                    {stage[group].map((point) => (
                      <li key={point} className="py-2">
                        {point}
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          ),
        }))}
      />
      <p className="mt-6 max-w-[44em]">{texts.milestonesHelp}</p>
      <p className="mt-2 text-xs text-soft">{texts.milestonesSource}</p>
    </section>
  )
}

const PARTS = [
  { id: 'checklist', label: checklistMessages.title },
  { id: 'red-flags', label: texts.redFlagsTitle },
  { id: 'kinder-prep', label: texts.packsTitle },
  { id: 'milestones', label: texts.milestonesTitle },
  { id: 'questions', label: texts.questionsTitle },
]

export function FamilyView() {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={[{ label: texts.title }]}>
        <nav aria-label={texts.contents} className="mt-3 print:hidden">
          <ul className="flex flex-wrap gap-x-5 text-ui">
            {PARTS.map(({ id, label }) => (
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
          <h2 className="text-section">{checklistMessages.title}</h2>
          <p className="mt-2 mb-5 max-w-[44em] text-soft print:hidden">{checklistMessages.lead}</p>
          <SafetyChecklist />
        </section>
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-16 print:mt-6 print:break-inside-avoid print:grid-cols-2 print:gap-8 print:text-sm">
          <section id="red-flags">
            <h2 className="text-section">{texts.redFlagsTitle}</h2>
            <p className="mt-2 text-soft">{texts.redFlagsLead}</p>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {texts.redFlags.map((flag) => (
                <li key={flag} className="py-3 print:py-1">
                  <FactLine icon="alert-circle" className="[&>svg]:text-coral-deep">
                    {flag}
                  </FactLine>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="text-section">{texts.ratioTitle}</h2>
            <p className="mt-2 mb-1 text-soft">{texts.ratioLead}</p>
            <DataTable
              caption={texts.ratioTitle}
              columns={texts.ratioColumns}
              rows={texts.ratios.map(([age, children]) => ({ key: age, head: age, cells: [children] }))}
            />
            <p className="mt-2 text-xs text-soft">{texts.ratioSource}</p>
          </section>
        </div>
      </div>
      <KinderPrepPacks />
      <div className="wrap grid grid-cols-1 gap-12 py-12 lg:py-16 print:hidden">
        <MilestonesByAge />
        <section id="questions" className="max-w-reading">
          <h2 className="text-section">{texts.questionsTitle}</h2>
          <div className="mt-1">
            {texts.questions.map((entry) => (
              <Disclosure key={entry.question} summary={entry.question} level={3}>
                {entry.answer}
              </Disclosure>
            ))}
          </div>
        </section>
        <div>
          <ButtonLink size="lg" href={routes.home()}>
            {texts.start}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
