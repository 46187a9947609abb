import { useTranslations } from 'next-intl'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { DataRows } from '@/components/ui/data/data-list'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import type { PeopleOfProvider } from '@/lib/listings/people/schema'
import { mayAct } from '@/lib/listings/policy'
import { ProviderPersonRole } from '@/prisma/generated/enums'
import { InvitationRow, InviteForm, LeaveProvider, PersonRow } from './people-forms'

type PeopleViewProps = { shown: PeopleOfProvider; userId: number }

/** The members of a provider; managers also get the management forms. */
export function PeopleView({ shown, userId }: PeopleViewProps) {
  const t = useTranslations('listings.people')
  const roles = useTranslations('listings.roles')
  const { provider, ownRole, isLastManager, renewsByCard, people, invitations } = shown
  const isManager = mayAct(ownRole, 'manage-people')
  return (
    <RestoredFocus className="max-w-reading">
      <h2 className="text-section tracking-tight">{provider.name}</h2>
      <ul aria-label={t('people')} className="mt-4 divide-y divide-line border-y border-line">
        {people.map((person) => (
          <PersonRow key={person.userId} providerId={provider.id} {...{ person, isManager, renewsByCard }} />
        ))}
      </ul>
      <Disclosure summary={t('roles')} className="border-b-0">
        <DataRows
          rows={Object.values(ProviderPersonRole).map((role) => ({
            label: roles(`names.${role}`),
            value: roles(`may.${role}`),
          }))}
        />
      </Disclosure>
      {!isManager && <p className="mt-2 text-soft">{t('forManagers')}</p>}
      {invitations.length > 0 && (
        <>
          <h2 className="mt-8 text-section tracking-tight">{t('invited')}</h2>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} providerId={provider.id} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
      {isManager && <InviteForm key={provider.id} userId={userId} providerId={provider.id} />}
      {isLastManager ? (
        <p className="mt-10 text-sm text-soft">{t('lastManager')}</p>
      ) : (
        <LeaveProvider provider={provider} userId={userId} renewsByCard={renewsByCard} />
      )}
    </RestoredFocus>
  )
}
