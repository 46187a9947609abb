'use client'

import { Button } from '@/components/ui/button'
import { signInTexts as texts } from './texts'

/** Shown once, right after an authenticator app was set up. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="grid gap-5">
      <p>{texts.codesWhy}</p>
      <ul className="numbers grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg bg-sunken p-5 font-semibold select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}>
          {texts.copyCodes}
        </Button>
        <Button onClick={onDone}>{texts.codesKept}</Button>
      </div>
    </div>
  )
}
