/** Where the console's preview of a look finds the portal. In a file of its own, because the portal needs it at its start. */
export const lookPreviewPath = '/look-preview/';
