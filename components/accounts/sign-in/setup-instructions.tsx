'use client'

import { renderSVG } from 'uqr'
import type { Setup } from './log-in'
import { signInTexts as texts } from './texts'

/** The account for an authenticator app: as a picture for another device, as a link for this one, as text for the rest. */
export function SetupInstructions({ setup }: { setup: Setup }) {
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(setup.address, { border: 2 }))}`
  return (
    <div className="grid gap-4">
      <p>{texts.setupWhy}</p>
      <div className="flex flex-wrap items-center gap-5">
        {/* biome-ignore lint/performance/noImgElement: made here, of a secret that leaves this page for nowhere */}
        <img src={picture} alt={texts.setupPicture} width={176} height={176} className="rounded-md bg-white" />
        <div className="min-w-48 flex-1">
          <p className="text-sm text-soft">{texts.setupByHand}</p>
          <p className="numbers mt-1 font-semibold break-words select-all">{setup.secret}</p>
          <a href={setup.address} className="mt-2 inline-flex min-h-11 items-center font-semibold text-pine underline">
            {texts.setupHere}
          </a>
        </div>
      </div>
    </div>
  )
}
