import type { SinglePage, SinglePages } from '@portico/contract/content.schemas';
import { epochSeconds } from '../../platform/clock.ts';
import type { Heading, Page } from './content.queries.ts';

export function presentPage({ published_at, ...page }: Page): SinglePage['output'] {
  return { ...page, publish_time: epochSeconds(published_at) };
}

export function presentHeading({ read_at, ...page }: Heading): SinglePages['output']['list'][number] {
  return { ...page, is_read: read_at === null ? 0 : 1, read_time: read_at === null ? 0 : epochSeconds(read_at) };
}
