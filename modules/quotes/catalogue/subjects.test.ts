import { expect, test } from "bun:test"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { catalogueFor } from "./catalogue.ts"
import { subjectOf } from "./subjects.ts"

test("every question has a subject of its own that fits within a sentence", () => {
  for (const type of projectTypes) {
    const questions = catalogueFor([type], "2026-11-21").flatMap(({ questions }) => questions)
    const subjects = questions.map(subjectOf)
    expect(subjects.filter((subject) => subject.length > 30 || /^[A-Z]|\?/.test(subject))).toEqual([])
    expect(subjects.filter((subject, at) => subjects.indexOf(subject) < at)).toEqual([])
  }
})
