import { nextAuthRoute } from '@/lib/access/next-auth'
import { signIn, signOut } from '@/lib/accounts/commands/sign-in'
import { loginInput } from '@/lib/accounts/schema'
import { now } from '@/lib/platform/time/clock'

/** next-auth has only one error; POST /api/auth/login gives the reason. */
const handler = nextAuthRoute({
  signIn: async (typed, caller) => {
    const input = loginInput.safeParse(typed)
    if (!input.success) return null
    const { session } = await signIn(input.data, caller, now())
    return session
  },
  signOut: (claims) => signOut(claims, now()),
})

export { handler as GET, handler as POST }
