import { diffWordsWithSpace } from 'diff'
import { useTranslations } from 'next-intl'
import { Logo } from '@/components/providers/provider-media'
import { languageOf, PROFILE_FIELDS, type ProfileField } from '@/lib/listings/profiles/catalogue'
import { NO_VALUES, valueLines } from '@/lib/listings/profiles/rules/values'
import type { ProfileValues, ProposedFields } from '@/lib/listings/profiles/types'
import { PhotoThumbs, TourValues } from './media-values'
import { useFieldName, useValueTexts } from './profile-fields'

/** A text with its additions marked, word by word. */
function MarkedWords({ before, after }: { before: string; after: string }) {
  return diffWordsWithSpace(before, after).map(({ added, removed, value }, index) => {
    if (removed) return null
    const key = `${index} ${added}`
    if (!added || value.trim() === '') return <span key={key}>{value}</span>
    return (
      <ins key={key} className="rounded-xs bg-mint text-pine-deep no-underline forced-colors:underline">
        {value}
      </ins>
    )
  })
}

type FieldValueProps = {
  field: ProfileField
  values: ProfileValues
  /** The previous value, to mark additions. */
  before?: ProfileValues
}

/** A field's value in readable form: a line for each day, amenity or paragraph. */
export function FieldValue({ field, values, before }: FieldValueProps) {
  const t = useTranslations('listings.profile')
  const texts = useValueTexts()
  if (field === 'photos' && values.photos.length > 0)
    return <PhotoThumbs photos={values.photos} before={before?.photos} />
  if (field === 'businessLogo' && values.businessLogo) return <Logo path={values.businessLogo} />
  if (field === 'virtualTours' && values.virtualTours.some(({ photos, video }) => photos || video))
    return <TourValues tours={values.virtualTours} before={before?.virtualTours} />
  const lines = valueLines(texts, field, values)
  if (lines.length === 0) return <span className="text-soft">{t('notStated')}</span>
  const between = field === 'amenities' ? ' · ' : '\n'
  const text = lines.join(between)
  const was = before ? valueLines(texts, field, before).join(between) : ''
  return (
    <span lang={languageOf(field)} className="numbers block break-words whitespace-pre-line">
      {was === '' ? text : <MarkedWords before={was} after={text} />}
    </span>
  )
}

/** The labels of the two values. Default: "On the page" and "Proposed". */
type Labels = { current?: string; proposal?: string }

/** Published and proposed values, field by field. */
export function Differences({ fields, ...labels }: Labels & { fields: ProposedFields }) {
  const nameOf = useFieldName()
  return (
    <dl className="divide-y divide-line">
      {PROFILE_FIELDS.filter((field) => fields[field]).map((field) => (
        <div key={field} className="py-4">
          <dt className="font-semibold text-ink">{nameOf(field)}</dt>
          <dd>
            <Difference field={field} fields={fields} {...labels} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type DifferenceProps = Labels & { field: ProfileField; fields: ProposedFields }

/** One field's two values: side by side where there is room. */
export function Difference({ field, fields, current, proposal }: DifferenceProps) {
  const t = useTranslations('listings.profile')
  const change = fields[field]
  if (!change) return null
  const sides = [
    { label: current ?? t('onPage'), value: change.from },
    { label: proposal ?? t('proposal'), value: change.to, before: { ...NO_VALUES, [field]: change.from } },
  ]
  return (
    <div className="mt-2 grid gap-4 sm:grid-cols-2">
      {sides.map(({ label, value, before }) => (
        <div key={label} className="min-w-0">
          <p className="text-xs text-soft">{label}</p>
          <div className="text-ui text-ink">
            <FieldValue field={field} values={{ ...NO_VALUES, [field]: value }} before={before} />
          </div>
        </div>
      ))}
    </div>
  )
}
