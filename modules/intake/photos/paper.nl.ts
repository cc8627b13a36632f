/** What stands in files of photos. */
export const photoPaper = {
  /** What a photo is called of which nobody said anything. */
  photo: "Foto",
}
