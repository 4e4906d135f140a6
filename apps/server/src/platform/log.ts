import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import type { FastifyBaseLogger } from 'fastify';

/** Structured lines that say what happened but not to whom: no query, body, header or address. */
export function createLogger(level: string, destination: DestinationStream = process.stdout): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: presentError,
    },
  };
  return pino(options, destination);
}

/** An error without the values that databases quote in their messages. */
export function presentError(
  error: unknown,
): Record<string, unknown> & { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const fromDatabase = code !== undefined && /^[0-9A-Z]{5}$/.test(code);
  return {
    type: error.name,
    message: fromDatabase ? 'database error' : error.message,
    ...(code === undefined ? {} : { code }),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    stack: frames.slice(0, 8).join('\n'),
  };
}
