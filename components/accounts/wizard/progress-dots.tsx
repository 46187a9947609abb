import { STEPS, type Step } from './steps'
import { wizardTexts as texts } from './texts'

export function ProgressDots({ step }: { step: Step }) {
  const at = STEPS.indexOf(step)
  return (
    <div className="flex items-center gap-2" role="img" aria-label={texts.stepOf(at + 1, STEPS.length)}>
      {STEPS.map((one, index) => (
        <span
          key={one}
          className={`h-2 rounded-full transition-all ${index === at ? 'w-6 bg-pine' : index < at ? 'w-2 bg-pine' : 'w-2 bg-line-strong'}`}
        />
      ))}
    </div>
  )
}
