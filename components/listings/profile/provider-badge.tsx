'use client'

import { Button } from '@/components/ui/actions/button'
import { TextAreaField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { BADGE } from '@/lib/content/seo/rules/badge'
import { routes } from '@/lib/platform/http/routes'
import { ProfileSection } from './profile-section'

const badgeMessages = {
  title: 'A badge for your website',
  short: 'It links to your page here',
  lead: 'It links to your page here. It’s just a picture and a link: no tracking, no cookies, no scripts.',
  code: 'Paste this into your website',
  copy: 'Copy the code',
  copied: 'Code copied',
  notCopied: 'We couldn’t copy it. Please select the code and copy it yourself.',
} as const

/** `alt`: the badge's text alternative. */
type ProviderBadgeProps = { alt: string; code: string }

/** A preview of the badge, and its embed code. */
export function ProviderBadge({ alt, code }: ProviderBadgeProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      showToast({ title: badgeMessages.copied })
    } catch {
      showToast({ title: badgeMessages.notCopied, tone: 'destructive' })
    }
  }
  return (
    <ProfileSection id="badge" title={badgeMessages.title} there={badgeMessages.short}>
      <p className="mb-4 max-w-prose text-soft">{badgeMessages.lead}</p>
      {/* biome-ignore lint/performance/noImgElement: a preview of what other sites embed */}
      <img src={routes.badge()} width={BADGE.width} height={BADGE.height} alt={alt} />
      <TextAreaField
        label={badgeMessages.code}
        className="mt-4 max-w-narrow"
        rows={4}
        readOnly
        spellCheck={false}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="secondary" className="mt-3" onClick={() => void copy()}>
        {badgeMessages.copy}
      </Button>
    </ProfileSection>
  )
}
