import type { Role } from '@/lib/access/types'

/** In the order of the screen. */
export const SITE_FIGURES = ['pageViews', 'searches', 'parents', 'providers', 'inquiries', 'claims'] as const
export type SiteFigure = (typeof SITE_FIGURES)[number]

export type SiteCounts = Record<SiteFigure, number>

/** The last 30 days, today among them, beside the 30 before; days are the office's. */
export type SiteFigures = { now: SiteCounts; before: SiteCounts; from: string; to: string }

export type AccountCounts = { caregiver: number; careprovider: number; admin: number }

/** Invoices that are not paid, and rows of imported files about which nobody has decided. */
export type PendingDecisions = { invoices: number; rows: number }

/** Who sees the site's numbers. */
export const SITE_FIGURE_ROLES = ['admin'] as const satisfies readonly Role[]
