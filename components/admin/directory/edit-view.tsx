import { useLocale, useTranslations } from 'next-intl'
import { PageHead } from '@/components/layout/page-head'
import { typedSheet } from '@/lib/admin/directory/rules/edit-sheet'
import type { EditSheet } from '@/lib/admin/directory/types'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { EditForm } from './edit-form'

type EditViewProps = { userId: number; id: number; sheet: EditSheet; version: string }

/** A provider's form, with a link back to its record. */
export function EditView({ userId, id, sheet, version }: EditViewProps) {
  const t = useTranslations('admin.providerEdit')
  const directory = useTranslations('admin.directory')
  const { values, traits } = sheet
  const crumbs = [
    { label: directory('dashboard'), href: dashboardRoutes.adminDashboard() },
    { label: directory('title'), href: dashboardRoutes.admin.providers() },
    { label: values.businessName, href: dashboardRoutes.admin.provider(id) },
    { label: t('crumb') },
  ]
  const { businessLogo, photos, activities, virtualTours } = values
  return (
    <>
      <PageHead title={t('title', { name: values.businessName })} lead={t('lead')} crumbs={crumbs} />
      <div className="wrap pb-16">
        <EditForm
          // A version saved by another admin gets a fresh form.
          key={version}
          start={{ userId, id, version, typed: typedSheet(useLocale(), sheet) }}
          lists={{ businessLogo, photos, activities, virtualTours }}
          isHome={traits.kind === 'family_home'}
        />
      </div>
    </>
  )
}
