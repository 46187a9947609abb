import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { TextField } from '@/components/ui/fields/text-field'
import { useLocalPath } from '@/components/ui/language'
import type { DuplicatePair, ProviderFile } from '@/lib/admin/directory/types'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import type { Translate } from '@/lib/platform/language/types'
import { dateText, todayIn } from '@/lib/platform/time/dates'
import { AdminHead } from '../admin-head'
import { StatusBadge } from './directory-view'
import { DuplicateList } from './duplicates-view'
import { FileFacts, FileHistory, FileImports, FilePart, FilePeople, FileReports, FileText } from './file-parts'
import { StatusForm } from './status-form'

/** Providers that may be the same, and a link to compare with any other by its number. */
function AlikePart({ id, pairs }: { id: number; pairs: readonly DuplicatePair[] }) {
  const path = useLocalPath()
  const t = useTranslations('admin.merge')
  return (
    <FilePart title={t('alike')}>
      {pairs.length === 0 ? <p className="text-soft">{t('noAlike')}</p> : <DuplicateList pairs={pairs} />}
      <form action={path(dashboardRoutes.admin.mergeProviders())} className="mt-4 flex flex-wrap items-end gap-3">
        <input type="hidden" name="keep" value={id} />
        <TextField
          name="drop"
          label={t('otherNumber')}
          inputMode="numeric"
          required
          pattern="[0-9]+"
          className="w-56"
        />
        <Button type="submit" variant="secondary">
          {t('compareWith')}
        </Button>
      </form>
    </FilePart>
  )
}

type ProviderFileViewProps = { file: ProviderFile; alike: readonly DuplicatePair[]; now: Date }

/** All that is known of one provider, its sources, and what an admin can do about it. */
export function ProviderFileView({ file, alike, now }: ProviderFileViewProps) {
  const t = useTranslations('admin.providerFile')
  const locale = useLocale()
  const today = todayIn(file.timeZone, now)
  return (
    <>
      <AdminHead title={file.name} lead={t('lead', { id: String(file.id), place: file.place })} parents={['providers']}>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <StatusBadge status={file.status} />
          <TextLink href={routes.provider(file.publicId)} className="inline-flex min-h-11 items-center">
            {t('page')}
          </TextLink>
        </p>
        {file.closedOn && (
          <p className="text-soft">{closedText(file.closedSource, dateText(locale, file.closedOn, today), t)}</p>
        )}
      </AdminHead>
      <div className="wrap grid grid-cols-1 items-start gap-12 pb-16 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <div className="grid grid-cols-1 gap-10">
          <FileFacts facts={file.facts} today={today} />
          <FileReports reports={file.reports} now={now} />
          <FilePeople people={file.people} claims={file.claims} />
          <FileHistory changes={file.changes} edits={file.edits} now={now} />
          <FileImports sources={file.sources} imports={file.imports} now={now} />
          {file.status !== 'merged' && <AlikePart id={file.id} pairs={alike} />}
          {file.mergedFrom.length > 0 && (
            <FilePart title={t('merged')}>
              <Links providers={file.mergedFrom} />
            </FilePart>
          )}
          <FileText words={file.words} />
        </div>
        <section className="order-first rounded-lg border border-line bg-card p-6 lg:order-none">
          <h2 className="text-name">{t('acts')}</h2>
          {file.status === 'merged' ? (
            <>
              <p className="mt-2 text-soft">{t('mergedInto')}</p>
              {file.mergedInto && <Links providers={[file.mergedInto]} />}
            </>
          ) : (
            <div className="mt-3 grid gap-6">
              <div>
                <p className="text-sm text-soft">{t('editText')}</p>
                <ButtonLink href={dashboardRoutes.admin.editProvider(file.id)} className="mt-3">
                  {t('edit')}
                </ButtonLink>
              </div>
              <StatusForm key={file.status} id={file.id} status={file.status} />
            </div>
          )}
        </section>
      </div>
    </>
  )
}

const closedText = (source: ProviderFile['closedSource'], day: string, t: Translate<'admin.providerFile'>) =>
  source ? t('closedByList', { source, day }) : t('closedOn', { day })

const Links = ({ providers }: { providers: ProviderFile['mergedFrom'] }) => (
  <ul>
    {providers.map(({ id, name }) => (
      <li key={id}>
        <TextLink href={dashboardRoutes.admin.provider(id)} className="inline-flex min-h-11 items-center">
          {name}
        </TextLink>
      </li>
    ))}
  </ul>
)
