import { PageHead } from '@/components/layout/page-head'
import { TextLink } from '@/components/ui/actions/links'
import { MOVING_THINGS } from '@/lib/admin/directory/rules/merge-choices'
import type { MergePair } from '@/lib/admin/directory/types'
import { routes } from '@/lib/platform/http/routes'
import { MergeForm } from './merge-form'
import { MOVING, mergeMessages as texts } from './merge-messages'
import { directoryMessages } from './messages'

/** Two providers side by side: what remains, what moves along, and the button that merges them. */
export function MergeView({ pair: { keep, drop, moving } }: { pair: MergePair }) {
  const crumbs = [
    { label: directoryMessages.dashboard, href: routes.adminDashboard() },
    { label: directoryMessages.title, href: routes.admin.providers() },
    { label: texts.title },
  ]
  const things = MOVING_THINGS.filter((thing) => moving[thing] > 0)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={crumbs} />
      <div className="wrap pb-16">
        <div className="grid max-w-[60rem] gap-10">
          <dl className="grid gap-6 sm:grid-cols-2">
            {[
              { label: texts.stays, one: keep },
              { label: texts.goes, one: drop },
            ].map(({ label, one }) => (
              <div key={one.id} className="rounded-lg border border-line bg-card p-5">
                <dt className="text-sm text-soft">{label}</dt>
                <dd>
                  <span className="block text-name">{one.name}</span>
                  <span className="block text-soft">{one.words.address}</span>
                  <span className="block text-soft">{one.words.status}</span>
                  <TextLink href={routes.admin.provider(one.id)} className="inline-flex min-h-11 items-center">
                    {texts.fileOf(one.name)}
                  </TextLink>
                </dd>
              </div>
            ))}
          </dl>
          <TextLink
            href={routes.admin.mergeProviders({ keep: drop.id, drop: keep.id })}
            className="-mt-6 inline-flex min-h-11 items-center justify-self-start"
          >
            {texts.swap}
          </TextLink>
          <MergeForm key={`${keep.id} ${keep.version} ${drop.version}`} keep={keep} drop={drop}>
            <section>
              <h2 className="text-section tracking-tight">{texts.moves(drop.name, keep.name)}</h2>
              {things.length === 0 && <p className="mt-2 text-soft">{texts.nothingMoves}</p>}
              <ul className="numbers mt-2 list-disc pl-5 [columns:18rem]">
                {things.map((thing) => (
                  <li key={thing} className="py-0.5">
                    {MOVING[thing](moving[thing])}
                  </li>
                ))}
              </ul>
            </section>
          </MergeForm>
        </div>
      </div>
    </>
  )
}
