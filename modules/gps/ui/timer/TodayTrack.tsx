import { DayTrack } from "../track/DayTrack.tsx"

/** Where one went today, loaded after what one came for. */
export default function TodayTrack() {
  return <DayTrack />
}
