/** The password of all demo accounts. Plain JavaScript, because npm run demo prints it. */
export const DEMO_PASSWORD = 'playground-2026'
