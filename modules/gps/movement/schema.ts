import * as z from "zod/mini"
import { line } from "#src/shared/text.ts"
import { Latitude, Longitude, priorities, taskSources } from "../schema.ts"

/** `estimatedHours` in hours with a comma's worth of decimals. */
export const MovementTask = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  priority: z.enum(priorities),
  source: z.enum(taskSources),
  estimatedHours: z.number(),
  completed: z.boolean(),
  projectId: z.nullable(z.int()),
  simulated: z.boolean(),
})
export type MovementTask = z.infer<typeof MovementTask>

/**
 * Of the widget: where it begins. Of the sensor: how it was noticed, and m/s². `simulated`: of the simulator; its tasks
 * are apart. `userId` is taken from the session and ignored here.
 */
export const StartMovement = z.strictObject({
  userId: z.optional(z.int()),
  latitude: z.optional(Latitude),
  longitude: z.optional(Longitude),
  accuracy: z.optional(z.number()),
  detectionMethod: z.optional(line(40)),
  accelerationLevel: z.optional(z.number().check(z.gte(0), z.lte(1000))),
  simulated: z.optional(z.boolean()),
})
export type StartMovement = z.infer<typeof StartMovement>

export const MovementStarted = z.object({
  success: z.literal(true),
  session: z.object({ id: z.int() }),
  tasks: z.array(MovementTask),
})
export type MovementStarted = z.infer<typeof MovementStarted>

/** Accuracies in metres, and the time between both points in milliseconds, let noise be told from movement. */
export const CheckMovement = z.strictObject({
  sessionId: z.int().check(z.positive()),
  currentLatitude: Latitude,
  currentLongitude: Longitude,
  previousLatitude: Latitude,
  previousLongitude: Longitude,
  currentAccuracy: z.optional(z.number().check(z.gte(0))),
  previousAccuracy: z.optional(z.number().check(z.gte(0))),
  elapsed: z.optional(z.number()),
})
export type CheckMovement = z.infer<typeof CheckMovement>

/** `distanceMoved` in metres; `newLocation`: far enough from where the work was to be another work. */
export const MovementChecked = z.object({
  success: z.literal(true),
  movementDetected: z.boolean(),
  distanceMoved: z.number(),
  newLocation: z.boolean(),
  /** Why it is no movement although the points lie apart. */
  doubt: z.nullable(z.enum(["inaccurate", "jump", "clock"])),
  /** The project whose place one is at. */
  project: z.nullable(z.object({ id: z.int(), name: z.string() })),
  tasks: z.array(MovementTask),
})
export type MovementChecked = z.infer<typeof MovementChecked>

export const SetTaskCompleted = z.strictObject({ completed: z.boolean() })
export type SetTaskCompleted = z.infer<typeof SetTaskCompleted>

export const MovementStopped = z.object({ success: z.literal(true) })
