/**
 * Generates the picture sizes that lib/media/rules/pictures.ts lists, from illustrations or photos at least 1280 pixels wide:
 *   node scripts/maintenance/optimize-pictures.mjs TARGET_FOLDER picture.jpg ...
 * Run it manually when a picture is added. The result is committed, so that no build, request or test encodes pictures.
 * Never overwrite a picture under the same name: /media is served as immutable.
 */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'

const AVIF_WIDTHS = [320, 640, 960, 1280]
const [target, ...pictures] = process.argv.slice(2)

if (!target || pictures.length === 0) {
  console.error('Usage: node scripts/maintenance/optimize-pictures.mjs TARGET_FOLDER picture.jpg ...')
  process.exit(1)
}

await mkdir(target, { recursive: true })
for (const picture of pictures) {
  const name = basename(picture, extname(picture))
  const original = join(target, `${name}.jpg`)
  if (existsSync(original)) {
    console.error(`${original} exists already: give the picture a new name.`)
    process.exitCode = 1
    continue
  }
  const at = (width) => sharp(picture).rotate().resize({ width, withoutEnlargement: true })
  for (const width of AVIF_WIDTHS)
    await at(width)
      .avif({ quality: 55, effort: 7 })
      .toFile(join(target, `${name}-${width}.avif`))
  await at(640)
    .webp({ quality: 78, effort: 6 })
    .toFile(join(target, `${name}-640.webp`))
  const { size } = await at(1280).jpeg({ quality: 76, mozjpeg: true }).toFile(original)
  console.log(`${name}: ${Math.round(size / 1000)} kB as JPEG`)
}
