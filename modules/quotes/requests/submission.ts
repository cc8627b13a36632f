import type { Day } from "#src/shared/days.ts"
import { invalid } from "#src/shared/errors.ts"
import { postcodeOf } from "#src/shared/postcode.ts"
import { checkAnswers } from "../catalogue/answers.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import type { Submission } from "./schema.ts"

export const leastAnswers = 2

/** Throws the fields that are wrong. `unkept` tells which photos are waiting for a request, `today` what is asked. */
export function checkSubmission(
  submission: Submission,
  { unkept, today }: { unkept: (ids: string[]) => string[]; today: Day },
) {
  const { answers, contactInfo, photos = [] } = submission
  const wrong = workFaults(submission, today)
  if (Object.keys(answers).length < leastAnswers) wrong.answers = "quotes.tooFewAnswers"
  const postcode = postcodeIn(contactInfo)
  if (postcode !== "" && !postcodeOf(postcode)) wrong["contactInfo.postcode"] = "quotes.postcodeWrong"
  const ids = photos.map(photoId)
  const waiting = new Set(unkept(ids))
  for (const [i, id] of ids.entries()) if (!waiting.has(id)) wrong[`photos.${i}`] = "quotes.photoUnknown"
  if (new Set(ids).size < ids.length) wrong.photos = "quotes.photosTwice"
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

/** A code per path that is wrong of what he wants done. */
export function workFaults(
  { projectTypes, answers }: Pick<Submission, "projectTypes" | "answers">,
  today: Day,
) {
  const wrong: Record<string, string> = checkAnswers(catalogueFor(projectTypes, today), answers)
  const { [startKey]: start } = answers
  if (typeof start === "string" && start !== "" && !wrong[`answers.${startKey}`] && start < today)
    wrong[`answers.${startKey}`] = "quotes.startPast"
  if (new Set(projectTypes).size < projectTypes.length) wrong.projectTypes = "quotes.typesTwice"
  return wrong
}

const startKey = "gewenste_start"

/** The name that the upload answered, without its ending, is the id of the stored file. */
export const photoId = (name: string) => name.replace(/\.jpg$/, "")

/** The field has two names; either may be left empty. */
export const postcodeIn = ({ postcode, postal }: Submission["contactInfo"]) => postcode || postal || ""
