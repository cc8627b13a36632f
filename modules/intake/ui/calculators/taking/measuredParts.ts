import type { MeasuredParts } from "../../public/calculators/part.ts"
import { ChooseFloor } from "./ChooseFloor.tsx"
import { ChooseRooms } from "./ChooseRooms.tsx"
import { TakenFloor } from "./TakenFloor.tsx"
import { TakenRoom } from "./TakenRoom.tsx"

/** What the calculators behind the login have besides: rooms that a project measured. */
export const measuredParts: MeasuredParts = { ChooseRooms, TakenRoom, ChooseFloor, TakenFloor }
