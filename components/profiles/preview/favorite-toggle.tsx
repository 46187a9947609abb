'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { previewTexts as texts } from './texts'

/** What a parent's heart looks like before and after a press. It saves nothing: a provider has no favorites. */
export function FavoriteToggle() {
  const [isOn, setIsOn] = useState(false)
  return (
    <Button variant="secondary" aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
      <Icon name={isOn ? 'heart-filled' : 'heart'} className={isOn ? 'text-coral' : ''} />
      {isOn ? texts.favorited : texts.add}
    </Button>
  )
}
