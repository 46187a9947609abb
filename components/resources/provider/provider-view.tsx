import { PageHead } from '@/components/layout/page-head'
import { buttonClasses } from '@/components/ui/button-classes'
import { ButtonLink } from '@/components/ui/button-link'
import { Prose } from '@/components/ui/prose'
import { routes } from '@/lib/platform/routes'
import { SITE } from '@/lib/platform/site'
import { providerResourceTexts as texts } from './texts'

export function ProviderResourcesView() {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={[{ label: texts.title }]} />
      <div className="wrap pb-16">
        <Prose>
          {texts.sections.map((section) => (
            <section key={section.heading}>
              <h2>{section.heading}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </Prose>
        <div className="mt-9 flex flex-wrap gap-2.5">
          <a className={buttonClasses({})} href={`mailto:${SITE.contactEmail}`}>
            {texts.write}
          </a>
          <ButtonLink variant="secondary" href={routes.search()}>
            {texts.find}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
