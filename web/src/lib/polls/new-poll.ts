/** How many answers the form has room for; more can be given by the API. */
export const numAnswers = 8
