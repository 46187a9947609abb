import { Tabs } from '@/components/ui/tabs'
import { MILESTONES } from './milestones'
import { familyTexts as texts } from './texts'

const GROUPS = ['talking', 'moving', 'thinking', 'together'] as const

export function MilestonesByAge() {
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
