'use client'

import { useEffect, useState } from 'react'
import { DataTable } from '@/components/ui/data-table'
import { showToast } from '@/components/ui/toast-store'
import { ownExports } from '@/lib/personal-data/schema'
import type { OwnExport } from '@/lib/personal-data/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { dayText } from '@/lib/providers/rules/dates'
import { leavingTexts as texts } from './leaving-texts'
import { ProvePasswordForm } from './prove-password-form'

const LOOK_EVERY_MS = 4_000

/** Asks for a copy of one's data, and lists those that were asked for. While one is being made, it looks again by itself. */
export function YourData({ exports: atFirst, today }: { exports: readonly OwnExport[]; today: string }) {
  const [exports, setExports] = useState(atFirst)
  const isWaiting = exports.some(({ state }) => state === 'being-made')

  useEffect(() => {
    if (!isWaiting) return
    const look = () =>
      callApi(routes.api.ownExports()).then((list) => setExports(ownExports.parse(list)), console.error)
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting])

  async function ask(currentPassword: string) {
    const list = await callApi(routes.api.ownExports(), { method: 'POST', body: { currentPassword } })
    setExports(ownExports.parse(list))
    showToast({ title: texts.started, description: texts.startedText })
  }

  return (
    <>
      <p className="mb-3">{texts.limit}</p>
      {exports.length > 0 && (
        <DataTable
          caption={texts.data}
          columns={[texts.asked, texts.state, texts.file]}
          rows={exports.map((one) => ({
            key: String(one.id),
            head: dayText(one.askedAt.slice(0, 10), today),
            cells: cellsOf(one, today),
          }))}
        />
      )}
      <ProvePasswordForm label={texts.ask} onSend={ask} />
    </>
  )
}

function cellsOf(one: OwnExport, today: string) {
  if (one.state === 'being-made')
    return [
      <span key="state" aria-live="polite">
        {texts.beingMade}
      </span>,
      '',
    ]
  if (one.state === 'failed') return [texts.failed, '']
  return [
    texts.readyUntil(dayText(one.until.slice(0, 10), today)),
    <a key="file" href={routes.api.ownExport(one.id)} download className="font-semibold underline underline-offset-4">
      {`${texts.download} (${texts.size(one.bytes)})`}
    </a>,
  ]
}
