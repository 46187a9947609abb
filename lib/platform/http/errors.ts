import { type Message, message } from '../language/message'

/** Base of the errors that domain code may throw. The gate (lib/access/routes/define-route.ts) sends the status and `{ message, fields? }`, in the reader's language. */
export class DomainError extends Error {
  constructor(
    readonly status: number,
    message: Message,
    readonly fields?: Record<string, Message>,
  ) {
    super(message)
    this.name = new.target.name
  }
}

/** Invalid input; `fields` has a message for the user per field. */
export class InvalidInputError extends DomainError {
  constructor(text: Message, fields?: Record<string, Message>) {
    super(400, text, fields)
  }
}

/** Invalid input in one field: the form and the field show the same text. */
export const invalidField = (field: string, text: Message) => new InvalidInputError(text, { [field]: text })

export class NotSignedInError extends DomainError {
  constructor(text = message('platform.errors.signIn')) {
    super(401, text)
  }
}

export class ForbiddenError extends DomainError {
  constructor(text = message('platform.errors.forbidden')) {
    super(403, text)
  }
}

export class NotFoundError extends DomainError {
  constructor(text = message('platform.errors.nothingHere')) {
    super(404, text)
  }
}

/** The resource has changed in the meantime, or exists already. */
export class ConflictError extends DomainError {
  constructor(text: Message, fields?: Record<string, Message>) {
    super(409, text, fields)
  }
}

/** A conflict in one field, shown like an invalid one. */
export const conflictingField = (field: string, text: Message) => new ConflictError(text, { [field]: text })

/** How long to wait, as one would say it: "Too many tries. Please wait 12 minutes." */
function tooManyTries(seconds: number): Message {
  if (seconds <= 60) return message('platform.errors.tooManySeconds', { seconds })
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return message('platform.errors.tooManyMinutes', { minutes })
  const hours = Math.ceil(minutes / 60)
  return hours > 12 ? message('platform.errors.tooManyToday') : message('platform.errors.tooManyHours', { hours })
}

export class TooManyRequestsError extends DomainError {
  constructor(readonly retryAfterSeconds: number) {
    super(429, tooManyTries(retryAfterSeconds))
  }
}
