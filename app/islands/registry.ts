import type { ComponentType } from 'react';

/**
 * Every interactive component by the name of its island: the only place where the browser learns of React components.
 */
export const islands = {
  accountFlow: () => import('#app/sections/account/account-flow.tsx').then((module) => module.AccountFlow),
  carouselTabs: () => import('#app/sections/carousel/carousel-tabs.tsx').then((module) => module.CarouselTabs),
  countdown: () => import('#app/sections/sale-hero/countdown.tsx').then((module) => module.Countdown),
  faqBrowser: () => import('#app/sections/faq/faq-browser.tsx').then((module) => module.FaqBrowser),
  galleryViewer: () => import('#app/sections/gallery/gallery-viewer.tsx').then((module) => module.GalleryViewer),
  loginFlow: () => import('#app/sections/login/login-flow.tsx').then((module) => module.LoginFlow),
  mailLinkForm: () => import('#app/sections/mail-link/mail-link-form.tsx').then((module) => module.MailLinkForm),
  programPlayground: () =>
    import('#app/sections/playground/program-playground.tsx').then((module) => module.ProgramPlayground),
  registrationForm: () =>
    import('#app/sections/product-registration/registration-form.tsx').then((module) => module.RegistrationForm),
  robotViewer: () => import('#app/sections/live-robot/robot-viewer.tsx').then((module) => module.RobotViewer),
  seriesTabs: () => import('#app/sections/manuals/series-tabs.tsx').then((module) => module.SeriesTabs),
  serviceForm: () => import('#app/sections/service-request/service-form.tsx').then((module) => module.ServiceForm),
  subscribeForm: () => import('#app/sections/newsletter/subscribe-form.tsx').then((module) => module.SubscribeForm),
  theaterStage: () => import('#app/sections/theater/theater-stage.tsx').then((module) => module.TheaterStage),
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islands;
