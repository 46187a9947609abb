import type { ComponentType, ReactNode } from 'react'
import type { Locale } from '@/lib/platform/language/locales'
import { browser as en } from './en/browser'

export type BrowserPart = keyof typeof en

type Parts = Record<BrowserPart, ComponentType<{ children: ReactNode }>>

export const BROWSER_MESSAGES: Record<Locale, Parts> = { en }
