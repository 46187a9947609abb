/**
 * Words for which a review is read by somebody before it is shown; it is not refused for them. Kept short on purpose: a long list
 * holds up honest parents ("the hell of the first week"), and reports find the rest. Lower case, whole words, endings are ours to list.
 */
export const STRONG_WORDS: readonly string[] = [
  'asshole',
  'assholes',
  'bastard',
  'bitch',
  'bitches',
  'bullshit',
  'cunt',
  'dickhead',
  'fuck',
  'fucked',
  'fucking',
  'motherfucker',
  'retard',
  'retarded',
  'shit',
  'shitty',
  'slut',
  'whore',
  'cabron',
  'mierda',
  'pendejo',
  'puta',
]
