import type { ProjectFile } from "./schema.ts"

/** A scanned drawing is a picture, and no photo. */
export const isPhoto = ({ kind, mediaType }: Pick<ProjectFile, "kind" | "mediaType">): boolean =>
  kind === "photo" && mediaType.startsWith("image/")
