'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/actions/button'
import { showToast } from '@/components/ui/overlays/toasts'
import { shareLink } from '@/components/ui/share'
import { Icon } from '@/components/ui/surface/icon'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'
import { previewMessages as texts } from '../profile/messages'

/** A demo of a parent's heart before and after a press. It saves nothing: a provider has no favorites. */
export function FavoriteToggle() {
  const [isOn, setIsOn] = useState(false)
  return (
    <Button variant="secondary" aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
      <Icon name={isOn ? 'heart-filled' : 'heart'} className={isOn ? 'text-coral' : ''} />
      {isOn ? texts.favorited : texts.add}
    </Button>
  )
}

/** Shares the public page, because only members can open the preview: by the share sheet, or as a copied link. */
export function SharePage({ id, name }: { id: string; name: string }) {
  const share = () => shareLink(name, absoluteUrl(routes.provider(id), window.location.origin))
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Icon name="share" />
      {texts.share}
    </Button>
  )
}

/** What families press, and for a provider's own people what happens then. */
export function ExplainedButtons() {
  const explain = (description: string) => () => showToast({ title: texts.explainTitle, description })
  return (
    <>
      <Button wide onClick={explain(texts.explainTour)}>
        <Icon name="calendar" />
        {texts.scheduleTour}
      </Button>
      <Button variant="secondary" wide onClick={explain(texts.explainMessage)}>
        <Icon name="message" />
        {texts.sendMessage}
      </Button>
    </>
  )
}
