export const portal = {} as const;
