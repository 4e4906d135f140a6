import { changeOwnPassword } from '@portico/contract/own-account';
import { passwordProblem } from '@portico/form-engine/patterns/password';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form, Input } from 'antd';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useStaffMember } from '../../../lib/session.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import classes from '../factors/factors.module.css';

interface Values {
  readonly present: string;
  readonly wanted: string;
}

/** Changes the password by the present one, without leaving the console. */
export function PasswordCard() {
  const t = useTranslations('console.security.password');
  const entering = useTranslations('console.entering');
  const failureText = useFailureText();
  const client = useQueryClient();
  const { account } = useStaffMember();
  const [form] = Form.useForm<Values>();
  const changing = useMutation({
    mutationFn: ({ present, wanted }: Values) => call(changeOwnPassword, { password: present, new_password: wanted }),
    onSuccess: async () => {
      form.resetFields();
      await client.invalidateQueries({ queryKey: ['account'] });
    },
    onError: () => form.getFieldInstance('present')?.focus({ cursor: 'all' }),
  });
  return (
    <section className={classes.card} aria-labelledby="password-title">
      <header className={classes.head}>
        <h2 id="password-title" className={classes.title}>
          {t('title')}
        </h2>
        <p className={classes.text}>{t('text')}</p>
        {changing.isSuccess && (
          <Alert type="success" showIcon role="status" title={t('done', { ended: changing.data.ended })} />
        )}
        {changing.isError && <Alert type="error" showIcon role="alert" title={failureText(changing.error)} />}
        <Form
          className={classes.form ?? ''}
          form={form}
          layout="vertical"
          requiredMark={false}
          onFinish={(values) => {
            if (!changing.isPending) changing.mutate(values);
          }}
        >
          <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
          <Form.Item
            name="present"
            label={t('present')}
            rules={[{ required: true, message: t('presentMissing') }]}
            validateTrigger="onSubmit"
          >
            <Input type="password" autoComplete="current-password" maxLength={1024} />
          </Form.Item>
          <Form.Item
            name="wanted"
            label={entering('newPassword')}
            extra={entering('passwordAbout')}
            rules={[
              {
                validator: (_rule, value: string | undefined) => {
                  const problem = passwordProblem(value ?? '');
                  if (problem === null) return Promise.resolve();
                  return Promise.reject(new Error(entering(problem === 'common' ? 'passwordCommon' : 'passwordWeak')));
                },
              },
            ]}
            validateTrigger="onSubmit"
          >
            <Input type="password" autoComplete="new-password" maxLength={128} />
          </Form.Item>
          <Button htmlType="submit" loading={changing.isPending}>
            {t('submit')}
          </Button>
        </Form>
      </header>
    </section>
  );
}
