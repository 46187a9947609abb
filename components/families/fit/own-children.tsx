'use client'

import { chipClasses } from '@/components/ui/actions/chip'
import { Icon } from '@/components/ui/surface/icon'
import { routes } from '@/lib/platform/http/routes'
import { fitMessages } from './fit-lines'
import { isSameChild, storeChosenChild, useOwnChildren } from './fit-store'
import type { NeedsQuery } from './fit-view'

type OwnChildrenProps = {
  /** Those of the search. */
  needs: NeedsQuery
  /** The same search for other needs. */
  hrefFor: (needs: NeedsQuery) => string
  /** The question is written before them. */
  isLabelled?: boolean
}

/** A parent's own children: each is a link to the same search for that child. Loaded only for signed-in parents. */
export default function OwnChildren({ needs, hrefFor, isLabelled = false }: OwnChildrenProps) {
  const children = useOwnChildren()
  return (
    <div className="own-children">
      {isLabelled && children.length > 0 && <p aria-hidden>{fitMessages.forWhich}</p>}
      <ul aria-label={fitMessages.forWhich}>
        {children.map((child) => {
          const isOn = isSameChild(child.needs, needs)
          return (
            <li key={child.id}>
              <a
                href={hrefFor(isOn ? {} : child.needs)}
                aria-current={isOn || undefined}
                className={chipClasses(isOn)}
                onClick={() => storeChosenChild(child.id)}
              >
                {child.name}
                <b>{fitMessages.age(Number(child.needs.age))}</b>
                {isOn && <Icon name="x" size="sm" label={fitMessages.remove} />}
              </a>
            </li>
          )
        })}
        {(!isLabelled || children.length === 0) && (
          <li>
            <a href={routes.caregiverDashboard({ tab: 'settings' })} className={chipClasses(false)}>
              <Icon name="plus" size="sm" />
              {fitMessages.addChild}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
