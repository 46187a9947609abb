'use client'

import { createContext } from 'react'

/** Goes to a search without a full reload. Null outside of the search page, where forms and links are the browser's. */
export type Navigate = (href: string) => void

export const SearchNavigation = createContext<Navigate | null>(null)
