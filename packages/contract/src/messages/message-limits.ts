/** Of characters in one message; longer texts belong into a file. */
export const longestMessage = 10_000;

export const mostMessageFiles = 5;

/** Of one file, in megabytes. */
export const largestMessageFile = 20;
