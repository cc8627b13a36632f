import { Elysia } from "elysia"
import { refuseUnwieldy } from "#src/http/unwieldy.ts"
import { DomainError } from "#src/shared/errors.ts"
import { type Role, reaches } from "#src/shared/roles.ts"
import type { User } from "./schema.ts"
import type { Access } from "./service.ts"

/**
 * `role: "manager"` on a route: only a signed-in account with at least that role gets in, as `me`.
 * The role also stands in the route's `detail`, from which the table of routes and roles is made.
 */
export function guard(access: Access) {
  const admitted = new WeakMap<Request, User>()
  return new Elysia({ name: "access.guard" }).use(refuseUnwieldy).macro({
    role: (least: Role) => ({
      detail: { role: least } as Record<string, unknown>,
      // Before the body is looked at: who may not come in does not learn what a right body looks like.
      transform({ request }) {
        const user = admit(access.who(access.cookie.tokenIn(request)), least)
        admitted.set(request, forWhomItIs(user, request.headers.get("for-account")))
      },
      resolve: ({ request }) => ({ me: admitted.get(request)! }),
    }),
  })
}

function admit(user: User | null, least: Role): User {
  if (!user) throw new DomainError("access.signInFirst", 401)
  if (!reaches(user.role, least)) throw new DomainError("access.notAllowed", 403)
  return user
}

/** What a phone kept for one person is never booked on another, who signed in there meanwhile in another tab. */
function forWhomItIs(user: User, account: string | null): User {
  if (account !== null && account !== String(user.id)) throw new DomainError("access.otherAccount", 401)
  return user
}
