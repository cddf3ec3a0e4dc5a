// Written by `npm run new -- tables` from rules/sections/registry.ts.
import { AccountSection } from '../../sections/account/account.tsx';
import { LoginSection } from '../../sections/login/login.tsx';
import { MailLinkSection } from '../../sections/mail-link/mail-link.tsx';
import { ProductRegistrationSection } from '../../sections/product-registration/product-registration.tsx';
import { ServiceRequestSection } from '../../sections/service-request/service-request.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const formSections: SectionComponents<'form'> = {
  account: AccountSection,
  login: LoginSection,
  'mail-link': MailLinkSection,
  'product-registration': ProductRegistrationSection,
  'service-request': ServiceRequestSection,
};
