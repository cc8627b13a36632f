/** Of the intake on site, what a worker meets too. */
export const intake = {
  errors: {},
}
