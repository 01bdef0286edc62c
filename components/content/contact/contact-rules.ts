import { rulesOf } from '@/components/ui/field/rules-of';
import { contactBody } from '@/lib/contract/bff/forms/contact';

export const CONTACT_FIELDS = ['fullName', 'phoneNumber', 'email', 'messages'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

const { kind: _chosen, captcha: _solved, ...typed } = contactBody.shape;
export const CONTACT_RULES = rulesOf<ContactField>(typed);
