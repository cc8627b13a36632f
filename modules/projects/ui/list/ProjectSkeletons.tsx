import { Skeleton } from "#ui/kit/Skeleton.tsx"

/** As much room as the first projects take. */
export function ProjectSkeletons({ table }: { table: boolean }) {
  if (table) return <Skeleton lines={8} height="3.5rem" />
  return (
    <ul className="project-cards stack project-skeletons" aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <li key={card} className="project-card stack">
          <Skeleton lines={4} />
        </li>
      ))}
    </ul>
  )
}
