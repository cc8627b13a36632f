import type { Named } from "../schema.ts"

/** What people are called on a narrow card: 'Anna', or 'Anna W.' where there are two. */
export function callNames(people: readonly Named[]): Map<number, string> {
  const first = ({ name }: Named) => name.split(" ")[0]!
  const last = ({ name }: Named) => name.split(" ").at(-1)!
  const alike = Map.groupBy(people, first)
  return new Map(
    people.map((person) => {
      const twins = alike.get(first(person))!.length > 1 && last(person) !== first(person)
      return [person.id, twins ? `${first(person)} ${last(person)[0]}.` : first(person)]
    }),
  )
}
