import { DataRows } from '@/components/ui/data-rows'
import type { ClaimSide } from '@/lib/claims/types'
import { routes } from '@/lib/platform/routes'
import { dayText } from '@/lib/providers/rules/dates'
import { claimAdminTexts as texts } from './admin-texts'
import { STRENGTH_WORDS } from './texts'

type SideViewProps = { side: ClaimSide; title: string; today: string }

/** One side's evidence, said the same way for each. */
export function SideView({ side, title, today }: SideViewProps) {
  const { id, claimant, profile, position, note, licenseNumber, license, isEmailProved, hasDocument, strength } = side
  const said = profile && [profile.title, profile.daycareName, profile.licenseNumber].filter(Boolean).join(', ')
  const typed = licenseNumber ? `${licenseNumber}: ${texts.verdicts[license]}` : texts.verdicts[license]
  const download = (
    <a
      href={routes.api.claimDocument(id)}
      download
      className="inline-flex min-h-6 items-center font-semibold text-pine hover:underline"
    >
      {texts.download}
    </a>
  )
  return (
    <section className="mt-10">
      <h2 className="text-section tracking-tight">
        {title}: {claimant.name}
      </h2>
      <DataRows
        className="mt-2"
        rows={[
          { label: texts.strength, value: <strong>{STRENGTH_WORDS[strength]}</strong> },
          { label: texts.account, value: texts.since(claimant.email, dayText(claimant.since, today)) },
          { label: texts.atSignUp, value: said || texts.none },
          { label: texts.position, value: position },
          { label: texts.license, value: typed },
          { label: texts.mailbox, value: isEmailProved ? texts.proved : texts.notProved },
          { label: texts.document, value: hasDocument ? download : texts.none },
        ]}
      />
      {note && (
        <figure className="mt-4">
          <figcaption className="text-ui text-soft">{texts.note}</figcaption>
          <blockquote className="mt-1 border-l-2 border-line pl-4 break-words whitespace-pre-line">{note}</blockquote>
        </figure>
      )}
    </section>
  )
}
