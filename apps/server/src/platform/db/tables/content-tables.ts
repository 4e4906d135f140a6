import type { ArticleKind } from '@portico/contract/article-kinds';
import type { ArticleContent } from '@portico/contract/staff-articles.schemas';
import type { LocalText } from '@portico/form-engine/language';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from './column.ts';

/** What institutions write for applicants, and who has read it. */
export interface ContentTables {
  single_pages: {
    id: Generated<string>;
    project_id: string;
    key: string;
    edition: number;
    title: Json<LocalText>;
    content: Json<LocalText>;
    consent: ColumnType<LocalText | null, string | null, never>;
    published_at: Date;
  };
  article_drafts: {
    project_id: string;
    id: string;
    kind: ArticleKind;
    revision: Generated<number>;
    content: Json<ArticleContent>;
    changed_at: Date;
    changed_by: string;
    changed_name: string;
  };
  articles: {
    project_id: string;
    id: string;
    kind: ArticleKind;
    revision: number;
    content: Json<ArticleContent>;
    is_pinned: boolean;
    shown_from: Date;
    shown_until: Date | null;
    signed_in_only: boolean;
    batches: string[];
    states: number[];
    published_at: Date;
    published_name: string;
  };
  article_readings: { project_id: string; applicant_id: string; article_id: string; read_at: Date };
  content_files: {
    project_id: string;
    id: string;
    name: string;
    size: ColumnType<string, number, never>;
    type: string;
    sha256: string;
    width: number | null;
    height: number | null;
    named_at: Date;
    /** Of one that came with a project file. */
    origin: ColumnType<string | null, string | undefined, never>;
  };
  form_files: { project_id: string; form_version_id: string; file_id: string };
  article_files: { project_id: string; article_id: string; file_id: string };
  material_downloads: {
    project_id: string;
    applicant_id: string;
    article_id: string;
    file_id: string;
    times: Generated<number>;
    first_at: Date;
    last_at: Date;
  };
  page_readings: { project_id: string; applicant_id: string; page_id: string; read_at: Date };
}
