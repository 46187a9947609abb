'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/actions/button'
import { TextAreaField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { BADGE, type FramingSites } from '@/lib/content/seo/rules/badge'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { ProfileSection } from './profile-section'

/** `alt`: the badge's text alternative. */
type ProviderBadgeProps = { alt: string; code: string }

/** A preview of the badge, and its embed code. */
export function ProviderBadge({ alt, code }: ProviderBadgeProps) {
  const t = useTranslations('listings.badge')
  return (
    <ProfileSection id="badge" title={t('title')} summary={t('short')}>
      <p className="mb-4 max-w-prose text-soft">{t('lead')}</p>
      {/* biome-ignore lint/performance/noImgElement: a preview of what other sites embed */}
      <img src={localPath(useLocale(), routes.badge())} width={BADGE.width} height={BADGE.height} alt={alt} />
      <CodeToPaste label={t('code')} code={code} />
    </ProfileSection>
  )
}

/** The code that embeds the provider's openings in a frame. Renders nothing if no other site may embed them. */
export function OpeningsFrame({ code, sites }: { code: string; sites: FramingSites }) {
  const t = useTranslations('listings.badge')
  if (sites === 'none') return null
  return (
    <ProfileSection id="openings-frame" title={t('listTitle')} summary={t('listShort')}>
      <p className="max-w-prose text-soft">
        {t('listLead')} {sites === 'some' && t('someSites', { email: SITE.contactEmail })}
      </p>
      <CodeToPaste label={t('listCode')} code={code} />
    </ProfileSection>
  )
}

function CodeToPaste({ label, code }: { label: string; code: string }) {
  const t = useTranslations('listings.badge')
  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      showToast({ title: t('copied') })
    } catch {
      showToast({ title: t('notCopied'), tone: 'destructive' })
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
        {t('copy')}
      </Button>
    </>
  )
}
