import { officeAddresses, visitorAddresses } from "./plain.ts"

const publicPaths = visitorAddresses.flatMap(({ paths }) => paths)
const staffRoots = officeAddresses.flatMap(({ roots }) => roots)

/** Old and short addresses that visitors and staff may still type. */
export const redirects: Record<string, string> = Object.assign(
  {},
  ...[...visitorAddresses, ...officeAddresses].map((addresses) => addresses.redirects),
)

export const isPublicPath = (path: string) => publicPaths.includes(path)

/** Everything under these needs a login; '/auth' is where one logs in with an account. */
export const isStaffPath = (path: string) =>
  staffRoots.some((root) => path === root || path.startsWith(`${root}/`))
