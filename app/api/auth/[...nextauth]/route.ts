import { nextAuthRoute } from '@/lib/access/next-auth-route'
import { signIn } from '@/lib/accounts/commands/sign-in'
import { signOut } from '@/lib/accounts/commands/sign-out'
import { loginInput } from '@/lib/accounts/schema/inputs'
import { now } from '@/lib/platform/clock'

/** next-auth knows one refusal alone; POST /api/auth/login says why. */
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
