import { slugProblem, suggestSlug } from '@portico/contract/slug-rules';
import type { LocalText } from '@portico/form-engine/language';
import { Form, Input } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

/** The slug of a project to be made: suggested by its title until somebody writes another one. */
export function SlugItem() {
  const t = useTranslations('console.projectMaking');
  const form = Form.useFormInstance();
  const title: LocalText | undefined = Form.useWatch('title', form);
  const suggested = title === undefined ? '' : suggestSlug(title);
  const before = useRef('');
  useEffect(() => {
    const isOwn = (form.getFieldValue('domain') ?? '') !== before.current;
    if (isOwn || suggested === before.current) return;
    before.current = suggested;
    form.setFieldValue('domain', suggested);
  }, [form, suggested]);
  const hasTitle = title !== undefined && Object.values(title).some((text) => text.trim() !== '');
  return (
    <Form.Item
      name="domain"
      label={t('slug')}
      extra={hasTitle && suggested === '' ? t('slugNotSuggested') : t('slugHint')}
      rules={[{ validator: (_rule, slug: string) => checkSlug(slug, t) }]}
    >
      <Input prefix="/apply/" suffix="/" autoComplete="off" spellCheck={false} maxLength={60} />
    </Form.Item>
  );
}

export function checkSlug(
  slug: string,
  t: (key: 'slugWrong' | 'slugReserved', values: { slug: string }) => string,
): Promise<void> {
  const problem = slugProblem(slug.trim());
  return problem === null ? Promise.resolve() : Promise.reject(new Error(t(problem, { slug })));
}
