export const projects = {
  errors: {
    notFound: "Project niet gevonden",
  },
}
