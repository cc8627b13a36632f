/** From least to most: a manager may do what a worker may, an owner everything. */
export const roles = ["worker", "manager", "owner"] as const
export type Role = (typeof roles)[number]

export const reaches = (role: Role, least: Role) => roles.indexOf(role) >= roles.indexOf(least)
