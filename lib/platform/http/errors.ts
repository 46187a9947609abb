/** Base of the errors that domain code may throw. The gate (lib/access/routes/define-route.ts) sends the status and `{ message, fields? }`. */
export class DomainError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message)
    this.name = new.target.name
  }
}

/** Invalid input; `fields` has a message for the user per field. */
export class InvalidInputError extends DomainError {
  constructor(message: string, fields?: Record<string, string>) {
    super(400, message, fields)
  }
}

export class NotSignedInError extends DomainError {
  constructor(message = 'Please sign in first.') {
    super(401, message)
  }
}

export class ForbiddenError extends DomainError {
  constructor(message = 'Your account can’t do this.') {
    super(403, message)
  }
}

export class NotFoundError extends DomainError {
  constructor(message = 'There’s nothing here.') {
    super(404, message)
  }
}

/** The resource has changed in the meantime, or exists already. */
export class ConflictError extends DomainError {
  constructor(message: string, fields?: Record<string, string>) {
    super(409, message, fields)
  }
}

/** How long to wait, as one would say it: "Please wait 12 minutes." */
export function waitText(seconds: number): string {
  if (seconds <= 60) return `Please wait ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `Please wait ${minutes} minutes.`
  const hours = Math.ceil(minutes / 60)
  return hours > 12 ? 'Please try again tomorrow.' : `Please wait ${hours === 1 ? 'an hour' : `${hours} hours`}.`
}

export class TooManyRequestsError extends DomainError {
  constructor(readonly retryAfterSeconds: number) {
    super(429, `Too many tries. ${waitText(retryAfterSeconds)}`)
  }
}
