'use client'

import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/text-area-field'
import { showToast } from '@/components/ui/toast-store'
import { routes } from '@/lib/platform/routes'
import { BADGE } from '@/lib/seo/rules/badge-size'
import { badgeTexts as texts } from './texts'

/** `alt`: what the badge says to who cannot see it. */
type ProviderBadgeProps = { alt: string; code: string }

/** The badge as it looks, and its code to copy. */
export function ProviderBadge({ alt, code }: ProviderBadgeProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      showToast({ title: texts.copied })
    } catch {
      showToast({ title: texts.notCopied, tone: 'destructive' })
    }
  }
  return (
    <section className="mt-10">
      <h2 className="text-section tracking-tight">{texts.title}</h2>
      <p className="mt-1 mb-4 max-w-prose text-soft">{texts.lead}</p>
      {/* biome-ignore lint/performance/noImgElement: as other sites show it */}
      <img src={routes.badge()} width={BADGE.width} height={BADGE.height} alt={alt} />
      <TextAreaField
        label={texts.code}
        className="mt-4 max-w-narrow"
        rows={4}
        readOnly
        spellCheck={false}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="secondary" className="mt-3" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </section>
  )
}
