export const told = {
  groupBefore: '{group}: ',
  itemMark: ', ',
} as const;
