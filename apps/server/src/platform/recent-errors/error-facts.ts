import { presentError } from '../log.ts';

export interface ErrorFacts {
  readonly name: string;
  readonly code: string | null;
  /** Function names and places in the code, line by line. */
  readonly stack: string;
}

const longestStack = 2_000;

/** What is kept of an error: where it happened, not what it said, since messages quote what people wrote. */
export function errorFacts(error: unknown): ErrorFacts {
  const { type, code } = presentError(error);
  return { name: type.slice(0, 60), code: asCode(code), stack: framesOf(error) };
}

function asCode(code: unknown): string | null {
  return typeof code === 'string' && /^[\w.-]{1,60}$/.test(code) ? code : null;
}

// The stack begins with the message, whose lines may look like frames.
function framesOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { stack = '', message } = error;
  const begin = stack.indexOf(message);
  return stack
    .slice(begin === -1 ? 0 : begin + message.length)
    .split('\n')
    .filter((line) => /^\s+at \S.*?(:\d+:\d+|<anonymous>|native)\)?$/.test(line))
    .slice(0, 8)
    .map((line) => line.trim().replace(/(?:file:\/\/)?\/[^\s()]*?\/(?=(?:apps|packages|node_modules)\/)/, ''))
    .join('\n')
    .slice(0, longestStack);
}
