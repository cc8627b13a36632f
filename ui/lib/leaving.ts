import type { AroundNavHandler } from "wouter"

/** Public pages and the office are two programs: a link to the other one loads a page. */
export const leaving =
  (isOwn: (path: string) => boolean): AroundNavHandler =>
  (navigate, to, options) => {
    const path = to.split(/[?#]/, 1)[0]!
    if (path === "" || isOwn(path)) navigate(to, options)
    else if (options?.replace) location.replace(to)
    else location.assign(to)
  }
