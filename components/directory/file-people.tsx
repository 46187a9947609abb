import { claimTexts } from '@/components/claims/texts'
import { TextLink } from '@/components/ui/text-link'
import type { ProviderFile } from '@/lib/directory/types'
import { routes } from '@/lib/platform/routes'
import { ROLE_WORDS } from '@/lib/provider-people/rules/role-words'
import { FilePart } from './file-part'
import { fileTexts as texts } from './texts'

/** Who manages it, and who wants to. */
export function FilePeople({ people, claims }: Pick<ProviderFile, 'people' | 'claims'>) {
  return (
    <>
      <FilePart title={texts.people} none={texts.noPeople} isEmpty={people.length === 0}>
        <ul>
          {people.map(({ userId, name, role }) => (
            <li key={userId}>
              <TextLink href={routes.admin.user(userId)} className="inline-flex min-h-11 items-center">
                {name}
              </TextLink>
              , {ROLE_WORDS[role].name.toLowerCase()}
            </li>
          ))}
        </ul>
      </FilePart>
      {claims.length > 0 && (
        <FilePart title={texts.claims}>
          <ul>
            {claims.map(({ id, name, status }) => (
              <li key={id}>
                <TextLink href={routes.approvals.claim(id)} className="inline-flex min-h-11 items-center">
                  {name}
                </TextLink>
                , {claimTexts.status[status].toLowerCase()}
              </li>
            ))}
          </ul>
        </FilePart>
      )}
    </>
  )
}
