import { officeDay } from '@/components/users/office-time'
import type { ProviderFile } from '@/lib/directory/types'
import { MATCHES } from '@/lib/imports/rules/report-words'
import { FilePart } from './file-part'
import { fileTexts as texts } from './texts'

type FileImportsProps = Pick<ProviderFile, 'sources' | 'imports'> & { now: Date }
type Source = ProviderFile['sources'][number]

/** Which lists know it, how surely, and what each import did to it. */
export function FileImports({ sources, imports, now }: FileImportsProps) {
  return (
    <FilePart title={texts.imports} none={texts.noImports} isEmpty={sources.length + imports.length === 0}>
      <ul className="divide-y divide-line border-y border-line">
        {sources.map((one) => (
          <li key={`${one.source} ${one.sourceId}`} className="py-2.5 break-words">
            {sourceLine(one, now)}
          </li>
        ))}
        {imports.map(({ batchId, fileName, at, isAdded, fields }) => (
          <li key={batchId} className="py-2.5 break-words">
            <span className="font-semibold">{texts.batch(batchId)}</span>, {fileName}, {officeDay(at, now)}:{' '}
            {isAdded ? texts.brought : texts.wrote(fields.join(', '))}
          </li>
        ))}
      </ul>
    </FilePart>
  )
}

function sourceLine({ source, sourceId, rule, percent, batch }: Source, now: Date): string {
  return [
    texts.knownAs(source, sourceId),
    rule !== null && percent !== null && texts.foundBy(ruleWords(rule), percent),
    batch && texts.lastIn(batch.fileName, officeDay(batch.at, now)),
  ]
    .filter(Boolean)
    .join('; ')
}

const ruleWords = (rule: string) => (rule in MATCHES ? MATCHES[rule as keyof typeof MATCHES] : rule)
