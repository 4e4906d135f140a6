import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Each takes twenty seconds or more: started last, they would keep one core busy at the end of a run while the others
// are idle.
const heavy = [
  'matrix/matrix.test.ts',
  'postgres/start-postgres.test.ts',
  'src/event-loop.test.ts',
  'backup/backup.test.ts',
  'upgrade/upgrade.test.ts',
];

/** The order of vitest, except that the heavy files of a project come first. */
export class HeavyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isHeavy), ...own.filter((file) => !isHeavy(file))];
    });
  }
}

function isHeavy({ moduleId }: TestSpecification): boolean {
  return heavy.some((path) => moduleId.endsWith(path));
}
