'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { FormAlert } from '@/components/forms/form-alert'
import { useAction } from '@/components/forms/use-action'
import { useApiForm } from '@/components/forms/use-api-form'
import { deleteDraft, readDraft, storeDraft } from '@/components/forms/use-draft'
import { useMessageText } from '@/components/platform/use-message-text'
import { Button } from '@/components/ui/actions/button'
import { Checkbox, ChoiceGroup, Radio } from '@/components/ui/fields/choice'
import { showToast } from '@/components/ui/overlays/toasts'
import { Icon } from '@/components/ui/surface/icon'
import { typedFacts } from '@/lib/listings/profiles/rules/facts'
import { type FactsTyped, factsForm, type OwnFactGroup } from '@/lib/listings/profiles/schema/facts'
import type { OwnProfile } from '@/lib/listings/profiles/types'
import { callApi, failureText } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import type { Translate } from '@/lib/platform/language/types'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { ProfileSection } from '../profile/profile-section'
import { RoomFields } from '../profile/provider-fields'

type ConfirmFactsButtonProps = { providerId: string; group: OwnFactGroup; isUrgent?: boolean }

export function ConfirmFactsButton({ providerId, group, isUrgent }: ConfirmFactsButtonProps) {
  const t = useTranslations('listings.facts')
  const router = useRouter()
  const { run, isBusy } = useAction(t('failed'), 'toast')
  async function confirm() {
    await callApi(dashboardRoutes.api.confirmFacts(), { method: 'POST', body: { providerId, groups: [group] } })
    showToast({ title: t('confirmed') })
    router.refresh()
  }
  return (
    <Button
      variant={isUrgent ? 'primary' : 'secondary'}
      busy={isBusy}
      aria-label={t('confirmFor', { group: t(`groups.${group}`) })}
      onClick={() => void run(confirm)}
    >
      <Icon name="check" size="sm" />
      {t('confirm')}
    </Button>
  )
}

type FactsDraftForm = UseFormReturn<FactsTyped, unknown, z.output<typeof factsForm>>
type FactTexts = Record<string, string>

const FIELDS = [
  'isTemporarilyClosed',
  ...AGE_BANDS.flatMap(({ code }) => [`bands.${code}.openings`, `bands.${code}.tuition`] as const),
] as const

/**
 * Stores edited fields in this tab and restores them over the saved values on return, so that a colleague's changes
 * survive. Returns a function to discard it. `saved`: the saved values as this form knows them.
 */
