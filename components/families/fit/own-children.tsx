'use client'

import { chipClasses } from '@/components/ui/actions/chip'
import { routes } from '@/lib/platform/http/routes'
import { fitMessages } from './fit-lines'
import { useOwnChildren } from './fit-store'
import type { NeedsQuery } from './fit-view'

/** A parent's own children: each is a link to the same search for that child. Loaded only for signed-in parents. */
export default function OwnChildren({ hrefFor }: { hrefFor: (needs: NeedsQuery) => string }) {
  const children = useOwnChildren()
  return (
    <ul aria-label={fitMessages.forWhich} className="mb-3 flex flex-wrap gap-2">
      {children.map(({ id, name, needs }) => (
        <li key={id}>
          <a href={hrefFor(needs)} className={chipClasses(false)}>
            {name}
          </a>
        </li>
      ))}
      <li>
        <a href={routes.caregiverDashboard({ tab: 'settings' })} className={chipClasses(false)}>
          {fitMessages.addChild}
        </a>
      </li>
    </ul>
  )
}
