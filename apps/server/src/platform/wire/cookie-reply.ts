import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Reply } from './reply.ts';

/** Cookies that no script reads and no other site can have sent. */
export function cookieReply(reply: FastifyReply, secure: boolean): Reply {
  const attributes = { httpOnly: true, sameSite: 'strict', path: '/staff/', secure } as const;
  return {
    setCookie: (name, value, maxAge) => void reply.setCookie(name, value, { ...attributes, maxAge }),
    clearCookie: (name) => void reply.clearCookie(name, attributes),
  };
}