function useFactsDraft(
  form: FactsDraftForm,
  userId: number,
  providerId: string,
  saved: RefObject<FactTexts>,
): () => void {
  const t = useTranslations('listings.profile')
  const name = `facts-${providerId.split('-').at(-1)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    const draft = readDraft(userId, name)
    const draftFields = FIELDS.filter((field) => draft[field] !== undefined)
    for (const field of draftFields)
      form.setValue(field, field === 'isTemporarilyClosed' ? draft[field] === 'true' : (draft[field] ?? ''))
    if (draftFields.length > 0) showToast({ title: t('draftKept') })
    const watching = form.watch(() => {
      const typed = Object.entries(textsOf(form.getValues()))
      storeDraft(userId, name, Object.fromEntries(typed.filter(([field, text]) => text !== saved.current[field])))
    })
    return () => watching.unsubscribe()
  }, [])
  return () => deleteDraft(userId, name)
}

const textsOf = ({ isTemporarilyClosed, bands }: FactsTyped): FactTexts => ({
  isTemporarilyClosed: String(isTemporarilyClosed),
  ...Object.fromEntries(
    AGE_BANDS.flatMap(({ code }) => [
      [`bands.${code}.openings`, bands[code].openings],
      [`bands.${code}.tuition`, bands[code].tuition],
    ]),
  ),
})

/** Only what differs from the saved values: a colleague may have changed the rest since. */
function changedFacts(saved: FactTexts, typed: FactsTyped) {
  const texts = textsOf(typed)
  const isChanged = (field: string) => texts[field] !== saved[field]
  const bands = AGE_BANDS.map(({ code }) => {
    const changed = Object.entries(typed.bands[code]).filter(([name]) => isChanged(`bands.${code}.${name}`))
    return [code, Object.fromEntries(changed)] as const
  })
  return {
    ...(isChanged('isTemporarilyClosed') && { isTemporarilyClosed: typed.isTemporarilyClosed }),
    bands: Object.fromEntries(bands.filter(([, changed]) => Object.keys(changed).length > 0)),
  }
}

type Summary = { summary: string; missing: string | undefined }

/** A summary of openings and tuition, and which of them is missing. */
function summaryOf({ ageBands, status }: OwnProfile, t: Translate<'listings.facts'>): Summary {
  const all = AGE_BANDS.length
  const stated = (value: 'openings' | 'tuitionWeeklyCents') => ageBands.filter((band) => band[value] !== null).length
  const [openings, tuition] = [stated('openings'), stated('tuitionWeeklyCents')]
  const missing = openings > 0 ? 'tuition' : tuition > 0 ? 'openings' : 'both'
  return {
    summary: [
      status === 'temporarily_closed' && t('temporarilyClosed'),
      openings > 0 && t('statedOpenings', { rooms: openings, all }),
      tuition > 0 && t('statedTuition', { rooms: tuition, all }),
    ]
      .filter(Boolean)
      .join(' · '),
    missing: openings > 0 && tuition > 0 ? undefined : t(`missing.${missing}`),
  }
}

/** Openings and tuition by age, and "temporarily closed": published on saving. */
export function FactsForm({ userId, profile }: { userId: number; profile: OwnProfile }) {
  const t = useTranslations('listings.facts')
  const messageText = useMessageText()
  const router = useRouter()
  const start = typedFacts(profile.ageBands, profile.status === 'temporarily_closed')
  const saved = useRef(textsOf(start))
  const { form, submit, refusal, isSubmitting, errors } = useApiForm({
    schema: factsForm,
    start,
    fallback: t('notSaved'),
    send: async () => {
      const typed = form.getValues()
      const body = { ...changedFacts(saved.current, typed), providerId: profile.id }
      await callApi(dashboardRoutes.api.profileFacts(), { method: 'PUT', body })
      saved.current = textsOf(typed)
      discardDraft()
      showToast({ title: t('saved') })
      router.refresh()
    },
  })
  const discardDraft = useFactsDraft(form, userId, profile.id, saved)
  return (
    <ProfileSection
      id="openings-and-tuition"
      title={t('editTitle')}
      {...summaryOf(profile, t)}
      opens={refusal !== undefined || form.formState.isDirty}
    >
      <p className="text-soft">{t('editLead')}</p>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-5">
        <FormAlert>{refusal}</FormAlert>
        <RoomFields
          field={(code, name) => ({
            ...form.register(`bands.${code}.${name}`),
            defaultValue: start.bands[code][name],
            error: messageText(errors.bands?.[code]?.[name]?.message ?? '') || undefined,
          })}
        />
        <Checkbox
          label={t('temporarilyClosed')}
          hint={t('temporarilyClosedHint')}
          {...form.register('isTemporarilyClosed')}
        />
        <Button type="submit" variant="secondary" busy={isSubmitting} className="justify-self-start">
          {t('save')}
        </Button>
      </form>
      <OpeningsFollowing key={`${profile.id} ${profile.followsEnrollments}`} profile={profile} />
    </ProfileSection>
  )
}

/** A choice that is saved as soon as it is made, and reverted if that fails. `save` returns the title of the toast. */
function useSavedChoice(saved: boolean, save: (newChoice: boolean) => Promise<string>) {
  const t = useTranslations('listings.facts')
  const router = useRouter()
  const [chosen, setChosen] = useState(saved)
  const [refusal, setRefusal] = useState<string>()

  async function choose(newChoice: boolean) {
    setChosen(newChoice)
    setRefusal(undefined)
    try {
      showToast({ title: await save(newChoice) })
      router.refresh()
    } catch (error) {
      setChosen(!newChoice)
      setRefusal(failureText(error, t('failed')))
    }
  }
  return { chosen, choose, refusal }
}

type AddressShownProps = {
  profile: Pick<OwnProfile, 'id' | 'showsZip'> & { live: Pick<OwnProfile['live'], 'address'> }
}

/** How much of its address a family home shows: published on selection. */
export function AddressShown({ profile: { id, showsZip, live } }: AddressShownProps) {
  const t = useTranslations('listings.facts')
  const city = live.address.replace(/ \d{5}$/, '')
  const { chosen, choose, refusal } = useSavedChoice(showsZip, async (newChoice) => {
    await callApi(dashboardRoutes.api.shownAddress(), { method: 'PUT', body: { providerId: id, showsZip: newChoice } })
    return t('saved')
  })
  const choices = [
    { value: true, label: t('cityAndZip'), hint: t('cityAndZipHint', { address: live.address }) },
    { value: false, label: t('cityAlone'), hint: t('cityAloneHint', { city }) },
  ]
  return (
    <ProfileSection id="address-shown" title={t('addressTitle')} summary={chosen ? t('cityAndZip') : t('cityAlone')}>
      <p className="text-soft">{t('addressLead')}</p>
      <FormAlert>{refusal}</FormAlert>
      <ChoiceGroup legend={t('addressTitle')} legendHidden className="mt-2">
        {choices.map(({ value, label, hint }) => (
          <Radio
            key={label}
            name="showsZip"
            label={label}
            hint={hint}
            checked={chosen === value}
            onChange={() => void choose(value)}
          />
        ))}
      </ChoiceGroup>
    </ProfileSection>
  )
}

type OpeningsFollowingProps = { profile: Pick<OwnProfile, 'id' | 'followsEnrollments'> }

/** Whether enrollments update the openings: applied on selection. */
export function OpeningsFollowing({ profile: { id, followsEnrollments } }: OpeningsFollowingProps) {
  const t = useTranslations('listings.facts')
  const { chosen, choose, refusal } = useSavedChoice(followsEnrollments, async (newChoice) => {
    await callApi(dashboardRoutes.api.openingsFollowing(), {
      method: 'PUT',
      body: { providerId: id, follows: newChoice },
    })
    return newChoice ? t('following') : t('notFollowing')
  })
  return (
    <div className="mt-4">
      <FormAlert>{refusal}</FormAlert>
      <Checkbox
        label={t('follow')}
        hint={t('followHint')}
        checked={chosen}
        onChange={({ target }) => void choose(target.checked)}
      />
    </div>
  )
}
