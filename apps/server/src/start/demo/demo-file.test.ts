import { expect, test } from 'vitest';
import { demoTenants } from '../../../seeds/demo-tenants.ts';
import { projectFile } from '../../domain/project-file/format/project-file.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { demoFile } from './demo-file.ts';

test.each(demoTenants)('$slug is a project file', async (tenant) => {
  expect(projectFile.safeParse(await demoFile(tenant, frozenNow)).error).toBeUndefined();
});
