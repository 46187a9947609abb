'use client'

import { createContext } from 'react'

/** Client-side navigation to a search. Null outside the search page, where forms and links work natively. */
export type Navigate = (href: string) => void

export const SearchNavigation = createContext<Navigate | null>(null)
