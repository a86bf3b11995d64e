/** What is known of copies made here lies among the drafts, under this name. */
export const fileCopiesId = 'file-copies'
