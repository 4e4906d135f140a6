/** The message that the viewer page sends to the surrounding page when Escape is pressed in it. */
export const closeRequest = 'portico:close-viewer';
