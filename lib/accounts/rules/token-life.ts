/** How long a link in one of our mails works. */
export const TOKEN_MINUTES = 60
