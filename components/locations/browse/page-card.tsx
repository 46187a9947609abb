import { AppLink } from '@/components/ui/app-link'
import { Badge } from '@/components/ui/badge'
import type { LandingPageHealth } from '@/lib/providers/types'
import { MOST_SHARED } from '@/lib/seo/rules/shared-words'
import type { Browsed } from './browsed'
import { browseTexts as texts } from './texts'
import type { AdminFigures } from './use-admin-figures'

const TONES = { daycare: 'sky', preschool: 'mint', montessori: 'plum' } as const

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** The whole of it leads to the page. */
export function PageCard({ page, figures }: { page: Browsed; figures: AdminFigures }) {
  const { careType, city, state, url } = page
  return (
    <li className="border-b border-line">
      <AppLink href={url} className="group flex h-full min-h-11 flex-col gap-1 py-3 hover:text-pine">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-semibold group-hover:underline">{texts.place(city, state)}</span>
          <Badge tone={TONES[careType]}>{texts.careType[careType]}</Badge>
        </span>
        <span className="flex flex-wrap justify-between gap-x-3 text-sm text-soft">
          <span className="min-w-0 break-words">{url}</span>
          {figures.kind !== 'none' && <span className="numbers">{viewsOf(url, figures)}</span>}
        </span>
        {figures.kind === 'here' && <Health url={url} figures={figures} />}
      </AppLink>
    </li>
  )
}

function viewsOf(url: string, figures: AdminFigures): string {
  if (figures.kind === 'loading') return texts.viewsLoading
  const count = figures.kind === 'here' ? (figures.views[url] ?? 0) : 0
  return count > 0 ? texts.views(count) : texts.viewsMissing
}

type HealthProps = { url: string; figures: Extract<AdminFigures, { kind: 'here' }> }

function Health({ url, figures: { health } }: HealthProps) {
  const known = health.get(url)
  if (!known) return null
  const { providers, changedAt, isIndexable, words } = known
  const parts = [
    texts.providers(providers),
    changedAt && texts.changed(dayOf(changedAt)),
    isIndexable ? texts.indexed : texts.notIndexed(providers),
    wordsOf(words),
  ]
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="numbers text-xs text-soft">{parts.filter(Boolean).join(' · ')}</span>
      {words && words.percent >= 100 * MOST_SHARED && <Badge tone="coral">{texts.tooAlike}</Badge>}
    </span>
  )
}

function wordsOf(words: LandingPageHealth['words']): string {
  if (!words) return texts.wordsUnknown
  return words.sister === null ? texts.wordsAlone : texts.words(words.percent, words.sister)
}
