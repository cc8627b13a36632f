import type { User } from "#modules/access/schema.ts"
import type { Answers } from "#src/manifest/answers.ts"
import { reaches } from "#src/shared/roles.ts"
import type { Project } from "./schema.ts"

/** Tells of what was generated also what its quotation says, to who may see prices. */
export const createGenerated =
  ({ offers }: Pick<Answers, "offers">) =>
  (projects: Project[], viewer: User): Project[] => {
    if (!reaches(viewer.role, "manager")) return projects
    const ids = projects.flatMap(({ metadata }) =>
      metadata.chatgptGenerated && metadata.offerteId !== null ? metadata.offerteId : [],
    )
    if (ids.length === 0) return projects
    const known = offers(ids)
    return projects.map((project) => ({
      ...project,
      metadata: { ...project.metadata, ...known.get(project.metadata.offerteId ?? 0) },
    }))
  }
