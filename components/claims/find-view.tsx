import { PageHead } from '@/components/layout/page-head'
import { AppLink } from '@/components/ui/app-link'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { TextField } from '@/components/ui/text-field'
import { MOST_FOUND } from '@/lib/claims/rules/limits'
import type { FoundProvider, OwnClaimLine } from '@/lib/claims/types'
import { routes } from '@/lib/platform/routes'
import { claimTexts as texts } from './texts'

type FindViewProps = { q: string; found: readonly FoundProvider[]; own: readonly OwnClaimLine[] }

/** Where a provider's own people find it. A form of the browser's own: it works without JavaScript. */
export function FindView({ q, found, own }: FindViewProps) {
  return (
    <>
      <PageHead title={texts.findTitle} lead={texts.findLead} crumbs={[{ label: texts.findTitle }]} />
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <form action={routes.findToClaim()} className="flex flex-wrap items-end gap-2.5">
            <TextField name="q" type="search" label={texts.findField} defaultValue={q} className="min-w-60 flex-1" />
            <Button type="submit">{texts.find}</Button>
          </form>
          {q !== '' && <Found found={found} />}
          {own.length > 0 && (
            <section className="mt-10">
              <h2 className="text-section tracking-tight">{texts.ownClaims}</h2>
              <ul className="mt-3 divide-y divide-line border-y border-line">
                {own.map(({ provider, status, createdAt }) => (
                  <li key={createdAt}>
                    <Line href={routes.claim(provider.id)} name={provider.name} text={texts.status[status]} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  )
}

function Found({ found }: { found: readonly FoundProvider[] }) {
  if (found.length === 0)
    return (
      <EmptyState icon="search" title={texts.noneTitle}>
        {texts.noneText}
      </EmptyState>
    )
  return (
    <section className="mt-8">
      <h2 className="text-section tracking-tight">{texts.found(found.length)}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {found.map(({ id, name, city, zip, isClaimed }) => (
          <li key={id}>
            <Line
              href={routes.claim(id)}
              name={name}
              text={`${city}, ${zip}${isClaimed ? `. ${texts.managed}` : ''}`}
              act={texts.claimThis}
            />
          </li>
        ))}
      </ul>
      {found.length === MOST_FOUND && <p className="mt-3 text-soft">{texts.mostFound}</p>}
    </section>
  )
}

const Line = ({ href, name, text, act }: { href: string; name: string; text: string; act?: string }) => (
  <AppLink href={href} className="group flex min-h-16 items-center gap-4 py-3">
    <span className="min-w-0 flex-1">
      <span className="block font-semibold break-words group-hover:text-pine">{name}</span>
      <span className="block text-ui text-soft">{text}</span>
    </span>
    {act && <span className="text-ui font-semibold text-pine">{act}</span>}
    <Icon name="chevron-right" className="text-soft" />
  </AppLink>
)
