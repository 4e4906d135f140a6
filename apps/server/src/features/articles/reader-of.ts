import type { Reader } from '../../domain/articles/shown-articles.queries.ts';
import type { Situations } from '../../platform/wire/bound-route.ts';

export type GuestCall = Situations['guest'];

export function readerOf(call: GuestCall): Reader {
  return { applicantId: 'session' in call ? call.session.applicantId : null, now: call.now };
}
