/** How a kind reaches people by one channel: `on` and `off` are what holds until the person chooses. */
export type ChannelRule = 'always' | 'on' | 'off' | 'never'

export const CHANNELS = ['app', 'email'] as const
export type Channel = (typeof CHANNELS)[number]

/** Whether the person has a say. */
export const canChoose = (rule: ChannelRule): boolean => rule === 'on' || rule === 'off'

/** Whether it is delivered, given what the person chose, if they did. A choice that the rule does not leave counts for nothing. */
export function isDelivered(rule: ChannelRule, chosen: boolean | null | undefined): boolean {
  return canChoose(rule) ? (chosen ?? rule === 'on') : rule === 'always'
}
