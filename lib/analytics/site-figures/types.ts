import type { Role } from '@/lib/access/types'

/** In display order. */
export const SITE_FIGURES = ['pageViews', 'searches', 'parents', 'providers', 'inquiries', 'claims'] as const
export type SiteFigure = (typeof SITE_FIGURES)[number]

export type SiteCounts = Record<SiteFigure, number>

/** The last 30 days, including today, and the 30 before; days are in the office's time zone. */
export type SiteFigures = { now: SiteCounts; before: SiteCounts; from: string; to: string }

export type AccountCounts = { caregiver: number; careprovider: number; admin: number }

/** Unpaid invoices, and import rows held for review. */
export type PendingDecisions = { invoices: number; rows: number }

/** Who sees the site's figures. */
export const SITE_FIGURE_ROLES = ['admin'] as const satisfies readonly Role[]
