export const maxMarks = 20
