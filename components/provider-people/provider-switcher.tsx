import { ChipLink } from '@/components/ui/chip'
import type { ManagedProvider } from '@/lib/provider-people/types'
import { peopleTexts as texts } from './texts'

type ProviderSwitcherProps = {
  providers: readonly Pick<ManagedProvider, 'id' | 'name' | 'city'>[]
  /** The public id of the one that is shown. */
  current: string
  /** The same page about another one. */
  hrefOf: (id: string) => string
}

/** For who manages several providers: which one the page is about. Nothing where there is no choice. */
export function ProviderSwitcher({ providers, current, hrefOf }: ProviderSwitcherProps) {
  if (providers.length < 2) return null
  const isTwice = (name: string) => providers.filter((one) => one.name === name).length > 1
  return (
    <nav aria-label={texts.switcher} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {providers.map(({ id, name, city }) => (
          <li key={id} className="min-w-0">
            <ChipLink
              href={hrefOf(id)}
              on={id === current}
              aria-current={id === current ? 'page' : undefined}
              className="max-w-full whitespace-normal"
            >
              {isTwice(name) ? `${name}, ${city}` : name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
