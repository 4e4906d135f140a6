import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { News } from '../db/news.ts';

// Well below the minute after which idle connections are closed, here and by most proxies.
const beatMs = 25_000;
// Several things at once are one piece of news.
const gatherMs = 100;
const longestSeconds = 300;

/** How long the stream stays open; browsers then open another, which checks the session anew. */
export const streamSeconds = z.coerce.number().pipe(z.int().min(0).max(longestSeconds)).optional();

/** Streams of server-sent events that end with the server. */
export function openStreams(app: FastifyInstance, news: News) {
  const open = new Set<PassThrough>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
  return {
    /** Answers with a stream that says whenever there is something new about a topic, not what it is. */
    send(reply: FastifyReply, topic: string, seconds: number = longestSeconds): FastifyReply {
      const stream = new PassThrough();
      const write = (text: string) => {
        // Whoever reads nothing gets nothing more.
        if (!stream.writableNeedDrain && !stream.writableEnded) stream.write(text);
      };
      let gathering: NodeJS.Timeout | undefined;
      const unsubscribe = news.subscribe(topic, () => {
        gathering ??= setTimeout(() => {
          gathering = undefined;
          write('event: news\ndata:\n\n');
        }, gatherMs);
      });
      const beat = setInterval(() => write(':\n\n'), beatMs);
      const end = setTimeout(() => stream.end(), seconds * 1_000);
      open.add(stream);
      stream.on('close', () => {
        unsubscribe();
        open.delete(stream);
        clearInterval(beat);
        clearTimeout(end);
        clearTimeout(gathering);
      });
      reply.raw.on('close', () => stream.destroy());
      write(':\n\n');
      // A server that closes waits for connections that are kept for further requests.
      return reply
        .type('text/event-stream')
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
        .send(stream);
    },
  };
}
