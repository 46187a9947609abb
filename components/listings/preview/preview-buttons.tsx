'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/actions/button'
import { useLocalPath } from '@/components/ui/language'
import { showToast } from '@/components/ui/overlays/toasts'
import { shareLink } from '@/components/ui/share'
import { Icon } from '@/components/ui/surface/icon'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'

/** A demo of a parent's heart before and after a press. It saves nothing: a provider has no favorites. */
export function FavoriteToggle() {
  const t = useTranslations('listings.preview')
  const [isOn, setIsOn] = useState(false)
  return (
    <Button variant="secondary" aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
      <Icon name={isOn ? 'heart-filled' : 'heart'} className={isOn ? 'text-coral' : ''} />
      {isOn ? t('favorited') : t('add')}
    </Button>
  )
}

/** Shares the public page, because only members can open the preview: by the share sheet, or as a copied link. */
export function SharePage({ id, name }: { id: string; name: string }) {
  const path = useLocalPath()
  const t = useTranslations('listings.preview')
  const ui = useTranslations('ui')
  const share = () => shareLink(ui, name, absoluteUrl(path(routes.provider(id)), window.location.origin))
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Icon name="share" />
      {t('share')}
    </Button>
  )
}

/** The buttons that families press. Here they explain what they do. */
export function ExplainedButtons() {
  const t = useTranslations('listings.preview')
  const explain = (description: string) => () => showToast({ title: t('explainTitle'), description })
  return (
    <>
      <Button wide onClick={explain(t('explainTour'))}>
        <Icon name="calendar" />
        {t('scheduleTour')}
      </Button>
      <Button variant="secondary" wide onClick={explain(t('explainMessage'))}>
        <Icon name="message" />
        {t('sendMessage')}
      </Button>
    </>
  )
}
