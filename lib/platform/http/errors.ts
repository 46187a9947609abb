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

export class TooManyRequestsError extends DomainError {
  constructor(readonly retryAfterSeconds: number) {
    super(429, `Too many tries. Please wait ${retryAfterSeconds} seconds.`)
  }
}
