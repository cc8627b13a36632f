import { asIs, type Kind, type Wired } from "#ui/form/kind.ts"
import { ProjectPicker } from "./ProjectPicker.tsx"

/** One of all projects, as a field of a form. */
export const projectChoice: Kind<number | null, number | null> = {
  ...asIs<number | null>(null),
  View: ({ optional, onBlur: _, ...field }: Wired<number | null>) => (
    <ProjectPicker {...field} required={!optional} />
  ),
}
