import { publicParts } from "../public/calculators/publicParts.ts"
import { CalculatorFrame } from "./CalculatorFrame.tsx"
import { costPart } from "./costPart.ts"
import { ToOrder } from "./ToOrder.tsx"
import { ToProject } from "./ToProject.tsx"
import { ToQuotation } from "./ToQuotation.tsx"

/** The calculators of the office: with prices, and the way to a quotation and an order. */
export default () => (
  <CalculatorFrame
    partsOf={partsOfOffice}
    actions={(told, project) => (
      <>
        <ToProject told={told} project={project} />
        <ToQuotation work={told.work} project={project} />
        {told.bought !== undefined && <ToOrder what={told.headline} bought={told.bought} />}
      </>
    )}
  />
)

const partsOfOffice = () => [...publicParts(), costPart()]
