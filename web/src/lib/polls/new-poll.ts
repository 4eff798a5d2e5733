/** As many as a poll has at most; the form shows the first of them, and the others when they are wanted. */
export const shownAnswers = 8
export const numAnswers = 20
