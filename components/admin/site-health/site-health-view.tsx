import { PageHead } from '@/components/layout/page-head'
import { Badge } from '@/components/ui/surface/badge'
import { judge } from '@/lib/admin/site-health/rules'
import { PARTS, type Part, type SiteFacts } from '@/lib/admin/site-health/schema'
import { routes } from '@/lib/platform/http/routes'
import { siteHealthMessages as texts } from './messages'
import { TryPart } from './try-part'

const TONES = { well: 'mint', off: 'stone', ill: 'coral' } as const

/** Every part of the installation: its purpose, its state, and a button that tests it. */
export function SiteHealthView({ facts }: { facts: SiteFacts }) {
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: texts.dashboard, href: routes.adminDashboard() }, { label: texts.title }]}
      />
      <ul className="wrap divide-y divide-line pb-16">
        {PARTS.map((part) => (
          <PartRow key={part} part={part} facts={facts} />
        ))}
      </ul>
    </>
  )
}

function PartRow<P extends Part>({ part, facts }: { part: P; facts: SiteFacts }) {
  const { title, what, is } = texts.parts[part]
  const state = judge(part, facts[part])
  return (
    <li className="grid gap-x-8 gap-y-3 py-6 md:grid-cols-[1fr_16rem] md:items-start">
      <div>
        <h2 className="flex flex-wrap items-center gap-3 text-name">
          {title}
          <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
        </h2>
        <p className="mt-1.5">{is(facts[part])}</p>
        <p className="mt-1 text-sm text-soft">{what}</p>
      </div>
      <TryPart part={part} title={title} />
    </li>
  )
}
