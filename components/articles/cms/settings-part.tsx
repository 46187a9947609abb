import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import { AUDIENCES, CATEGORY_LABELS, ARTICLE_LIMITS as MOST, STATUSES } from '@/lib/articles/catalogue'
import type { ArticleFields } from './article-fields'
import { TagsField } from './tags-field'
import { editorTexts as texts } from './texts'
import type { ArticleForm } from './use-article-form'

const categories = CATEGORY_LABELS.map((label) => ({ value: label, label }))
const statuses = ['draft', 'published', 'scheduled'].flatMap((code) =>
  STATUSES.filter((one) => one.code === code).map(({ label }) => ({ value: code, label })),
)
const audiences = AUDIENCES.map(({ code, label }) => ({ value: code, label }))

/** Where an article stands, when it appears, for whom it is. */
export function SettingsPart({ form: { fields, set, errors } }: { form: ArticleForm }) {
  /** The value of a list of ours is one of its options; the server holds it to that again. */
  const choose =
    <Name extends 'category' | 'status' | 'audience'>(name: Name) =>
    (event: { target: { value: string } }) =>
      set({ [name]: event.target.value as ArticleFields[Name] })
  const text = (name: 'publishDate' | 'publishTime' | 'author' | 'slug') => ({
    value: fields[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <SelectField
        label={texts.category}
        options={categories}
        value={fields.category}
        error={errors.category}
        onChange={choose('category')}
      />
      <SelectField
        label={texts.status}
        options={statuses}
        value={fields.status}
        error={errors.status}
        onChange={choose('status')}
      />
      <TextField label={texts.publishDate} type="date" {...text('publishDate')} />
      <TextField label={texts.publishTime} type="time" hint={texts.timeHint} {...text('publishTime')} />
      <SelectField
        label={texts.audience}
        options={audiences}
        value={fields.audience}
        error={errors.audience}
        onChange={choose('audience')}
      />
      <TextField label={texts.author} maxLength={MOST.author} {...text('author')} />
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        maxLength={MOST.slug}
        autoCapitalize="none"
        className="md:col-span-2"
        {...text('slug')}
      />
      <TagsField tags={fields.tags} error={errors.tags} onChange={(tags) => set({ tags })} />
    </div>
  )
}
