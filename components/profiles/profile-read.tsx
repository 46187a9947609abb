import { FactSources } from '@/components/providers/detail/fact-source'
import { ButtonLink } from '@/components/ui/button-link'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { isListField, PROFILE_FIELDS } from '@/lib/profiles/catalogue'
import type { OwnProfile } from '@/lib/profiles/types'
import { UnsentHint } from './edit/unsent-hint'
import { FieldValue } from './field-values'
import { profileTexts as texts } from './texts'

/** What the page says today, field by field. */
export function ProfileRead({ userId, profile, today }: { userId: number; profile: OwnProfile; today: string }) {
  const { id, live, facts, change } = profile
  return (
    <section aria-labelledby="details">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="details" className="text-section tracking-tight">
          {texts.details}
        </h2>
        <ButtonLink href={routes.careproviderDashboard({ provider: id, edit: 1 })}>
          {change?.status === 'pending' ? texts.amend : texts.edit}
        </ButtonLink>
      </div>
      <UnsentHint userId={userId} profile={profile} />
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {PROFILE_FIELDS.filter((field) => field !== 'photos' && !isListField(field)).map((field) => (
          <div key={field} className="grid gap-x-8 gap-y-1 py-3.5 sm:grid-cols-[11rem_1fr]">
            <dt className="text-soft">{texts.fields[field]}</dt>
            <dd className="min-w-0">
              <FieldValue field={field} values={live} />
            </dd>
          </div>
        ))}
      </dl>
      <FactSources groups={['hours', 'contact']} facts={facts} today={today} />
      <p className="mt-3 flex flex-wrap gap-x-6">
        <TextLink href={routes.profilePreview(id)} className="inline-flex min-h-11 items-center">
          {texts.preview}
        </TextLink>
        <TextLink href={routes.provider(id)} className="inline-flex min-h-11 items-center">
          {texts.seePage}
        </TextLink>
      </p>
    </section>
  )
}
