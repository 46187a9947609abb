import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { DataTable } from '@/components/ui/data/data-table'
import { FEATURES, type Plan, planOf, priceText } from '@/lib/billing/rules'
import type { Translate } from '@/lib/platform/language/types'
import { OFFICE_ZONE } from '@/lib/platform/time/dates'
import { localTimeOf } from '@/lib/platform/time/zoned-time'
import { isShownAt } from '@/lib/settings/rules'
import type { SettingName, SettingValue } from '@/lib/settings/schema'
import { BlockedWordsForm, ImmediateForm, NoticeForm } from './setting-forms'

const COLUMNS = ['feature', 'what', 'plan'] as const

type SettingSectionProps = { id: string; title: string; text: string; children: ReactNode }

/** A setting: a sentence on its effect, and its form. */
function SettingSection({ id, title, text, children }: SettingSectionProps) {
  return (
    <section id={id} className="grid grid-cols-1 gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[20rem_1fr]">
      <div>
        <h2 className="text-section tracking-tight">{title}</h2>
        <p className="mt-2 text-soft">{text}</p>
      </div>
      <RestoredFocus className="min-w-0">{children}</RestoredFocus>
    </section>
  )
}

type SiteSettingsViewProps = {
  settings: { [N in SettingName]: { value: SettingValue<N>; version: number } }
  now: Date
}

/** The site's settings for admins. */
export function SiteSettingsView({ settings: { 'at-once': atOnce, words, notice }, now }: SiteSettingsViewProps) {
  const t = useTranslations('settings.common')
  const features = useTranslations('billing.features')
  const { value } = notice
  const local = (moment: string) => localTimeOf(new Date(moment), OFFICE_ZONE)
  return (
    <div className="wrap pb-16">
      <SettingSection id="at-once" title={t('atOnce')} text={t('atOnceText')}>
        <ImmediateForm {...atOnce} />
      </SettingSection>
      <SettingSection id="words" title={t('words')} text={t('wordsText')}>
        <BlockedWordsForm {...words} />
      </SettingSection>
      <SettingSection id="notice" title={t('notice')} text={t('noticeText')}>
        <NoticeForm
          value={value && { text: value.text, from: local(value.from), until: local(value.until) }}
          version={notice.version}
          state={value && stateOf(value, now, t)}
        />
      </SettingSection>
      <SettingSection id="plans" title={t('plans')} text={t('plansText')}>
        <DataTable
          stacked
          caption={t('plansCaption')}
          columns={COLUMNS.map((column) => t(`plansColumns.${column}`))}
          rows={FEATURES.map(({ code, from }) => ({
            key: code,
            head: features(`names.${code}`),
            cells: [features(`texts.${code}`), planText(from, t)],
          }))}
        />
      </SettingSection>
    </div>
  )
}

function stateOf(notice: NonNullable<SettingValue<'notice'>>, now: Date, t: Translate<'settings.common'>): string {
  if (isShownAt(notice, now)) return t('noticeOn', { text: notice.text })
  return Date.parse(notice.from) > now.getTime() ? t('noticePlanned') : t('noticeOver')
}

function planText(code: Plan, t: Translate<'settings.common'>): string {
  const { name: plan, monthlyCents } = planOf(code)
  return monthlyCents === 0 ? t('free', { plan }) : t('price', { plan, price: priceText(monthlyCents) })
}
