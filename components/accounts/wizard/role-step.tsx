'use client'

import { Icon } from '@/components/ui/icon'
import { SIGN_UP_ROLES, type SignUpRole } from '@/lib/accounts/schema/inputs'
import { wizardTexts as texts } from './texts'

const ICONS = { caregiver: 'users', careprovider: 'home' } as const

export function RoleStep({ onChosen }: { onChosen: (role: SignUpRole) => void }) {
  return (
    <div className="grid gap-3">
      <p className="text-soft">{texts.roleQuestion}</p>
      {SIGN_UP_ROLES.map((role) => (
        <button
          key={role}
          type="button"
          onClick={() => onChosen(role)}
          className="flex min-h-18 cursor-pointer items-center gap-4 rounded-lg border border-line-strong bg-card px-5 py-4 text-left transition-colors hover:border-pine"
        >
          <Icon name={ICONS[role]} size="lg" className="text-pine" />
          <span className="min-w-0 flex-1">
            <span className="block text-lead font-semibold">{texts.roles[role].title}</span>
            <span className="block text-sm text-soft">{texts.roles[role].text}</span>
          </span>
          <Icon name="chevron-right" className="text-soft" />
        </button>
      ))}
    </div>
  )
}
