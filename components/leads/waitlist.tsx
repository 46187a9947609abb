import { AppLink } from '@/components/ui/app-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { WaitingRoom } from '@/lib/leads/types'
import { routes } from '@/lib/platform/routes'
import { dayText } from '@/lib/providers/rules/dates'
import { nextWords, roomText, toldWords } from './lead-words'
import { MoveButton } from './move-button'
import { leadTexts as texts } from './texts'

/** Who waits for which room; the first of a list is whom to call first. */
export function Waitlist({ rooms, today }: { rooms: readonly WaitingRoom[]; today: string }) {
  if (rooms.length === 0)
    return (
      <EmptyState icon="clock" title={texts.waitlistEmpty}>
        {texts.waitlistEmptyText}
      </EmptyState>
    )
  return (
    <div className="max-w-reading">
      <p className="text-soft">{texts.waitlistLead}</p>
      {rooms.map(({ band, openings, leads }) => (
        <section key={band} aria-labelledby={`room-${band}`} className="mt-8">
          <h3 id={`room-${band}`} className="text-lead font-semibold">
            {roomText(band)}
          </h3>
          <p className="text-sm text-soft">
            {texts.waiting(leads.length)}. {texts.onPage(openings)}
          </p>
          <ol className="mt-3 divide-y divide-line border-y border-line">
            {leads.map((lead, index) => (
              <li key={lead.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                <span className="numbers w-6 flex-none text-soft">{index + 1}</span>
                <span className="min-w-0 flex-1 basis-48">
                  <AppLink
                    href={routes.conversation('careprovider', lead.id)}
                    className="font-semibold break-words hover:text-pine"
                  >
                    {lead.family}
                  </AppLink>
                  <span className="block text-sm text-soft">
                    {[
                      lead.waitingSince && texts.joined(dayText(lead.waitingSince, today)),
                      toldWords(lead),
                      nextWords(lead, today),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <MoveButton lead={lead} today={today} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
