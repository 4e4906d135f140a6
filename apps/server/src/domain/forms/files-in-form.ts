import { contentFilePath } from '@portico/contract/content-files';
import type { SampleFile } from '@portico/form-engine/definition/field-definition';
import type {
  FormDefinition,
  GroupDefinition,
  ModuleDefinition,
} from '@portico/form-engine/definition/form-definition';

/** The ids of a project's own files that a form offers. */
export function filesInForm(form: FormDefinition, projectId: string): readonly string[] {
  const start = `${contentFilePath}/${projectId}/`;
  const ids = new Set<string>();
  mapFiles(form, (file) => {
    const id = file.url.slice(start.length);
    if (file.url.startsWith(start) && uuid.test(id)) ids.add(id);
    return file;
  });
  return [...ids];
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The same form with files of its own project, where it is a copy of another one's. */
export function withFilesOf(form: FormDefinition, from: string, to: string): FormDefinition {
  const start = `${contentFilePath}/${from}/`;
  return mapFiles(form, (file) =>
    file.url.startsWith(start) ? { ...file, url: `${contentFilePath}/${to}/${file.url.slice(start.length)}` } : file,
  );
}

function mapFiles(form: FormDefinition, change: (file: SampleFile) => SampleFile): FormDefinition {
  const inFields = (fields: ModuleDefinition['fields']) =>
    fields.map((field) =>
      field.files?.samples === undefined
        ? field
        : { ...field, files: { ...field.files, samples: field.files.samples.map(change) } },
    );
  const inGroup = (group: GroupDefinition) => ({ ...group, fields: inFields(group.fields) });
  return {
    ...form,
    modules: form.modules.map((module) => ({
      ...module,
      ...(module.attachments === undefined ? {} : { attachments: module.attachments.map(change) }),
      fields: inFields(module.fields),
      groups: module.groups.map(inGroup),
    })),
  };
}
