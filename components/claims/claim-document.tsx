'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/button'
import { buttonClasses } from '@/components/ui/button-classes'
import { showToast } from '@/components/ui/toast-store'
import { DOCUMENT_TYPES } from '@/lib/media/schema/private-file'
import { UPLOAD, UPLOAD_SENTENCES } from '@/lib/media/schema/upload'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { claimTexts as texts } from './texts'

/** A picture or PDF as evidence: to choose, to look at, to take back. */
export function ClaimDocument({ claimId, hasDocument }: { claimId: number; hasDocument: boolean }) {
  const router = useRouter()
  const picker = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const endpoint = routes.api.claimDocument(claimId)

  async function change(options: { method: string; body?: File }, done: string) {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await callApi(endpoint, options)
      showToast({ title: done })
      router.refresh()
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      setRefusal((error instanceof CallError && error.sentence) || texts.failed)
    } finally {
      setIsBusy(false)
    }
  }
  function upload(file: File | undefined) {
    if (!file) return
    if (file.size > UPLOAD.maxBytes) return setRefusal(UPLOAD_SENTENCES.tooLarge)
    void change({ method: 'POST', body: file }, texts.documentKept)
  }

  return (
    <div className="mt-2 grid gap-4">
      <p className="max-w-prose text-soft">{texts.documentText}</p>
      <FormAlert>{refusal}</FormAlert>
      {hasDocument && (
        <a href={endpoint} download className={buttonClasses({ variant: 'quiet' }, '-ml-4 justify-self-start')}>
          {texts.seeDocument}
        </a>
      )}
      <input
        ref={picker}
        type="file"
        accept={DOCUMENT_TYPES}
        hidden
        onChange={({ currentTarget }) => {
          upload(currentTarget.files?.[0])
          // The same file once more is a change too.
          currentTarget.value = ''
        }}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" busy={isBusy} onClick={() => picker.current?.click()}>
          {hasDocument ? texts.otherDocument : texts.chooseDocument}
        </Button>
        {hasDocument && (
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() => void change({ method: 'DELETE' }, texts.documentRemoved)}
          >
            {texts.removeDocument}
          </Button>
        )}
      </div>
    </div>
  )
}
