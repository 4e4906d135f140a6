/** What the viewer page says to the page around it when Escape is pressed in it. */
export const closeRequest = 'portico:close-viewer';
