import { useEffect, useEffectEvent } from 'react'

/** Says when something begins and ends to be on its way; nobody waits for what is shown no more. */
export function useArriving(isArriving: boolean, onArriving: (isArriving: boolean) => void): void {
  const tell = useEffectEvent(onArriving)
  useEffect(() => {
    tell(isArriving)
    return () => tell(false)
  }, [isArriving])
}
