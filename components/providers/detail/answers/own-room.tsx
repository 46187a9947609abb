'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import type { AgeBandCode } from '@/lib/providers/rules/ages'

/** The room of the child that the answers are for; `name` is null for a child whose age was entered. */
type OwnRoomState = { band: AgeBandCode; name: string | null } | null

let ownRoom: OwnRoomState = null
const listeners = new Set<() => void>()

export function publishOwnRoom(next: OwnRoomState): void {
  ownRoom = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** "Mia’s room" in a table of ages, in the row of the child's room, which is tinted because of it. */
export function OwnRoom({ band }: { band: AgeBandCode }) {
  const t = useTranslations('providers.detailBrowser')
  const room = useSyncExternalStore(
    subscribe,
    () => ownRoom,
    () => null,
  )
  if (room?.band !== band) return null
  return (
    <span data-own-room className="block text-sm font-semibold text-pine-deep">
      {room.name === null ? t('ownRoomUnnamed') : t('ownRoom', { name: room.name })}
    </span>
  )
}
