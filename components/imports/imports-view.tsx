import { useLocale, useTranslations } from 'next-intl'
import { AdminHead } from '@/components/admin/admin-head'
import { TextLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import { Badge } from '@/components/ui/surface/badge'
import type { UploadRow } from '@/lib/imports/uploads/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { officeMoment } from '@/lib/platform/time/zoned-time'
import type { ImportStep } from '@/prisma/generated/enums'
import { UploadForm } from './upload-form'

const COLUMNS = ['file', 'content', 'uploaded', 'by', 'status', 'added', 'changed', 'toDecide'] as const

/** Every uploaded file, and the form to upload another. */
export function ImportsView({ uploads, now }: { uploads: readonly UploadRow[]; now: Date }) {
  const t = useTranslations('imports.files')
  const sources = useTranslations('imports.sources')
  const locale = useLocale()
  return (
    <>
      <AdminHead title={t('title')} lead={t('lead')} parents={['providers']} />
      <div className="wrap grid grid-cols-1 gap-12 pb-16">
        <section>
          <h2 className="mb-4 text-section tracking-tight">{t('upload')}</h2>
          <UploadForm />
          <p className="mt-6">
            <TextLink href={dashboardRoutes.admin.importSources()} className="inline-flex min-h-11 items-center">
              {sources('link')}
            </TextLink>
          </p>
        </section>
        <section className="min-w-0">
          <h2 className="mb-3 text-section tracking-tight">{t('list')}</h2>
          {uploads.length === 0 ? (
            <p className="text-soft">{t('none')}</p>
          ) : (
            <DataTable
              stacked
              caption={t('caption')}
              columns={COLUMNS.map((column) => t(`columns.${column}`))}
              rows={uploads.map(({ id, fileName, kind, uploadedAt, uploader, source, step, arrivedBytes, batch }) => ({
                key: String(id),
                head: (
                  <TextLink href={dashboardRoutes.admin.import(id)} className="inline-flex min-h-9 items-center">
                    {fileName}
                  </TextLink>
                ),
                cells: [
                  t(`kinds.${kind}`),
                  officeMoment(locale, uploadedAt, now),
                  uploader ?? source?.name ?? t('gone'),
                  <StepBadge key="step" step={step} isArriving={arrivedBytes !== null} />,
                  ...countsOf(step === 'undone' ? null : batch),
                ],
              }))}
            />
          )}
        </section>
      </div>
    </>
  )
}

/** The counts of a finished run: created, changed, held for review. */
const countsOf = (batch: UploadRow['batch']) =>
  [batch?.added, batch && batch.changed + batch.matched, batch?.leftAside].map((count) =>
    count ? count.toLocaleString('en-US') : '',
  )

const TONES: Record<ImportStep, 'mint' | 'sun' | 'stone' | 'coral'> = {
  uploaded: 'stone',
  checking: 'sun',
  checked: 'sun',
  importing: 'sun',
  imported: 'mint',
  undoing: 'sun',
  undone: 'stone',
  failed: 'coral',
}

type StepBadgeProps = { step: ImportStep; isArriving?: boolean }
export function StepBadge({ step, isArriving = false }: StepBadgeProps) {
  const t = useTranslations('imports.files')
  return <Badge tone={TONES[step]}>{isArriving ? t('arriving') : t(`steps.${step}`)}</Badge>
}
