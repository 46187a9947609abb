/** Decodes one HEIC and exits (pictures.ts). In JavaScript, since a worker thread is started from a file. */
import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'

const { bytes, maxPixels, minSide } = workerData

/** The picture itself: a phone's file also contains tiles, a preview and sometimes a depth map. */
function findPrimary() {
  const images = new libheif.HeifDecoder().decode(bytes)
  return images.find((image) => image.is_primary()) ?? images[0]
}

function decode(image, width, height) {
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
  return new Promise((resolve) => image.display(target, (shown) => resolve(shown?.data)))
}

async function read() {
  const image = findPrimary()
  if (!image) return { problem: 'broken' }
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > maxPixels) return { problem: 'tooManyPixels' }
  if (Math.min(width, height) < minSide) return { problem: 'tooSmall' }
  const pixels = await decode(image, width, height)
  return pixels ? { width, height, pixels } : { problem: 'broken' }
}

const result = await read().catch(() => ({ problem: 'broken' }))
parentPort.postMessage(result, result.pixels ? [result.pixels.buffer] : [])
