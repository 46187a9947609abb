import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/actions/links'
import { MOVING_THINGS } from '@/lib/admin/directory/rules/merge-choices'
import type { MergePair } from '@/lib/admin/directory/types'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { AdminHead } from '../admin-head'
import { MergeForm } from './merge-form'

/** Two providers side by side: what remains, what moves along, and the button that merges them. */
export function MergeView({ pair: { keep, drop, moving } }: { pair: MergePair }) {
  const t = useTranslations('admin.merge')
  const things = MOVING_THINGS.filter((thing) => moving[thing] > 0)
  return (
    <>
      <AdminHead title={t('title')} lead={t('lead')} parents={['providers']} />
      <div className="wrap pb-16">
        <div className="grid max-w-[60rem] gap-10">
          <dl className="grid gap-6 sm:grid-cols-2">
            {[
              { label: t('stays'), one: keep },
              { label: t('goes'), one: drop },
            ].map(({ label, one }) => (
              <div key={one.id} className="rounded-lg border border-line bg-card p-5">
                <dt className="text-sm text-soft">{label}</dt>
                <dd>
                  <span className="block text-name">{one.name}</span>
                  <span className="block text-soft">{one.words.address}</span>
                  <span className="block text-soft">{one.words.status}</span>
                  <TextLink href={dashboardRoutes.admin.provider(one.id)} className="inline-flex min-h-11 items-center">
                    {t('fileOf', { name: one.name })}
                  </TextLink>
                </dd>
              </div>
            ))}
          </dl>
          <TextLink
            href={dashboardRoutes.admin.mergeProviders({ keep: drop.id, drop: keep.id })}
            className="-mt-6 inline-flex min-h-11 items-center justify-self-start"
          >
            {t('swap')}
          </TextLink>
          <MergeForm key={`${keep.id} ${keep.version} ${drop.version}`} keep={keep} drop={drop}>
            <section>
              <h2 className="text-section tracking-tight">{t('moves', { drop: drop.name, keep: keep.name })}</h2>
              {things.length === 0 && <p className="mt-2 text-soft">{t('nothingMoves')}</p>}
              <ul className="numbers mt-2 list-disc pl-5 [columns:18rem]">
                {things.map((thing) => (
                  <li key={thing} className="py-0.5">
                    {t(`moving.${thing}`, { count: moving[thing] })}
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
