import { PageHead } from '@/components/layout/page-head'
import { Disclosure } from '@/components/ui/disclosure'
import { faqTexts as texts } from './texts'

export function FaqView() {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={[{ label: texts.title }]} />
      <div className="wrap grid gap-8 pb-16 lg:grid-cols-[1fr_17rem] lg:gap-16">
        <nav aria-label={texts.contents} className="self-start lg:sticky lg:top-6 lg:order-last print:hidden">
          <ul className="text-ui lg:border-l lg:border-line lg:pl-5">
            {texts.groups.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-9 items-center text-soft hover:text-ink hover:underline max-md:min-h-11"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-reading">
          {texts.groups.map(({ id, heading, questions }) => (
            <section key={id} id={id} className="mb-10 scroll-mt-6">
              <h2 className="text-section">{heading}</h2>
              <div className="mt-2 border-t border-line">
                {questions.map((entry) => (
                  <Disclosure key={entry.question} summary={entry.question} level={3}>
                    {entry.answer}
                  </Disclosure>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
