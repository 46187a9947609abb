import type { ReactNode } from 'react'
import { DataTable } from '@/components/ui/data/data-table'
import { FEATURES, PLANS, type Plan } from '@/lib/billing/rules'
import { OFFICE_ZONE } from '@/lib/platform/time/dates'
import { localTimeOf } from '@/lib/platform/time/zoned-time'
import { isShownAt } from '@/lib/settings/rules'
import type { SettingName, SettingValue } from '@/lib/settings/schema'
import { settingMessages as texts } from './messages'
import { BlockedWordsForm, ImmediateForm, NoticeForm } from './setting-forms'

type SettingSectionProps = { id: string; title: string; text: string; children: ReactNode }

/** A setting: a sentence on its effect, and its form. */
function SettingSection({ id, title, text, children }: SettingSectionProps) {
  return (
    <section id={id} className="grid grid-cols-1 gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[20rem_1fr]">
      <div>
        <h2 className="text-section tracking-tight">{title}</h2>
        <p className="mt-2 text-soft">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

type SiteSettingsViewProps = {
  settings: { [N in SettingName]: { value: SettingValue<N>; version: number } }
  now: Date
}

/** The site's settings for admins. */
export function SiteSettingsView({ settings: { 'at-once': atOnce, words, notice }, now }: SiteSettingsViewProps) {
  const { value } = notice
  const local = (moment: string) => localTimeOf(new Date(moment), OFFICE_ZONE)
  return (
    <div className="wrap pb-16">
      <SettingSection id="at-once" title={texts.atOnce} text={texts.atOnceText}>
        <ImmediateForm {...atOnce} />
      </SettingSection>
      <SettingSection id="words" title={texts.words} text={texts.wordsText}>
        <BlockedWordsForm {...words} />
      </SettingSection>
      <SettingSection id="notice" title={texts.notice} text={texts.noticeText}>
        <NoticeForm
          value={value && { text: value.text, from: local(value.from), until: local(value.until) }}
          version={notice.version}
          state={value && stateOf(value, now)}
        />
      </SettingSection>
      <SettingSection id="plans" title={texts.plans} text={texts.plansText}>
        <DataTable
          caption={texts.plansCaption}
          columns={texts.plansColumns}
          rows={FEATURES.map(({ code, name, text, from }) => ({
            key: code,
            head: name,
            cells: [text, planText(from)],
          }))}
        />
      </SettingSection>
    </div>
  )
}

function stateOf(notice: NonNullable<SettingValue<'notice'>>, now: Date): string {
  if (isShownAt(notice, now)) return texts.noticeOn(notice.text)
  return Date.parse(notice.from) > now.getTime() ? texts.noticePlanned : texts.noticeOver
}

function planText(code: Plan): string {
  const { name, monthlyCents } = PLANS.find((plan) => plan.code === code) ?? PLANS[0]
  return monthlyCents === 0 ? texts.free(name) : texts.price(name, `$${(monthlyCents / 100).toFixed(2)}`)
}
