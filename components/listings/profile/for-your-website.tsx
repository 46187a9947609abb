'use client'

import { Button } from '@/components/ui/actions/button'
import { TextAreaField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { BADGE, type FramingSites } from '@/lib/content/seo/rules/badge'
import { SITE } from '@/lib/platform/config/site'
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
  listTitle: 'Your openings on your website',
  listShort: 'A list that is always up to date',
  listLead: 'A list of your confirmed openings, with prices and dates. It changes when you confirm them here.',
  listCode: 'Paste this where the list should be',
  someSites: `It works on websites that we’ve allowed. To add yours, write to ${SITE.contactEmail}.`,
} as const

/** `alt`: the badge's text alternative. */
type ProviderBadgeProps = { alt: string; code: string }

/** A preview of the badge, and its embed code. */
export function ProviderBadge({ alt, code }: ProviderBadgeProps) {
  return (
    <ProfileSection id="badge" title={badgeMessages.title} there={badgeMessages.short}>
      <p className="mb-4 max-w-prose text-soft">{badgeMessages.lead}</p>
      {/* biome-ignore lint/performance/noImgElement: a preview of what other sites embed */}
      <img src={routes.badge()} width={BADGE.width} height={BADGE.height} alt={alt} />
      <CodeToPaste label={badgeMessages.code} code={code} />
    </ProfileSection>
  )
}

/** The code that shows the provider's openings in a frame; nothing where no other site may. */
export function OpeningsFrame({ code, sites }: { code: string; sites: FramingSites }) {
  if (sites === 'none') return null
  return (
    <ProfileSection id="openings-frame" title={badgeMessages.listTitle} there={badgeMessages.listShort}>
      <p className="max-w-prose text-soft">
        {badgeMessages.listLead} {sites === 'some' && badgeMessages.someSites}
      </p>
      <CodeToPaste label={badgeMessages.listCode} code={code} />
    </ProfileSection>
  )
}

function CodeToPaste({ label, code }: { label: string; code: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      showToast({ title: badgeMessages.copied })
    } catch {
      showToast({ title: badgeMessages.notCopied, tone: 'destructive' })
    }
  }
  return (
    <>
      <TextAreaField
        label={label}
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
    </>
  )
}
