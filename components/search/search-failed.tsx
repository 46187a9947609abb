import { errorTexts as texts } from '@/components/layout/error-texts'
import { buttonClasses } from '@/components/ui/button-classes'

/** The search did not work. `href`: the same search once more. */
export function SearchFailed({ href }: { href: string }) {
  return (
    <div role="alert" className="wrap flex flex-col items-start gap-4 py-16 md:py-24">
      <h1 className="text-title">{texts.title}</h1>
      <p className="max-w-prose text-lead text-soft">{texts.text}</p>
      <a href={href} className={buttonClasses({}, 'mt-2')}>
        {texts.retry}
      </a>
    </div>
  )
}
