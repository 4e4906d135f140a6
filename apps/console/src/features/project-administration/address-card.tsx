import type { ProjectAddress } from '@portico/contract/staff-projects.schemas';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form, Input, Switch } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { useProject } from '../../lib/project.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { DrawerForm, type RemedyProps } from '../../parts/drawer-form/drawer-form.tsx';
import { FreeSlugs } from '../../parts/project-making/free-slugs.tsx';
import { checkSlug } from '../../parts/project-making/slug-item.tsx';
import { Card } from '../../parts/frame/card.tsx';
import classes from './administration-page.module.css';
import { useAdministration } from './use-administration.ts';

/** The address of the portal, those it had, and whether the start page lists it. */
export function AddressCard({ former }: Pick<ProjectAddress['output'], 'former'>) {
  const t = useTranslations('console.projectAdministration');
  const { address } = useProject();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={t('address')}>
      <div className={classes.line}>
        <p className={classes.address}>{address}</p>
        <Button onClick={() => setIsOpen(true)}>{t('changeSlug')}</Button>
      </div>
      {former.length > 0 && (
        <p className={classes.note}>
          {t('former', { list: former.map(({ domain }) => `/apply/${domain}/`).join(', ') })}
        </p>
      )}
      <Listed />
      <SlugDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  );
}

function SlugDrawer({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useTranslations('console.projectAdministration');
  const making = useTranslations('console.projectMaking');
  const navigate = useNavigate();
  const { slug } = useProject();
  const { changeSlug } = useAdministration();
  return (
    <DrawerForm
      isOpen={isOpen}
      onClose={onClose}
      title={t('changeSlug')}
      submitLabel={t('saveSlug')}
      initialValues={{ slug }}
      Remedy={FreeAddress}
      onSubmit={(values) => changeSlug(values.slug.trim())}
      onSaved={(changed) => void navigate(paths.projectPart(changed, 'administration'), { replace: true })}
    >
      <Form.Item
        name="slug"
        label={making('slug')}
        extra={t('slugEffect')}
        rules={[{ validator: (_rule, text: string) => checkSlug(text, making) }]}
      >
        <Input prefix="/apply/" suffix="/" autoComplete="off" spellCheck={false} maxLength={60} />
      </Form.Item>
    </DrawerForm>
  );
}

function FreeAddress({ failure, fill }: RemedyProps) {
  return <FreeSlugs failure={failure} onChoose={(slug) => fill({ slug })} />;
}

function Listed() {
  const t = useTranslations('console.projectAdministration');
  const failureText = useFailureText();
  const { listed } = useProject();
  const { setListed } = useAdministration();
  const change = useMutation({ mutationFn: setListed });
  return (
    <div className={classes.switch}>
      <Switch
        checked={listed}
        loading={change.isPending}
        aria-labelledby="listed-label"
        onChange={(next) => change.mutate(next)}
      />
      <span id="listed-label">{t('listed')}</span>
      {change.isError && <Alert type="error" showIcon role="alert" title={failureText(change.error)} />}
    </div>
  );
}
