import { useTranslations } from 'next-intl'
import { EDIT_REASONS, REASON_TEXTS } from '@/lib/admin/directory/rules/edit-sheet'

/** Why an admin changes something; none is selected at first. */
export function useReasonOptions() {
  const t = useTranslations('admin.providerFile')
  return [
    { value: '', label: t('chooseReason') },
    ...EDIT_REASONS.map((value) => ({ value, label: REASON_TEXTS[value].label })),
  ]
}
