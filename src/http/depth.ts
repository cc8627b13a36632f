import { Elysia } from "elysia"
import { DomainError } from "#src/shared/errors.ts"

const deepest = 32

/**
 * Refuses JSON that is nested deeper than anything of ours, before it is validated: the framework writes a refused
 * body out with indents, which takes 9 seconds and a gigabyte for 200 KB of brackets.
 */
export const shallowBodies = new Elysia({ name: "http.depth" }).onTransform({ as: "global" }, ({ body }) => {
  if (deeperThan(deepest, body)) throw new DomainError("malformed", 400)
})

function deeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => deeperThan(levels - 1, inner))
}
