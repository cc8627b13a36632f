import { useState } from "react"
import { Gallery } from "./gallery/Gallery.tsx"
import { useShots } from "./shots.ts"
import { TakePhotos } from "./taking/TakePhotos.tsx"

/** Photos of a job: taking them, and all that were taken. */
export function PhotosTab({ project, closed }: { project: number; closed: boolean }) {
  const shots = useShots(project)
  const [selecting, setSelecting] = useState(false)
  return (
    <div className="stack roomy">
      {!closed && !selecting && <TakePhotos project={project} shots={shots.data ?? []} />}
      <Gallery {...{ project, shots, closed, selecting, setSelecting }} />
    </div>
  )
}
