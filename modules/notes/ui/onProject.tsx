import { Notes } from "./Notes.tsx"

export default ({ id }: { id: number }) => <Notes about={{ kind: "project", id }} />
