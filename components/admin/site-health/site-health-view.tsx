import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/actions/links'
import { Badge } from '@/components/ui/surface/badge'
import { failingParts, judge } from '@/lib/admin/site-health/rules'
import { PARTS, type Part, type SiteFacts } from '@/lib/admin/site-health/schema'
import { AdminHead } from '../admin-head'
import { partState, partTodo } from './part-texts'
import { TryPart } from './try-part'

const TONES = { well: 'mint', off: 'stone', ill: 'coral' } as const

/** Every part of the installation: its state, what to do about it, its purpose, and a button that tests it. */
export function SiteHealthView({ facts }: { facts: SiteFacts }) {
  const t = useTranslations('admin.siteHealth')
  const ill = failingParts(facts)
  // Parts that need attention come first.
  const inOrder = [...ill, ...PARTS.filter((part) => !ill.includes(part))]
  return (
    <>
      <AdminHead title={t('title')} lead={t('lead')} />
      <div className="wrap pb-16">
        <p className={ill.length > 0 ? 'font-bold text-coral-deep' : 'font-bold text-pine'}>
          {t('needs', { count: ill.length })}
        </p>
        {ill.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {ill.map((part) => (
              <li key={part}>
                <TextLink href={`#${part}`} className="inline-flex min-h-11 items-center">
                  {t(`parts.${part}.title`)}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {inOrder.map((part) => (
            <PartRow key={part} part={part} facts={facts} />
          ))}
        </ul>
      </div>
    </>
  )
}

function PartRow({ part, facts }: { part: Part; facts: SiteFacts }) {
  const t = useTranslations('admin.siteHealth')
  const title = t(`parts.${part}.title`)
  const state = judge(part, facts[part])
  return (
    <li id={part} className="grid scroll-mt-24 gap-x-8 gap-y-3 py-6 md:grid-cols-[1fr_16rem] md:items-start">
      <div>
        <h2 className="flex flex-wrap items-center gap-3 text-name">
          {title}
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        </h2>
        <p className="mt-1.5">{partState(part, facts, t)}</p>
        {state !== 'well' && (
          <p className="mt-1.5">
            <strong>{t('todo')}.</strong> {partTodo(part, facts, t)}
          </p>
        )}
        <p className="mt-1 text-sm text-soft">{t(`parts.${part}.what`)}</p>
      </div>
      {state !== 'off' && <TryPart part={part} title={title} />}
    </li>
  )
}
