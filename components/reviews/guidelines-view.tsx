import { PageHead } from '@/components/layout/page-head'
import { Prose } from '@/components/ui/prose'
import { guidelines, type Section } from './guidelines'

export function GuidelinesView() {
  return (
    <>
      <PageHead title={guidelines.title} lead={guidelines.lead} crumbs={[{ label: guidelines.title }]} />
      <div className="wrap pb-16">
        <Prose>
          {guidelines.sections.map(({ id, heading, paragraphs, ...section }: Section) => (
            <section key={id} id={id}>
              <h2>{heading}</h2>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {section.points && (
                <ul>
                  {section.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </Prose>
      </div>
    </>
  )
}
