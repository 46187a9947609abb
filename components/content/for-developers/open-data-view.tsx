import { useLocale, useTranslations } from 'next-intl'
import { PageHead } from '@/components/layout/page-head'
import { sizeText } from '@/components/platform/size-text'
import { TextLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import { Prose } from '@/components/ui/surface/text'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { dateText } from '@/lib/platform/time/dates'
import {
  OPEN_FORMATS,
  OPEN_LICENSE,
  OPEN_SECTIONS,
  type OpenFile,
  type OpenFormat,
} from '@/lib/providers/open-data/rules'

type PublishedFile = Omit<OpenFile, 'pieces'>

const labelOf = (format: OpenFormat) => OPEN_FORMATS.find(({ code }) => code === format)?.label ?? format

type OpenDataTexts = Translate<'content.openData'>

function fileRows(
  t: OpenDataTexts,
  locale: Locale,
  { format, madeAt, rows, bytes, textBytes }: PublishedFile,
  today: string,
) {
  const label = labelOf(format)
  const day = dateText(locale, madeAt.slice(0, 10), today)
  const rowCount = rows.toLocaleString('en-US')
  return [false, true].map((isPacked) => ({
    key: `${format} ${isPacked}`,
    head: (
      <a href={routes.openDataFile(format, isPacked)} download className="inline-block min-h-6 text-pine underline">
        {isPacked ? t('packed', { format: label }) : label}
      </a>
    ),
    cells: [day, rowCount, sizeText(bytes), sizeText(textBytes)],
  }))
}

const FILE_COLUMNS = ['file', 'made', 'providers', 'download', 'unpacked'] as const
const LIMITS = ['contact', 'streets', 'reviews', 'merged'] as const

type OpenDataViewProps = { files: readonly PublishedFile[]; site: string; today: string }

/** What the open data files contain, and where to download them. */
export function OpenDataView({ files, site, today }: OpenDataViewProps) {
  const t = useTranslations('content.openData')
  const developers = useTranslations('content.forDevelopers')
  const locale = useLocale()
  const crumbs = [{ label: developers('title'), href: routes.developers() }, { label: t('title') }]
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} crumbs={crumbs} />
      <div className="wrap grid grid-cols-1 gap-10 pb-16">
        <div>
          <h2 id="files" className="mb-2 text-section">
            {t('files')}
          </h2>
          {files.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <>
              <DataTable
                caption={t('files')}
                columns={FILE_COLUMNS.map((column) => t(`fileColumns.${column}`))}
                rows={files.flatMap((file) => fileRows(t, locale, file, today))}
                stacked
              />
              <p className="mt-3 text-soft">{t('nightly')}</p>
              {files.map(({ format, sha256 }) => (
                <p key={format} className="mt-2 text-sm text-soft">
                  {t('checksum', { format: labelOf(format) })} <code className="break-all">{sha256}</code>
                </p>
              ))}
            </>
          )}
        </div>
        <Prose>
          <h2>{t('license')}</h2>
          <p>
            {t.rich('licenseText', {
              license: OPEN_LICENSE.name,
              site: SITE.name,
              address: site,
              link: (chunks) => (
                <TextLink href={OPEN_LICENSE.url} underlined>
                  {chunks}
                </TextLink>
              ),
            })}
          </p>
          <h2>{t('limits')}</h2>
          <ul>
            {LIMITS.map((limit) => (
              <li key={limit}>{t(`limitsText.${limit}`)}</li>
            ))}
          </ul>
          <h2>{t('again')}</h2>
          <p>{t('againText')}</p>
        </Prose>
        <div className="max-w-reading">
          <h2 id="columns" className="mb-2 text-section">
            {t('columns')}
          </h2>
          <p>{t('columnsLead')}</p>
          <p className="mt-2">{t('csvNote')}</p>
          {OPEN_SECTIONS.map(({ title, columns }) => (
            <div key={title}>
              <h3 className="mt-6 mb-1 text-name">{title}</h3>
              <DataTable
                caption={title}
                columns={[t('columnColumns.name'), t('columnColumns.kind'), t('columnColumns.what')]}
                rows={columns.map(({ name, kind, what }) => ({
                  key: name,
                  head: <code className="break-all text-sm">{name}</code>,
                  cells: [t(`kinds.${kind}`), what],
                }))}
                stacked
              />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
