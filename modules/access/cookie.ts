/**
 * The cookie of a session. `__Host-` and Secure only where the site is reached over https: a browser drops them
 * silently on http. Over https no other name counts, so that a neighbouring site can't plant a session of its own.
 */
export function sessionCookie(https: boolean) {
  const name = https ? "__Host-waterpas" : "waterpas"
  return {
    name,
    attributes: { httpOnly: true, sameSite: "lax", path: "/", secure: https } as const,
    /** Read by hand: which cookies the framework reads depends on a handler's source text, which the build minifies. */
    tokenIn: (request: Request): string | undefined =>
      new Bun.CookieMap(request.headers.get("cookie") ?? "").get(name) ?? undefined,
  }
}
