import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '@/components/layout/not-found-view'
import { NOT_FOUND_MARK } from '@/lib/platform/cache/page-marks.mjs'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout.page')
  return { title: t('notFoundTitle'), robots: { index: false }, other: NOT_FOUND_MARK }
}

/** For URLs with a language that match no route: next.config.mjs rewrites them to this page. Others get app/global-not-found.tsx. */
export default function Missing() {
  return <NotFoundView />
}
