export const videoTexts = {
  label: 'Short film: a nursery yard with a kite and hopping animals',
  play: 'Play film',
  pause: 'Pause film',
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  replay: 'Play film again',
  captions: 'English',
} as const
