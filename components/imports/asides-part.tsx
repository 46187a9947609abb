'use client'

import { useRouter } from 'next/navigation'
import { showToast } from '@/components/ui/toast-store'
import type { AsideGroup } from '@/lib/imports/types/uploads'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { AsideRows } from './aside-rows'
import { asideTexts as texts } from './texts'

/** Rows that wait, by the rule that was too weak: decided one by one, or all of a rule. */
export function AsidesPart({ groups }: { groups: readonly AsideGroup[] }) {
  const router = useRouter()
  async function decide(body: object) {
    await callApi(routes.api.importAsides(), { method: 'POST', body })
    showToast({ title: texts.done })
    router.refresh()
  }
  return (
    <section className="max-w-reading">
      <h2 className="text-section tracking-tight">{texts.title}</h2>
      <p className="mt-1 mb-3 text-soft">{texts.lead}</p>
      {groups.map((group, index) => (
        <AsideRows key={group.code} group={group} isFirst={index === 0} decide={decide} />
      ))}
    </section>
  )
}
