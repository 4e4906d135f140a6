import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { requireDeclarations } from './declared-routes.ts';

const whole = { access: ['anyone'], limit: 'read', described: 'page' } as const;

describe('requireDeclarations', () => {
  it.each(['access', 'limit', 'described'] as const)('refuses a route without %s', (part) => {
    const app = fastify();
    requireDeclarations(app);
    const { [part]: _left, ...config } = whole;
    expect(() => app.get('/x', { config }, async () => '')).toThrow(`GET /x does not declare its ${part}`);
  });

  it('refuses a route of staff that does not say what they must be allowed to do', () => {
    const app = fastify();
    requireDeclarations(app);
    const config = { ...whole, access: ['staff'] } as const;
    expect(() => app.get('/x', { config }, async () => '')).toThrow('GET /x does not declare its may');
    expect(() => app.get('/y', { config: { ...config, may: 'outbox.read' } }, async () => '')).not.toThrow();
  });

  it('takes a route that says everything', () => {
    const app = fastify();
    requireDeclarations(app);
    expect(() => app.get('/x', { config: whole }, async () => '')).not.toThrow();
  });
});
