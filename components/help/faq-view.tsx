import { PageHead } from '@/components/layout/page-head'
import { Disclosure } from '@/components/ui/disclosure'
import { faqTexts as texts } from './texts'

export function FaqView() {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={[{ label: texts.title }]} />
      <div className="wrap pb-16">
        <div className="max-w-reading border-t border-line">
          {texts.questions.map((entry) => (
            <Disclosure key={entry.question} summary={entry.question} level={2}>
              {entry.answer}
            </Disclosure>
          ))}
        </div>
      </div>
    </>
  )
}
