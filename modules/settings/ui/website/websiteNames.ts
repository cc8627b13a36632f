/** The settings of the tab Website. */
export const websiteNames = [
  "underConstruction",
  "headline",
  "intro",
  "serviceArea",
  "openingHours",
  "shares",
  "story",
  "owner",
  "ownerPhoto",
  "socialLinks",
  "showTestimonials",
  "answerDays",
] as const
