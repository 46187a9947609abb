import { signUpLink } from '@/components/accounts/wizard/open-wizard'
import { ButtonLink } from '@/components/ui/button-link'
import { routes } from '@/lib/platform/routes'
import { homeTexts } from './texts'

export function Closing() {
  return (
    <section className="wrap py-12 lg:py-16">
      <div className="on-deep flex flex-col gap-6 rounded-3xl bg-band p-7 text-on-band md:flex-row md:items-center md:justify-between md:gap-10 md:p-14">
        <div>
          <h2 className="text-title">{homeTexts.closing}</h2>
          <p className="mt-2 max-w-[44ch] text-on-band-soft">{homeTexts.closingText}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink variant="inverse" href={routes.search()}>
            {homeTexts.findMatch}
          </ButtonLink>
          <ButtonLink variant="inverse-outline" {...signUpLink()}>
            {homeTexts.signUpFree}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
