'use client'

import { useRouter } from 'next/navigation'
import { AskFirst } from '@/components/forms/ask-first'
import { SelectField } from '@/components/ui/select-field'
import { showToast } from '@/components/ui/toast-store'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { ROLE_WORDS } from '@/lib/provider-people/rules/role-words'
import type { ProviderPersonLine } from '@/lib/provider-people/types'
import { ProviderPersonRole } from '@/prisma/generated/enums'
import { peopleTexts as texts } from './texts'

const ROLES = Object.values(ProviderPersonRole).map((value) => ({ value, label: ROLE_WORDS[value].name }))

type PersonRowProps = { providerId: string; person: ProviderPersonLine; isManager: boolean }

/** One of a provider's people. A manager changes the role of others, and removes them. */
export function PersonRow({ providerId, person, isManager }: PersonRowProps) {
  const { userId, name, email, role, isYou, isActive } = person
  const router = useRouter()
  const endpoint = routes.api.providerPerson(providerId, userId)

  async function change(next: string) {
    try {
      await callApi(endpoint, { method: 'PATCH', body: { role: next } })
      const chosen = ROLES.find(({ value }) => value === next)
      showToast({ title: texts.roleSaved(name, chosen?.label ?? next) })
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      showToast({ title: (error instanceof CallError && error.sentence) || texts.notSaved, tone: 'destructive' })
    }
    router.refresh()
  }
  async function remove() {
    await callApi(endpoint, { method: 'DELETE' })
    showToast({ title: texts.removed(name) })
    router.refresh()
  }

  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold break-words">
            {name} {isYou && <span className="font-normal text-soft">({texts.you})</span>}
          </p>
          {email && <p className="text-sm break-all text-soft">{email}</p>}
          {!isActive && <p className="text-sm text-coral-deep">{texts.closed}</p>}
        </div>
        {isManager && !isYou ? (
          <SelectField
            // A refused change goes back to what is.
            key={role}
            label={texts.role(name)}
            labelHidden
            className="w-44"
            defaultValue={role}
            options={ROLES}
            onChange={(event) => void change(event.target.value)}
          />
        ) : (
          <p className="text-ui text-soft">{ROLE_WORDS[role].name}</p>
        )}
      </div>
      {isManager && !isYou && (
        <AskFirst label={texts.remove} question={texts.removeQuestion(name)} confirm={texts.remove} act={remove} />
      )}
    </li>
  )
}
