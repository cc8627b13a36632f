import { typeLabels } from "#src/shared/projectTypes.ts"
import { textFromDay } from "#ui/lib/day.ts"
import type { Project } from "../../schema.ts"
import { useCustomers } from "../customers/hooks.ts"
import { useColleagues } from "../hooks.ts"
import { degreesText } from "../map/place.ts"
import type { ProjectForm } from "./project.tsx"

type Typed = ReturnType<ProjectForm["typed"]>

/** What stands in a field of the form, for people to compare. */
export function useWords() {
  const customers = useCustomers().data ?? []
  const colleagues = useColleagues().data ?? []

  return (name: keyof Typed, typed: Typed, { customerId, metadata, team }: Project): string | undefined => {
    switch (name) {
      case "customerId":
        return typed.customerId === customerId
          ? metadata.clientName
          : customers.find(({ id }) => id === typed.customerId)?.name
      case "projectTypes":
        return typed.projectTypes.map((type) => typeLabels[type as keyof typeof typeLabels]).join(", ")
      case "team":
        return typed.team
          .map((id) => [...colleagues, ...team].find((each) => String(each.id) === id)?.name)
          .join(", ")
      case "place":
        return (
          (typed.place && `${degreesText(typed.place.latitude)} / ${degreesText(typed.place.longitude)}`) ??
          undefined
        )
      case "startDate":
      case "endDate":
        return textFromDay(typed[name])
      default:
        return typed[name]
    }
  }
}
