import { LockOutlined } from '@ant-design/icons';
import { openDraft } from '@portico/contract/staff-applications';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form, Input } from 'antd';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { PageTitle } from '../../../parts/frame/page-title.tsx';
import classes from './draft-reason.module.css';

interface DraftReasonProps {
  readonly application: string;
  readonly onOpened: () => Promise<unknown>;
}

/** Shown instead of a draft: asks why it must be read, and the reason is logged before the draft is shown. */
export function DraftReason({ application, onOpened }: DraftReasonProps) {
  const t = useTranslations('console.application.draft');
  const failureText = useFailureText();
  const opening = useMutation({
    mutationFn: ({ reason }: { readonly reason: string }) => call(openDraft, { application, reason }),
    // The button stays busy until the application is loaded.
    onSuccess: onOpened,
  });
  return (
    <section className={classes.draft}>
      <PageTitle>{t('title')}</PageTitle>
      <h1 className={classes.title}>
        <LockOutlined aria-hidden />
        {t('title')}
      </h1>
      <p className={classes.text}>{t('text')}</p>
      <Form
        layout="vertical"
        requiredMark={false}
        onFinish={(values: { readonly reason: string }) => {
          if (!opening.isPending) opening.mutate(values);
        }}
      >
        <Form.Item
          name="reason"
          label={t('reason')}
          extra={t('example')}
          rules={[{ required: true, whitespace: true, message: t('missing') }]}
          validateTrigger="onSubmit"
        >
          <Input.TextArea rows={3} maxLength={500} showCount />
        </Form.Item>
        {opening.isError && (
          <Alert className={classes.word ?? ''} type="error" showIcon role="alert" title={failureText(opening.error)} />
        )}
        <Button type="primary" htmlType="submit" loading={opening.isPending}>
          {t('open')}
        </Button>
      </Form>
    </section>
  );
}
