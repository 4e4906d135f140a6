import type { FastifyInstance } from 'fastify';

const origin = 'http://portico.test';
const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const;
const bodiless = new Set([204, 304]);
let visits = 0;

/** `fetch` for a server that does not listen. */
export async function injectRequest(
  app: Pick<FastifyInstance, 'inject'>,
  path: string,
  init: RequestInit,
  address = nextAddress(),
): Promise<Response> {
  const request = new Request(origin + path, init);
  const method = methods.find((name) => name === request.method);
  if (method === undefined) throw new Error(`The test client sends no ${request.method}`);
  const answer = await app.inject({
    method,
    url: request.url.slice(origin.length),
    headers: Object.fromEntries(request.headers),
    ...(request.body === null ? {} : { payload: Buffer.from(await request.arrayBuffer()) }),
    remoteAddress: address,
  });
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    [value].flat().map((line): [string, string] => [name, String(line)]),
  );
  const body = bodiless.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
  return new Response(body, { status: answer.statusCode, headers });
}

function nextAddress(): string {
  visits += 1;
  return `198.51.${Math.floor(visits / 250) % 250}.${visits % 250}`;
}
