// Written by `npm run new -- tables` from pages/sections.ts.
import { AccountSection } from '#features/account/account.tsx';
import { LoginSection } from '#features/account/login/login.tsx';
import { MailLinkSection } from '#features/account/mail-link/mail-link.tsx';
import { ProductRegistrationSection } from '#features/account/product-registration/product-registration.tsx';
import { ServiceRequestSection } from '#features/account/service-request/service-request.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const formSections: SectionComponents<'form'> = {
  account: AccountSection,
  login: LoginSection,
  'mail-link': MailLinkSection,
  'product-registration': ProductRegistrationSection,
  'service-request': ServiceRequestSection,
};
