import { FileTextOutlined, InboxOutlined } from '@ant-design/icons';
import type { StaffAbility } from '@portico/contract/route';
import type { ComponentType } from 'react';
import { may, type Role } from '../lib/abilities.ts';
import { paths } from '../lib/paths.ts';

interface Page {
  readonly key: 'applications' | 'outbox';
  readonly path: string;
  readonly needs: StaffAbility;
  readonly Icon: ComponentType<{ readonly 'aria-hidden'?: boolean }>;
}

const pages: readonly Page[] = [
  { key: 'applications', path: paths.applications, needs: 'applications.list', Icon: FileTextOutlined },
  { key: 'outbox', path: paths.outbox, needs: 'outbox.read', Icon: InboxOutlined },
];

/** The entries of the navigation for a role, in order; the first one is its start page. */
export function pagesFor(role: Role): readonly Page[] {
  return pages.filter((page) => may(role, page.needs));
}
