import type { ApplicationState } from './application-store.ts';
import { emptyApplication } from './application-store.ts';
import { emptySession, type SessionState } from './session-store.ts';

type KeptSession = Pick<SessionState, 'user' | 'unread'>;

export interface StoredState {
  readonly session: KeptSession;
  readonly application: ApplicationState;
}

/** The part of the state that outlives the page, as text with the specification's names. */
export function writeKept(session: SessionState, application: ApplicationState): string {
  return JSON.stringify({
    userInfo: session.user,
    newMessageCount: session.unread,
    project: {
      freeState: application.passwordFree,
      successData: application.outcome,
      device_id: application.deviceId,
      signature: application.signature,
    },
  });
}

/** Reads it back; parts that are missing or malformed are as at a first visit. */
export function readKept(text: string | null): StoredState {
  const stored = parse(text);
  const project = part(stored, 'project', {});
  return {
    session: {
      user: part(stored, 'userInfo', emptySession.user, isUser),
      unread: part(stored, 'newMessageCount', emptySession.unread),
    },
    application: {
      passwordFree: part(project, 'freeState', emptyApplication.passwordFree),
      outcome: part(project, 'successData', emptyApplication.outcome),
      deviceId: part(project, 'device_id', emptyApplication.deviceId),
      signature: part(project, 'signature', emptyApplication.signature),
    },
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}

function part<A>(whole: unknown, name: string, fallback: A, fits = sameKind(fallback)): A {
  const value: unknown = typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
  return fits(value) ? value : fallback;
}

function sameKind<A>(example: A): (value: unknown) => value is A {
  return (value): value is A =>
    example === null
      ? typeof value === 'object' && !Array.isArray(value)
      : value !== null && typeof value === typeof example && Array.isArray(value) === Array.isArray(example);
}

function isUser(value: unknown): value is SessionState['user'] {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'uid') === 'string';
}
