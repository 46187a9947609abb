import localFont from 'next/font/local'

/** One variable font of 20 kB; from the package, because a build must not need the network. */
export const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
})
