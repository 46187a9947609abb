import plugin from 'tailwindcss/plugin'
import { colors } from '../../site.config'

/** { onPine: '#ffffff' } -> { '--on-pine': '#ffffff' } */
const properties = (theme: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(theme).map(([name, value]) => [
      `--${name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`)}`,
      value,
    ]),
  )

/** The colors of site.config.ts as custom properties. Tailwind runs this when it compiles globals.css. */
export default plugin(({ addBase }) =>
  addBase({
    ':root': properties(colors.light),
    '@media screen and (prefers-color-scheme: dark)': { ':root': properties(colors.dark) },
  }),
)
