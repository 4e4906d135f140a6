// The answers that must be told apart where they may not be repeated, of types that have endless ones. Runs on the server too.
export { textPoints as text } from '../text/points.ts';
export { datePoints as date } from '../date/points.ts';
