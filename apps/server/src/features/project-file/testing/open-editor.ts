import { randomUUID } from 'node:crypto';
import { addContentFile } from '@portico/contract/content-files';
import type { ContentFile } from '@portico/contract/content-files.schemas';
import { applyProjectFile, compareProjectFile, projectFilePath } from '@portico/contract/project-files';
import { publishArticle, saveArticle } from '@portico/contract/staff-articles';
import type { ArticleContent } from '@portico/contract/staff-articles.schemas';
import type { ProjectFile } from '../../../domain/project-file/format/project-file.ts';
import { buildPng } from '../../../platform/files/pictures/testing/build-png.ts';
import { openClient, type TestClient } from '../../../testing/client.ts';
import type { openTestServer } from '../../../testing/test-server.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import type { ToyProject } from '../../../testing/toys/toy-tenants.ts';

type Server = Awaited<ReturnType<typeof openTestServer>>;

/** An administrator who writes articles, exports project files and imports them. */
export interface Editor {
  readonly client: TestClient;
  readonly upload: (of: ToyProject, file: File) => Promise<ContentFile>;
  readonly publish: (of: ToyProject, content: ArticleContent, how?: Partial<Publishing>) => Promise<string>;
  readonly exportFrom: (of: { readonly id: string }) => Promise<ProjectFile>;
  readonly compare: (of: ToyProject, file: object) => Promise<Report>;
  /** Gives the report that was applied. */
  readonly importInto: (of: ToyProject, file: object) => Promise<Report>;
}

type Report = Awaited<ReturnType<typeof compareBy>>;

interface Publishing {
  readonly kind: 'notice' | 'download';
  readonly id: string;
  readonly revision: number;
}

export const asFile = (file: object) => new File([JSON.stringify(file)], 'project.json', { type: 'application/json' });
export const inAll = (text: string) => ({ sc: text, tc: text, en: text });
export const pdf = (bytes: number) => new File([`%PDF-1.7\n${'x'.repeat(bytes)}`], 'guide.pdf');

/** A white square of 40 pixels. */
export const picture = () => new File([new Uint8Array(buildPng(40, 1, Buffer.alloc((1 + 5) * 40)))], 'campus.png');

/** An administrator of the organisation of a project. */
export async function openEditor(server: Server, { orgId }: ToyProject): Promise<Editor> {
  const { cookie } = await buildStaff(server.ownerDb, { role: 'administrator', orgId });
  const client = openClient(server.app).as({ cookie });
  return {
    client,
    upload: (of, file) => client.call(addContentFile, { project: of.id, file }),
    publish: async (of, content, { kind = 'notice', id = randomUUID(), revision = 0 } = {}) => {
      const named = { project: of.id, article: id };
      const saved = await client.call(saveArticle, { ...named, kind, revision, content });
      await client.call(publishArticle, { ...named, revision: saved.revision });
      return id;
    },
    exportFrom: async (of) => (await client.fetch(`${projectFilePath}?project=${of.id}`)).json(),
    compare: (of, file) => compareBy(client, of, file),
    importInto: async (of, file) => {
      const report = await compareBy(client, of, file);
      await client.call(applyProjectFile, { project: of.id, revision: report.revision, file: asFile(file) });
      return report;
    },
  };
}

function compareBy(client: TestClient, of: ToyProject, file: object) {
  return client.call(compareProjectFile, { project: of.id, file: asFile(file) });
}
