import { translate } from '@/lib/platform/language/translate'
import { deviceName, deviceText } from './device'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
    'Edge on Mac',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
    'Chrome on Chromebook',
  ],
  ['curl/8.5.0', 'A browser'],
  ['<script>alert(1)</script>', 'A browser'],
  ['', 'A browser'],
  [null, 'A browser'],
])('%s gets a recognizable device name', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})

test.each([
  ['Firefox on Windows', 'Firefox en Windows'],
  ['A browser on Linux', 'Un navegador en Linux'],
  [deviceName(null), 'Un navegador'],
])('the owner of an account reads %s in their language', (stored, shown) => {
  expect(deviceText(translate('es-US', 'accounts.devices'), stored)).toBe(shown)
})
