import { DataRows } from '@/components/ui/data-rows'
import type { ShownChoice } from '@/lib/notifications/types'
import { familyTexts as texts } from '../texts'

/** Whether anything reaches this parent by each way. Marketing is never sent, so it is off for everybody. */
export function NotificationSummary({ choices }: { choices: readonly ShownChoice[] }) {
  const stateOf = (channel: 'app' | 'email') =>
    choices.some(({ channels }) => channels[channel].isOn) ? texts.enabled : texts.disabled
  return (
    <DataRows
      className="max-w-narrow border-y border-line"
      rows={[
        { label: texts.byEmail, value: stateOf('email') },
        { label: texts.inApp, value: stateOf('app') },
        { label: texts.marketing, value: texts.disabled },
      ]}
    />
  )
}
