import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { filePath } from '@portico/contract/uploads';
import { devPrefix } from '@portico/contract/wire';
import type { Reply } from './reply.ts';

export const deviceCookie = 'portico_device';
/** Binds the way to a provider and back to one browser. */
export const ssoCookie = 'portico_sso';

/** Cookies that scripts cannot read and other sites cannot make the browser send. */
export function cookieReply(reply: FastifyReply, secure: boolean): Reply {
  const closed = { httpOnly: true, sameSite: 'strict', secure } as const;
  const attributes = { ...closed, path: '/staff/' } as const;
  return {
    setCookie: (name, value, maxAge) => void reply.setCookie(name, value, { ...attributes, maxAge }),
    clearCookie: (name) => void reply.clearCookie(name, attributes),
    setDeviceCookie: (value, maxAge) => void reply.setCookie(deviceCookie, value, { ...closed, path: '/', maxAge }),
    setFileCookie: (name, value, maxAge) => {
      for (const path of [filePath, `${devPrefix}${filePath}`])
        reply.setCookie(name, value, { ...closed, path, maxAge });
    },
  };
}
