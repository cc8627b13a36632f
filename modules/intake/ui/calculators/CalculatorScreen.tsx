import { publicParts } from "../public/calculators/publicParts.ts"
import { CalculatorFrame } from "./CalculatorFrame.tsx"
import { ToProject } from "./ToProject.tsx"

/** The calculators of who works outside, and sees no prices. */
export default () => (
  <CalculatorFrame
    partsOf={publicParts}
    actions={(told, project) => <ToProject told={told} project={project} />}
  />
)
