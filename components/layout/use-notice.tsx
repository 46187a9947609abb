import { type ReactNode, useEffect, useState } from 'react'

/** The maintenance notice, where one is on. Its code comes once the page stands: no page waits for it or lists it among its scripts. */
export function useNotice(): ReactNode {
  const [notice, setNotice] = useState<ReactNode>(null)
  useEffect(() => {
    void import('@/components/site-settings/site-notice').then(async ({ findNotice, SiteNotice }) => {
      const text = await findNotice()
      if (text) setNotice(<SiteNotice text={text} />)
    })
  }, [])
  return notice
}
