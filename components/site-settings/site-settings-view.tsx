import { DataTable } from '@/components/ui/data-table'
import { FEATURES, PLANS, type Plan } from '@/lib/billing/catalogue/plans'
import { localTimeOf } from '@/lib/platform/zoned-time'
import { OFFICE_ZONE } from '@/lib/providers/rules/business-days'
import { isShownAt } from '@/lib/site-settings/rules'
import type { SettingName, SettingValue } from '@/lib/site-settings/schema'
import { AtOnceForm } from './at-once-form'
import { NoticeForm } from './notice-form'
import { SettingSection } from './setting-section'
import { settingTexts as texts } from './texts'
import { WordsForm } from './words-form'

type SiteSettingsViewProps = {
  settings: { [N in SettingName]: { value: SettingValue<N>; version: number } }
  now: Date
}

/** What admins set on the site itself. */
export function SiteSettingsView({ settings: { 'at-once': atOnce, words, notice }, now }: SiteSettingsViewProps) {
  const { value } = notice
  const local = (moment: string) => localTimeOf(new Date(moment), OFFICE_ZONE)
  return (
    <div className="wrap pb-16">
      <SettingSection id="at-once" title={texts.atOnce} text={texts.atOnceText}>
        <AtOnceForm {...atOnce} />
      </SettingSection>
      <SettingSection id="words" title={texts.words} text={texts.wordsText}>
        <WordsForm {...words} />
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
