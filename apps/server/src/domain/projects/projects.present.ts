import {
  type AuthMode,
  authMode,
  type ProjectBatches,
  type ProjectInfo,
  type PublicProjects,
  publicProjects,
  type SettingInfo,
} from '@portico/contract/tenants.schemas';
import { batchStateOf } from '../periods.ts';
import { epochSeconds } from '../../platform/clock.ts';
import type { Settings } from '../../platform/settings.ts';
import type { findProjectSettings, listBatches, listPublicProjects, ProjectDetail } from './projects.queries.ts';

/** The base address of public pictures; empty if this server serves them. */
export type PictureBase = Pick<Settings, 'picturesUrl'>;

export function presentAuthMode(project: ProjectDetail, now: Date, pictures: PictureBase): AuthMode['output'] {
  return authMode.output.parse({
    org_id: project.org_id,
    project_id: project.id,
    ico_url: pictureUrl(pictures, project.id, 'icon', project.icon),
    lang: project.languages,
    login_methods: project.login_methods,
    register_methods: project.register_methods,
    deadline: epochSeconds(project.service_ends_at),
    ...(project.effective_state === 'suspended' ? { suspended: true } : {}),
    server_time: epochSeconds(now),
  });
}

export function presentProjectInfo(project: ProjectDetail, pictures: PictureBase): ProjectInfo['output'] {
  return {
    org_id: project.org_id,
    project_id: project.id,
    domain: project.slug,
    org_name: project.org_name,
    title: project.title,
    seo_title: project.seo_title,
    ico_url: pictureUrl(pictures, project.id, 'icon', project.icon),
    color: project.brand_color,
    color_rgba: project.color_rgba || colorRgba(project.brand_color),
    background: pictureUrl(pictures, project.id, 'logo', project.logo),
    header_image: pictureUrl(pictures, project.id, 'header', project.header),
    ks3_domain: pictures.picturesUrl,
    layout: { name: project.skin, theme: project.theme },
    layout_config: { layout: project.home_blocks },
    traits: project.traits,
    time_zone: project.time_zone,
    revocable: project.allows_revoking,
    ...(project.embedded_origins.length > 0 && { embedded_origins: project.embedded_origins }),
  };
}

/** The footer: its texts, and its blocks in order. */
export function presentSettingInfo(
  { standing, home_page }: Awaited<ReturnType<typeof findProjectSettings>>,
  { picturesUrl }: PictureBase,
): SettingInfo['output'] {
  const qr_url = standing.qr_url === '' ? '' : `${picturesUrl}${standing.qr_url}`;
  return { ...standing, qr_url, footer: home_page.footer.layout };
}

export function presentBatches(batches: Awaited<ReturnType<typeof listBatches>>, now: Date): ProjectBatches['output'] {
  const list = batches.map((batch) => ({
    batchId: batch.id,
    batch_title: batch.title,
    batch_state: batchStateOf(batch, now),
    start_time: epochSeconds(batch.starts_at),
    end_time: epochSeconds(batch.ends_at),
    ...(batch.ends_at > batch.ends_for_all ? { extended: true as const } : {}),
  }));
  return { server_time: epochSeconds(now), list };
}

export function presentPublicProjects(
  projects: Awaited<ReturnType<typeof listPublicProjects>>,
  pictures: PictureBase,
): PublicProjects['output'] {
  return publicProjects.output.parse({
    list: projects.map((project) => ({
      domain: project.slug,
      title: project.title,
      org_name: project.org_name,
      color: project.color,
      background: pictureUrl(pictures, project.id, 'logo', project.logo),
      lang: project.languages,
    })),
  });
}

/** The colour with the opacity of soft backgrounds. */
function colorRgba(hex: string, alpha = 0.2): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgba(${channels.join(', ')}, ${alpha})`;
}

/** A picture's address changes with its content, so that browsers may cache it forever. */
function pictureUrl({ picturesUrl }: PictureBase, projectId: string, kind: string, digest: string | null): string {
  return digest === null ? '' : `${picturesUrl}/pictures/${projectId}/${kind}?v=${digest}`;
}
