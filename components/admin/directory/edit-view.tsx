import { useLocale, useTranslations } from 'next-intl'
import { typedSheet } from '@/lib/admin/directory/rules/edit-sheet'
import type { EditSheet } from '@/lib/admin/directory/types'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { AdminHead } from '../admin-head'
import { EditForm } from './edit-form'

type EditViewProps = { userId: number; id: number; sheet: EditSheet; version: string }

/** A provider's form, with a link back to its record. */
export function EditView({ userId, id, sheet, version }: EditViewProps) {
  const t = useTranslations('admin.providerEdit')
  const { values, traits } = sheet
  const crumbs = [{ label: values.businessName, href: dashboardRoutes.admin.provider(id) }, { label: t('crumb') }]
  const { businessLogo, photos, activities, virtualTours } = values
  return (
    <>
      <AdminHead
        title={t('title', { name: values.businessName })}
        lead={t('lead')}
        parents={['providers']}
        crumbs={crumbs}
      />
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
