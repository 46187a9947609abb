import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { forgetDraft, keepDraft, readDraft } from '@/components/forms/draft'
import { showToast } from '@/components/ui/toast-store'
import type { FactsInput, FactsTyped } from '@/lib/profiles/schema/facts'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { profileTexts as texts } from '../texts'

type FactsForm = UseFormReturn<FactsTyped, unknown, Omit<FactsInput, 'providerId'>>

const FIELDS = [
  'isTemporarilyClosed',
  ...AGE_BANDS.flatMap(({ code }) => [`bands.${code}.openings`, `bands.${code}.tuition`] as const),
] as const

/**
 * Keeps, in this tab, what is typed otherwise than it stands; it is laid over what stands there when somebody comes back, so that what a
 * colleague has saved meanwhile stays. Answers how it is forgotten.
 */
export function useFactsDraft(form: FactsForm, userId: number, providerId: string, start: FactsTyped): () => void {
  const name = `facts-${providerId.split('-').at(-1)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const kept = readDraft(userId, name)
    const found = FIELDS.filter((field) => kept[field] !== undefined)
    for (const field of found)
      form.setValue(field, field === 'isTemporarilyClosed' ? kept[field] === 'true' : (kept[field] ?? ''))
    if (found.length > 0) showToast({ title: texts.draftKept })
    const before = textsOf(start)
    const watching = form.watch(() => {
      const typed = Object.entries(textsOf(form.getValues()))
      keepDraft(userId, name, Object.fromEntries(typed.filter(([field, text]) => text !== before[field])))
    })
    return () => watching.unsubscribe()
  }, [])
  return () => forgetDraft(userId, name)
}

const textsOf = ({ isTemporarilyClosed, bands }: FactsTyped): Record<string, string> => ({
  isTemporarilyClosed: String(isTemporarilyClosed),
  ...Object.fromEntries(
    AGE_BANDS.flatMap(({ code }) => [
      [`bands.${code}.openings`, bands[code].openings],
      [`bands.${code}.tuition`, bands[code].tuition],
    ]),
  ),
})
