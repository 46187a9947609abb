'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { dayText } from '@/lib/providers/rules/dates'
import { compareTexts as texts } from './texts'

/** A link that shows the comparison to whoever has it; made, shown once, and ended here. */
export function ShareLink({ linkMadeAt }: { linkMadeAt: string | null }) {
  const [madeAt, setMadeAt] = useState(linkMadeAt)
  const [url, setUrl] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function act(method: 'POST' | 'DELETE') {
    setIsBusy(true)
    try {
      const answer = await callApi(routes.api.compareLink(), { method })
      const made = isMade(answer) ? answer : undefined
      setUrl(made?.url)
      setMadeAt(made?.linkMadeAt ?? null)
      if (method === 'DELETE') showToast({ title: texts.revoked })
    } catch (error) {
      console.error(error)
      showToast({ title: texts.shareFailed, tone: 'destructive' })
    }
    setIsBusy(false)
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(url ?? '')
      showToast({ title: texts.copied })
    } catch {
      showToast({ title: texts.copyFailed, tone: 'destructive' })
    }
  }
  return (
    <Disclosure summary={texts.share} level={3} className="border-t">
      <p>{texts.shareText}</p>
      {url && (
        <div className="mt-4 flex flex-wrap items-end gap-2.5 text-ink">
          <TextField
            label={texts.link}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className="min-w-60 flex-1"
          />
          <Button onClick={() => void copy()}>{texts.copy}</Button>
        </div>
      )}
      {madeAt && !url && (
        <p className="mt-3">{texts.linkMade(dayText(madeAt.slice(0, 10), new Date().toISOString()))}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button variant="secondary" busy={isBusy} onClick={() => void act('POST')}>
          {madeAt ? texts.newLink : texts.makeLink}
        </Button>
        {madeAt && (
          <Button variant="danger" busy={isBusy} onClick={() => void act('DELETE')}>
            {texts.revoke}
          </Button>
        )}
      </div>
      {madeAt && <p className="mt-2 text-xs">{texts.newLinkHint}</p>}
    </Disclosure>
  )
}

function isMade(answer: unknown): answer is { url: string; linkMadeAt: string } {
  return typeof answer === 'object' && answer !== null && 'url' in answer && 'linkMadeAt' in answer
}
