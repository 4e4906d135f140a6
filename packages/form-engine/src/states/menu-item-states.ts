/** Whether an item of the left menu shows and can be opened, by its number on the wire. */
export const menuItemStates = { hidden: 0, open: 1, notYetOpen: 2 } as const;
