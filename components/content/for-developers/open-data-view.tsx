import { PageHead } from '@/components/layout/page-head'
import { TextLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import { Prose } from '@/components/ui/surface/text'
import { routes } from '@/lib/platform/http/routes'
import { dateText } from '@/lib/platform/time/dates'
import {
  OPEN_FORMATS,
  OPEN_LICENSE,
  OPEN_SECTIONS,
  type OpenFile,
  type OpenFormat,
} from '@/lib/providers/open-data/rules'
import { developerMessages, openDataMessages as texts } from './messages'

type PublishedFile = Omit<OpenFile, 'pieces'>

/** "8.4 MB" */
function sizeText(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB']
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const value = bytes / 1000 ** step
  return `${value.toLocaleString('en-US', { maximumFractionDigits: step === 0 || value >= 100 ? 0 : 1 })} ${units[step]}`
}

const labelOf = (format: OpenFormat) => OPEN_FORMATS.find(({ code }) => code === format)?.label ?? format

function fileRows({ format, madeAt, rows, bytes, textBytes }: PublishedFile, today: string) {
  const label = labelOf(format)
  const day = dateText(madeAt.slice(0, 10), today)
  const counted = rows.toLocaleString('en-US')
  return [false, true].map((isPacked) => ({
    key: `${format} ${isPacked}`,
    head: (
      <a href={routes.openDataFile(format, isPacked)} download className="inline-block min-h-6 text-pine underline">
        {isPacked ? texts.packed(label) : label}
      </a>
    ),
    cells: [day, counted, sizeText(bytes), sizeText(textBytes)],
  }))
}

type OpenDataViewProps = { files: readonly PublishedFile[]; site: string; today: string }

/** What the files of the open data hold, and where they are. */
export function OpenDataView({ files, site, today }: OpenDataViewProps) {
  const crumbs = [{ label: developerMessages.title, href: routes.developers() }, { label: texts.title }]
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={crumbs} />
      <div className="wrap grid grid-cols-1 gap-10 pb-16">
        <div>
          <h2 id="files" className="mb-2 text-section">
            {texts.files}
          </h2>
          {files.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <>
              <DataTable
                caption={texts.files}
                columns={texts.fileColumns}
                rows={files.flatMap((file) => fileRows(file, today))}
                stacked
              />
              <p className="mt-3 text-soft">{texts.nightly}</p>
              {files.map(({ format, sha256 }) => (
                <p key={format} className="mt-2 text-sm text-soft">
                  {texts.checksum(labelOf(format))} <code className="break-all">{sha256}</code>
                </p>
              ))}
            </>
          )}
        </div>
        <Prose>
          <h2>{texts.license}</h2>
          <p>
            {texts.licenseLead}{' '}
            <TextLink href={OPEN_LICENSE.url} underlined>
              {OPEN_LICENSE.name}
            </TextLink>
            . {texts.attribution(site)}
          </p>
          <h2>{texts.limits}</h2>
          <ul>
            {texts.limitsText.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <h2>{texts.again}</h2>
          <p>{texts.againText}</p>
        </Prose>
        <div className="max-w-reading">
          <h2 id="columns" className="mb-2 text-section">
            {texts.columns}
          </h2>
          <p>{texts.columnsLead}</p>
          <p className="mt-2">{texts.csvNote}</p>
          {OPEN_SECTIONS.map(({ title, columns }) => (
            <div key={title}>
              <h3 className="mt-6 mb-1 text-name">{title}</h3>
              <DataTable
                caption={title}
                columns={texts.columnColumns}
                rows={columns.map(({ name, kind, what }) => ({
                  key: name,
                  head: <code className="break-all text-sm">{name}</code>,
                  cells: [texts.kinds[kind], what],
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
