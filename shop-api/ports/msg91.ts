import { z } from 'zod';
import type { SmsTemplate } from '@/shop-api/modules/sms/content';
import type { SmsGateway } from './sms';

export type Msg91Settings = {
  authKey: string;
  /** MSG91's ids of the templates registered with the operators (DLT). */
  templateIds: Record<SmsTemplate, string>;
  /** The ids of the Tamil templates; a text without one is sent in English. */
  tamilTemplateIds: Partial<Record<SmsTemplate, string>>;
  /** The MSG91 API, or a compatible server. */
  url: string;
};

const INDIA = '91';

/** MSG91 answers some refusals with status 200, so `type` decides. */
const answerSchema = z.object({ type: z.string(), message: z.string() });

/** Sends through MSG91's flow API, version 5. Its delivery reports return our reference as CRQID. */
export function msg91({ authKey, templateIds, tamilTemplateIds, url }: Msg91Settings): SmsGateway {
  const address = new URL('/api/v5/flow', url);
  return {
    async send({ reference, mobile, language, template, values }, signal) {
      const inTamil = language === 'ta' ? tamilTemplateIds[template] : undefined;
      const response = await fetch(address, {
        method: 'POST',
        headers: { authkey: authKey, accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({
          template_id: inTamil || templateIds[template],
          short_url: '0',
          realTimeResponse: '1',
          recipients: [{ mobiles: `${INDIA}${mobile}`, CRQID: reference, ...values }],
        }),
        redirect: 'error',
        signal,
      });
      const answer = answerSchema.safeParse(await response.json().catch(() => undefined)).data;
      if (response.ok && answer?.type === 'success') return;
      throw new Error(`MSG91 answered ${response.status}: ${answer?.message.slice(0, 200) ?? 'no JSON'}`);
    },
  };
}
