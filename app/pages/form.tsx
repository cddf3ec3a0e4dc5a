import type { ComponentType } from 'react';
import type { Page, Section } from '#rules/page/page-value.ts';
import type { SectionOf } from '#rules/sections/registry.ts';
import { AccountSection } from '../sections/account/account.tsx';
import { LoginSection } from '../sections/login/login.tsx';
import { MailLinkSection } from '../sections/mail-link/mail-link.tsx';
import { ProductRegistrationSection } from '../sections/product-registration/product-registration.tsx';
import { ServiceRequestSection } from '../sections/service-request/service-request.tsx';

type Components = { [Kind in Section['kind']]?: ComponentType<{ section: SectionOf<Kind> }> };

/** The kinds of section that stand on a page of this kind. */
const components: Components = {
  account: AccountSection,
  login: LoginSection,
  'mail-link': MailLinkSection,
  'product-registration': ProductRegistrationSection,
  'service-request': ServiceRequestSection,
};

/** A page that is there for a form: one column on white. */
export const FormPage = ({ page }: { page: Page }) =>
  page.sections.map((section) => {
    const Component = components[section.kind] as ComponentType<{ section: Section }> | undefined;
    if (!Component) throw new Error(`a page for a form has no section of kind "${section.kind}"`);
    return <Component key={section.id} section={section} />;
  });
