/** A sentence for the person at the keyboard: what went wrong and what to do. Ends the command with status 1. */
export class Failure extends Error {}

/** The sentence behind an error of the system, for the mistakes that any file or network access can meet. */
export function sentenceFor(error) {
  if (error instanceof Failure) return error.message
  const where = error?.path ? ` (${error.path})` : ''
  switch (error?.code) {
    case 'ENOSPC':
      return `The disk is full${where}: free some space, then start again.`
    case 'EROFS':
      return `This folder cannot be written${where}: copy the project to a place where you may write.`
    case 'EACCES':
    case 'EPERM':
      return `Permission denied${where}: start as the user who owns this folder, or copy the project to a place where you may write.`
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many files are open on this machine: close other programs, then start again.'
    default:
      return undefined
  }
}
