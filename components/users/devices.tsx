import { Disclosure } from '@/components/ui/disclosure'
import type { UserFile } from '@/lib/users/types'
import { officeDay } from './office-time'
import { userTexts as texts } from './texts'

/** As many as an account usually has; what follows shall not lie below sixty more. */
const AT_ONCE = 5

type DevicesProps = { devices: UserFile['devices']; now: Date }

/** Where an account is signed in, the one seen last first. */
export function Devices({ devices, now }: DevicesProps) {
  if (devices.length === 0) return <p className="text-soft">{texts.noDevices}</p>
  const more = devices.slice(AT_ONCE)
  return (
    <>
      <DeviceList devices={devices.slice(0, AT_ONCE)} now={now} />
      {more.length > 0 && (
        <Disclosure summary={texts.moreDevices(more.length)}>
          <DeviceList devices={more} now={now} />
        </Disclosure>
      )}
    </>
  )
}

const DeviceList = ({ devices, now }: DevicesProps) => (
  <ul className="divide-y divide-line text-ink">
    {devices.map(({ device, createdAt, lastSeenAt }) => (
      <li key={`${device} ${createdAt.toISOString()}`} className="py-2.5">
        {texts.deviceSeen(device, officeDay(createdAt, now), officeDay(lastSeenAt, now))}
      </li>
    ))}
  </ul>
)
